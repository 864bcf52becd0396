import Foundation
import TestSupport
import Testing

/// One folder under Cases for each fault: `in` is built in a folder of its own, into `out` (which the case may fill before).
///
/// `want.txt` is all that stands on standard error, then the exit code and whether anything was written. With RECORD=1 in the
/// environment it is written anew, and the run fails: what a test wants is to be read before it is believed.
struct CaseTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test func `there are cases`() {
    #expect(!CaseTests.names.isEmpty)
  }

  @Test(arguments: CaseTests.names)
  func `reports what is wrong, all of it and nothing else`(name: String) throws {
    let folder = CaseTests.folder.appending(path: name)
    let parts = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(parts).subtracting(["out"]) == ["in", "want.txt"])

    let found = try report(of: folder)
    let file = folder.appending(path: "want.txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(found.utf8).write(to: file)
      Issue.record("recorded \(name)/want.txt; read it, then run again without RECORD")
      return
    }
    let wanted = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if found != wanted {
      Issue.record("\(name)/want.txt\n\(LineDifference.text(wanted: wanted, found: found))")
    }
  }

  private func report(of folder: URL) throws -> String {
    let scratch = try ScratchFolder()
    for part in ["in", "out"] where FileManager.default.fileExists(atPath: folder.appending(path: part).path) {
      try FileManager.default.copyItem(at: folder.appending(path: part), to: scratch.url.appending(path: part))
    }
    let before = try scratch.dump()
    let run = try Execution(["build", "--project", "in", "--output", "out"], in: scratch.path)
    let isUntouched = try scratch.dump() == before
    return "\(run.error)exit \(run.exitCode), \(isUntouched ? "nothing" : "a site") written\n"
  }
}
