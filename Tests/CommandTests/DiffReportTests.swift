import Foundation
import TestSupport
import Testing

/// Where `specimen diff --html` writes, and where it does not.
struct DiffReportTests {
  /// A project on both sides, whose ink was black and is grey.
  private static func scratch(themes: [String] = ["sea", "sky"]) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for (side, ink) in [("old", "[0, 0, 0]"), ("new", "[0.2, 0.2, 0.2]")] {
      for theme in themes {
        try scratch.write([
          "\(side)/themes/\(theme)/base.tokens.json": """
          {"color": {"$type": "color", "ink": {"$value": {"colorSpace": "srgb", "components": \(ink)}}}}
          """
        ])
      }
    }
    return scratch
  }

  private static let assets = ["review.css", "site.css", "site.js", "tokens.css", "versus.css"].map {
    "assets/\($0)"
  }

  /// The names of systems are those of no folder of the report.
  @Test(arguments: [["sea", "sky"], ["assets", "before"]])
  func `writes a page for each system, and one alone for a lone system`(themes: [String]) throws {
    let scratch = try DiffReportTests.scratch(themes: themes)
    let all = try Execution(["diff", "old", "new", "--html", "report"], in: scratch.path)
    #expect(all.error == "")
    #expect(all.exitCode == 0)
    #expect(
      try scratch.files("report")
        == [".specimen-manifest.json"] + DiffReportTests.assets + ["index.html"]
        + themes.map { "systems/\($0)/index.html" })
    let alone = try Execution(["diff", "old", "new", "--system", themes[0], "--html", "report"], in: scratch.path)
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

  // MARK: What it says

  /// The words of a page, without its elements.
  private static func words(_ html: String) -> String {
    html.replacing(/<script>(.|\n)*?<\/script>|<[^>]*>/, with: "").replacing(/\s+/, with: " ")
  }

  /// A project with a pair of colours, a brand that it takes, and a size.
  private static func write(
    _ side: String, _ scratch: borrowing ScratchFolder, ink: String, size: String = "\"size\"", theme: String = "sea"
  ) throws {
    try scratch.write([
      "\(side)/themes/\(theme)/theme.yaml": """
      name: Sea
      contrast:
        pairs:
          - {requirement: text, foreground: color.text, background: color.paper}
      """,
      "\(side)/themes/\(theme)/tokens/base.tokens.json": """
      {"color": {"$type": "color",
        "ink": {"$value": {"colorSpace": "srgb", "components": \(ink)}},
        "text": {"$value": "{color.ink}"},
        "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}},
       \(size): {"$type": "dimension", "$value": {"value": 4, "unit": "px"}, "$extensions": {"ours": {"uuid": "7"}}}}
      """,
    ])
  }

  @Test func `draws a pair that newly fails in its colours before and after, with the edit that is the reason`() throws
  {
    let scratch = try ScratchFolder()
    try DiffReportTests.write("old", scratch, ink: "[0, 0, 0]")
    try DiffReportTests.write("new", scratch, ink: "[0.6, 0.6, 0.6]")
    let run = try Execution(["diff", "old", "new", "--html", "report"], in: scratch.path)
    #expect(run.exitCode == 1)
    let html = try scratch.text("report/index.html")
    let words = DiffReportTests.words(html)
    #expect(words.contains("Sea old → new 1 pair of colours newly fails"))
    #expect(words.contains("Before 21.00:1 pass"))
    // (1 + 0.05) / (0.3185… + 0.05), WCAG 2.2.
    #expect(words.contains("After 2.84:1 fail"))
    #expect(html.contains("style=\"color:#000000\""))
    #expect(html.contains("style=\"color:#999999\""))
    #expect(html.contains("<dt>Because of</dt><dd><a class=\"token-name\" href=\"#change-color.ink\">"))
    #expect(html.contains("<li class=\"edit\" id=\"change-color.ink\">"))
    #expect(html.contains("<li class=\"row\" id=\"change-color.text\">"))
  }

  @Test func `calls components by their titles, and links the page of each`() throws {
    let scratch = try ScratchFolder()
    for (side, ink) in [("old", "[0, 0, 0]"), ("new", "[0.1, 0.1, 0.1]")] {
      try DiffReportTests.write(side, scratch, ink: ink)
      try scratch.write([
        "\(side)/themes/sea/components/sign/component.yaml": "title: Road sign\nvariants: [{name: default}]",
        "\(side)/themes/sea/components/sign/default.html": "<p class=\"sign\">Here</p>\n",
        "\(side)/themes/sea/components/sign/component.css": ".sign { color: var(--sea-color-ink); }\n",
      ])
    }
    let run = try Execution(["diff", "old", "new", "--html", "report"], in: scratch.path)
    #expect(run.exitCode == 0)
    let html = try scratch.text("report/index.html")
    #expect(html.contains("<span><a href=\"components/sign.html\">Road sign</a></span>"))
    #expect(try scratch.files("report").contains("assets/redrawn.css"))
  }

  @Test func `says the same of a lock file`() throws {
    let scratch = try ScratchFolder()
    try DiffReportTests.write("old", scratch, ink: "[0, 0, 0]")
    try DiffReportTests.write("new", scratch, ink: "[0.6, 0.6, 0.6]")
    let build = ["build", "--project", "old", "--output", "site", "--lock", "old.json"]
    #expect(try Execution(build, in: scratch.path).exitCode == 0)
    let reports = try ["old", "old.json"].map { old in
      _ = try Execution(["diff", old, "new", "--html", "report"], in: scratch.path)
      return DiffReportTests.words(try scratch.text("report/index.html")).replacing("old.json", with: "old")
    }
    #expect(reports[0] == reports[1])
  }

  @Test func `has the findings of a side that cannot be read whole, and no verdict without a doubt`() throws {
    let scratch = try ScratchFolder()
    try DiffReportTests.write("old", scratch, ink: "[0, 0, 0]")
    try DiffReportTests.write("new", scratch, ink: "[0, 0, 0]")
    try scratch.write(["new/themes/sea/tokens/more.tokens.json": "{"])
    let run = try Execution(["diff", "old", "new", "--html", "report"], in: scratch.path)
    #expect(run.exitCode == 2)
    let words = DiffReportTests.words(try scratch.text("report/index.html"))
    #expect(words.contains("No contrast was lost in what could be read"))
    #expect(words.contains("Errors in new themes/sea/tokens/more.tokens.json:1:2"))
    #expect(!words.contains("Nothing changed"))
  }

  @Test func `tells what only one side has, and that nothing is left to compare`() throws {
    let scratch = try ScratchFolder()
    for (side, themes) in [("old", ["a", "b"]), ("new", ["c", "d"])] {
      for theme in themes {
        try DiffReportTests.write(side, scratch, ink: "[0, 0, 0]", theme: theme)
      }
    }
    let run = try Execution(["diff", "old", "new", "--html", "report"], in: scratch.path)
    let words = DiffReportTests.words(try scratch.text("report/index.html"))
    #expect(words.contains("There is nothing to compare"))
    #expect(words.contains("'a' is a system of 'old' alone, and is compared with nothing"))
    #expect(run.exitCode == 0)
  }

  @Test func `speaks the language of the site`() throws {
    let scratch = try ScratchFolder()
    try DiffReportTests.write("old", scratch, ink: "[0, 0, 0]")
    try DiffReportTests.write("new", scratch, ink: "[0, 0, 0]", size: "\"sizes\"")
    try scratch.write(["new/specimen.yaml": "language: de\n"])
    let run = try Execution(["diff", "old", "new", "--html", "report"], in: scratch.path)
    #expect(run.exitCode == 0)
    let html = try scratch.text("report/index.html")
    #expect(html.contains("<html lang=\"de\">"))
    let words = DiffReportTests.words(html)
    #expect(words.contains("Nichts sieht anders aus"))
    #expect(words.contains("Major-Version 1 Token ist umbenannt, ohne dass das alte bleibt"))
    #expect(words.contains("Vormalssize"))
  }
}
