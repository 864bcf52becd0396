import Audit
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Site

/// One folder under Cases for each small project: `in` is its files, `want` all files of its site.
///
/// Left out of `want` are the styles and scripts that are the same in every site. With RECORD=1 in the environment `want` is
/// written anew, and the run fails: what a test wants is to be read before it is believed.
struct SiteCaseTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
  private static let shared =
    SiteStyle.Sheet.ofEverySite.map(\.path) + ["assets/component.js", "assets/overview.js", "assets/site.js"]
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test(arguments: SiteCaseTests.names)
  func `writes every file as wanted, and no other`(name: String) throws {
    let folder = SiteCaseTests.folder.appending(path: name)
    let build = Build(
      try ProjectFiles.read(folder.appending(path: "in")), today: CalendarDate(year: 2026, month: 9, day: 1))
    #expect(TextPrinter(sources: build.sources).text(build.findings) == "")
    let site = try #require(build.site).filter { !SiteCaseTests.shared.contains($0.path) }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try record(site, in: folder.appending(path: "want"))
      Issue.record("recorded \(name)/want; read it, then run again without RECORD")
      return
    }
    let want = folder.appending(path: "want")
    #expect(try paths(in: want) == site.map(\.path).sorted())
    for file in site {
      let wantedBytes = [UInt8]((try? Data(contentsOf: want.appending(path: file.path))) ?? Data())
      if file.bytes != wantedBytes {
        let found = String(decoding: file.bytes, as: UTF8.self)
        let wanted = String(decoding: wantedBytes, as: UTF8.self)
        Issue.record("\(name)/want/\(file.path)\n\(LineDifference.text(wanted: wanted, found: found))")
      }
    }
  }

  private func record(_ site: [OutputFile], in folder: URL) throws {
    if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
    for file in site {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
  }

  private func paths(in folder: URL) throws -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return walk.compactMap { $0 as? String }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder.appending(path: path).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
