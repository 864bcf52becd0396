import Foundation
import TestSupport
import Testing

/// Swift in the documents of the systems that ship, beside their tokens.
struct DriftCommandTests {
  private static let themes = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "themes")

  @Test(arguments: [
    ("vero", "red: 0.894", "red: 0.899", "primitive"), ("vero", "size: 32", "size: 33", "semantic"),
    ("bild", "hex: 0xFFFFFF", "hex: 0xFFFFFE", "primitive"),
    ("app-theme", "hex: \"4B3A9E\"", "hex: \"4B3A9F\"", "palette"), ("app-theme", "size: 80", "size: 81", "base"),
    ("ds-kit", "red: 0.35", "red: 0.36", "color"), ("ds-kit", "size: 34", "size: 35", "font"),
  ])
  func `finds a float, a hex colour and a size that were changed in a fence, with both places`(
    system: String, old: String, new: String, tokens: String
  ) throws {
    let scratch = try ScratchFolder()
    try scratch.makeFolder("themes")
    try FileManager.default.copyItem(
      at: DriftCommandTests.themes.appending(path: system), to: scratch.url.appending(path: "themes/\(system)"))
    let code = try swift(in: scratch)
    #expect(try drift(code, of: system, in: scratch) == [])

    let line = try #require(code.firstIndex { $0.contains(old) })
    var changed = code
    changed[line] = code[line].replacingOccurrences(of: old, with: new)
    let found = try drift(changed, of: system, in: scratch)
    try #require(found.count == 2, "\(found)")
    #expect(found[0].hasPrefix("content/\(system)/swift.md:\(line + 6):"))
    #expect(found[1].hasPrefix("note: themes/\(system)/tokens/\(tokens).tokens.json:"))
  }

  /// The lines of all that `export swift` writes.
  private func swift(in scratch: borrowing ScratchFolder) throws -> [String] {
    let run = try Execution(["export", "swift", "--output", "out"], in: scratch.path)
    #expect(run.exitCode == 0, "\(run.error)")
    let paths = FileManager.default.enumerator(atPath: scratch.path("out"))?.compactMap { $0 as? String } ?? []
    let sources = paths.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }.sorted().map { "out/\($0)" }
    return try (sources.isEmpty ? ["out"] : sources).flatMap { try scratch.text($0).components(separatedBy: "\n") }
  }

  /// Each drift from the tokens, and the first of its notes.
  private func drift(_ code: [String], of system: String, in scratch: borrowing ScratchFolder) throws -> [String] {
    let fence = ["```swift"] + code + ["```", ""]
    try scratch.write([
      "content/\(system)/swift.md": (["---", "title: Swift", "---", ""] + fence).joined(separator: "\n")
    ])
    let lines = try Execution(["check"], in: scratch.path).error.components(separatedBy: "\n")
    return lines.indices.filter { lines[$0].hasSuffix("[swift-drift]") }.flatMap { index in
      let note = lines[index...].first { $0.hasPrefix("  note: ") } ?? ""
      return [lines[index], note.trimmingCharacters(in: .whitespaces)]
    }
  }
}
