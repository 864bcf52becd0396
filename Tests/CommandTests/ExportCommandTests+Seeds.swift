import Foundation
import TestSupport
import Testing

/// Tokens that come from Swift go there and back.
extension ExportCommandTests {
  @Test(
    .enabled(if: Seeds.isPresent, "needs ../shared/seeds"),
    arguments: [("000", 33), ("002", 28), ("003", 6), ("004", 32)])
  func `has the same tokens of a seed again once they have been Swift`(seed: String, count: Int) throws {
    let scratch = try ScratchFolder()
    try scratch.write([
      "first/themes/seed/seed.md": try Seeds.markdown(seed),
      "first/themes/seed/theme.yaml": "name: Seed\ntokens: [seed.md]\n",
      "second/themes/seed/theme.yaml": "name: Seed\n",
    ])
    let swift = try Execution(["export", "swift", "--output", "Seed.swift"], in: scratch.path("first"))
    #expect(swift.exitCode == 0, "\(swift.error)")
    // A file, or the folder of a package.
    let written = scratch.url.appending(path: "first/Seed.swift")
    try FileManager.default.copyItem(at: written, to: scratch.url.appending(path: "second/themes/seed/Seed.swift"))
    let files = try ["first", "second"].map { project in
      let json = try Execution(["export", "json"], in: scratch.path(project))
      #expect(json.exitCode == 0, "\(json.error)")
      return try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? NSDictionary)
    }
    #expect(files[0] == files[1])
    #expect(tokens(in: files[0]) == count)
  }

  private func tokens(in group: NSDictionary) -> Int {
    if group["$value"] != nil { return 1 }
    return group.allValues.compactMap { $0 as? NSDictionary }.map(tokens).reduce(0, +)
  }
}
