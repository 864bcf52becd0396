import Foundation
import TestSupport
import Testing

/// Where `specimen diff --html` writes, and where it does not.
struct DiffReportTests {
  /// A project on both sides, whose ink was black and is grey.
  private static func scratch() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for (side, ink) in [("old", "[0, 0, 0]"), ("new", "[0.2, 0.2, 0.2]")] {
      for theme in ["sea", "sky"] {
        try scratch.write([
          "\(side)/themes/\(theme)/base.tokens.json": """
          {"color": {"$type": "color", "ink": {"$value": {"colorSpace": "srgb", "components": \(ink)}}}}
          """
        ])
      }
    }
    return scratch
  }

  private static let assets = ["assets/review.css", "assets/site.css", "assets/site.js", "assets/tokens.css"]

  @Test func `writes a page for each system, and one alone for a lone system`() throws {
    let scratch = try DiffReportTests.scratch()
    let all = try Execution(["diff", "old", "new", "--html", "report"], in: scratch.path)
    #expect(all.error == "")
    #expect(all.exitCode == 0)
    #expect(
      try scratch.files("report")
        == [".specimen-manifest.json"] + DiffReportTests.assets + ["index.html", "sea/index.html", "sky/index.html"])
    let alone = try Execution(["diff", "old", "new", "--system", "sea", "--html", "report"], in: scratch.path)
    #expect(alone.exitCode == 0)
    #expect(try scratch.files("report") == [".specimen-manifest.json"] + DiffReportTests.assets + ["index.html"])
  }

  @Test(
    arguments: [
      ("full", "'full' is not empty, and specimen did not make it"),
      ("new/themes", "the report cannot go to 'new/themes': the project is read from 'new/themes'"),
      (
        "old/themes/sea/report",
        "the report cannot go to 'old/themes/sea/report': the project is read from 'old/themes'"
      ),
    ])
  func `leaves alone what it did not make`(folder: String, message: String) throws {
    let scratch = try DiffReportTests.scratch()
    try scratch.write(["full/mine.txt": "mine"])
    let before = try ["full", "old", "new"].map { try scratch.dump($0) }
    let run = try Execution(["diff", "old", "new", "--html", folder], in: scratch.path)
    #expect(run.error.contains(message))
    #expect(run.exitCode == 2)
    #expect(try ["full", "old", "new"].map { try scratch.dump($0) } == before)
  }
}
