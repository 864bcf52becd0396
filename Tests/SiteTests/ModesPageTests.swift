import Audit
import Diagnostics
import Testing
import Tokens

@testable import Site

/// The page of all modes, the mode bar, and parts of a page in a mode of their own.
struct ModesPageTests {
  // MARK: Axes

  private func axes(_ sizes: [Int], appearance: Int? = nil) -> ModeAxes {
    ModeAxes(
      sizes.enumerated().map { index, size in
        let contexts = (0..<size).map { index == appearance ? ["light", "dark", "dim"][$0] : "c\($0)" }
        return Modifier(name: "m\(index)", contexts: contexts)
      })
  }

  @Test(
    arguments: [
      ([2], nil, [0], []), ([8], nil, [], [0]), ([2, 3], nil, [0, 1], []), ([2, 3, 2, 2, 3], 2, [2, 4], [0, 1, 3]),
      ([3, 7], 0, [0], [1]), ([4, 4], nil, [1], [0]),
    ] as [([Int], Int?, [Int], [Int])])
  func `lays light and dark across, and what else a row can take in`(
    sizes: [Int], appearance: Int?, columns: [Int], rows: [Int]
  ) {
    let axes = axes(sizes, appearance: appearance)
    #expect(axes.columns == columns)
    #expect(axes.rows == rows)
  }

  @Test func `shows every mode once`() {
    let axes = axes([2, 3, 2, 2, 3], appearance: 2)
    let modes = axes.combinations(axes.rows).flatMap { row in
      axes.combinations(axes.columns).map { axes.mode(row: row, column: $0) }
    }
    #expect(modes.sorted() == Array(0..<72))
  }

  // MARK: Survey

  private static let resolver = """
    {"version": "2025.10",
     "sets": {"base": {"sources": [{"a": {"$type": "number", "same": {"$value": 1}, "brand": {"$value": 1},
       "theme": {"$value": 1}, "both": {"$value": 1}, "alias": {"$value": "{a.both}"}}}]}},
     "modifiers": {
       "brand": {"contexts": {"one": [{"a": {"$type": "number", "brand": {"$value": 1}}}],
         "two": [{"a": {"$type": "number", "brand": {"$value": 2}, "both": {"$value": 2}}}]}},
       "theme": {"contexts": {"light": [], "dark": [{"a": {"$type": "number", "theme": {"$value": 3}, "both": {"$value": 3}}}]}},
       "idle": {"contexts": {"x": [], "y": []}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"}, {"$ref": "#/modifiers/theme"},
       {"$ref": "#/modifiers/idle"}]}
    """

  private func build(_ files: [(String, String)]) -> Build {
    Build(
      ProjectFiles(name: "p", files: files.map { (path: $0.0, bytes: Array($0.1.utf8)) }),
      today: CalendarDate(year: 2026, month: 11, day: 30))
  }

  private func survey() throws -> ModeSurvey {
    let build = build([("themes/a/a.resolver.json", ModesPageTests.resolver)])
    return try ModeSurvey(#require(build.resolved.systems.first?.theme))
  }

  private func names(_ tokens: [TokenGraph.Token]) -> [String] { tokens.map(\.path.description) }

  @Test func `tells which tokens depend on a modifier, and on two together`() throws {
    let survey = try survey()
    #expect(names(survey.tokens(on: [0]).map(\.token)) == ["a.brand", "a.both", "a.alias"])
    #expect(names(survey.tokens(on: [1]).map(\.token)) == ["a.theme", "a.both", "a.alias"])
    #expect(survey.tokens(on: [2]).isEmpty)
    #expect(names(survey.tokens(on: [0, 1]).map(\.token)) == ["a.both", "a.alias"])
    #expect(survey.interactions.map { [$0.first, $0.second] } == [[0, 1]])
    #expect(survey.fixed == 1)
    #expect((0..<2).map { survey.graph.modes[survey.mode(0, $0)]["brand"] } == ["one", "two"])
  }

  @Test func `tells what a context does not define and its siblings do`() throws {
    let survey = try survey()
    #expect(names(survey.fallbacks(0, 0)) == ["a.both"])
    #expect(survey.fallbacks(0, 1).isEmpty)
    // What a system starts from lacks nothing.
    #expect(survey.fallbacks(1, 0).isEmpty)
  }

  // MARK: Pages

  private func site(_ files: [(String, String)]) throws -> [String: String] {
    let build = build(files)
    let files = try #require(build.site, "\(TextPrinter(sources: build.sources).text(build.findings))")
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test func `has a page of modes where there are several`() throws {
    let site = try site([("themes/a/a.resolver.json", ModesPageTests.resolver)])
    let page = try #require(site["modes.html"])
    #expect(page.contains("href=\"modes.html?brand=two&amp;theme=dark&amp;idle=y\""))
    #expect(page.contains("data-mode=\"brand:two theme:dark idle:y\""))
    #expect(site["index.html"]?.contains("href=\"modes.html\"") == true)
    #expect(page.contains("No token depends on it"))
    let plain = try self.site([("a.tokens.json", ##"{"a": {"$type": "number", "$value": 1}}"##)])
    #expect(plain["modes.html"] == nil)
  }

  @Test func `names the modes of a drawing as it names those of its value`() throws {
    let page = try #require(try site([("themes/a/a.resolver.json", ModesPageTests.resolver)])["tokens/number.html"])
    let entry = try #require(page.firstRange(of: "id=\"a.both\"").map { page[$0.upperBound...] })
    let labels = entry.prefix(upTo: try #require(entry.firstRange(of: "<h3>")).lowerBound).matches(of: /<small>(.*?)</)
    #expect(labels.map { "\($0.1)" } == ["One, light", "Dark", "Two, light"])
    #expect(entry.matches(of: /<dt>(.*?) <small>/).prefix(3).map { "\($0.1)" } == labels.map { "\($0.1)" })
  }

  @Test(arguments: [("", "class=\"modes\""), (", \"third\": []", "class=\"modes modes--many\"")])
  func `puts the mode bar behind a button where it grows long`(more: String, name: String) throws {
    let resolver = """
      {"version": "2025.10", "sets": {"base": {"sources": [{"a": {"$type": "number", "$value": 1}}]}},
       "modifiers": {"theme": {"contexts": {"light": [], "dark": []}}, "size": {"contexts": {"s": [], "m": [], "l": []\(more)}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/size"}]}
      """
    let site = try site([("themes/a/a.resolver.json", resolver)])
    #expect(site["index.html"]?.contains(name) == true)
  }

  // MARK: Fences

  private func document(_ body: String) -> [(String, String)] {
    [
      ("themes/a/a.resolver.json", ModesPageTests.resolver),
      ("content/a/page.md", "---\ntitle: Page\n---\n\n```specimen \(body)\n```\n"),
    ]
  }

  @Test func `draws in a mode of its own`() throws {
    let site = try site(document("tokens\nmode: theme=dark\ndraw: [a.both, a.brand]"))
    let page = try #require(site["page.html"])
    #expect(page.contains("data-mode=\"brand:one theme:dark idle:x\""))
    let part = try #require(page.firstRange(of: "class=\"scope\"").map { page[$0.upperBound...] })
    #expect(!part.prefix { $0 != "▼" }.contains("data-only=\"brand"))
  }

  @Test(arguments: [("near", true), ("far", false)])
  func `draws the values of its mode, on the page where that is neither light nor dark`(
    context: String, hasGrid: Bool
  ) throws {
    let lengths = { (sizes: [Int]) in
      let tokens = sizes.enumerated().map { index, size in
        #""s\#(index)": {"$type": "dimension", "$value": {"value": \#(size), "unit": "px"}}"#
      }
      return "{\"gap\": {\(tokens.joined(separator: ", "))}}"
    }
    let resolver = """
      {"version": "2025.10", "sets": {"base": {"sources": [\(lengths([4, 8, 16, 24]))]}},
       "modifiers": {"screen": {"contexts": {"near": [], "far": [\(lengths([5, 10, 20, 30]))]}, "default": "near"}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/screen"}]}
      """
    let fence = "```specimen spacing\nmode: screen=\(context)\ndraw: gap.*\n```"
    let site = try site([
      ("themes/a/a.resolver.json", resolver), ("content/a/page.md", "---\ntitle: Page\n---\n\n\(fence)\n"),
    ])
    let page = try #require(site["page.html"])
    #expect(page.contains("class=\"scope scope--plain\""))
    #expect(page.contains("beside the grid of 8 px") == hasGrid)
  }

  @Test(arguments: [
    ("tokens\nmode: thme=dark\ndraw: a.*", "unknown-mode: 'thme' is no modifier of this theme"),
    ("tokens\nmode: theme=drk\ndraw: a.*", "unknown-mode: 'drk' is no context of 'theme'"),
    ("tokens\nmode: dark\ndraw: a.*", "unknown-mode: 'dark' is no choice of a context"),
    ("tokens\nmod: theme=dark\ndraw: a.*", "unknown-key: a fence has no 'mod'"),
    ("contrast\nmode: theme=dark", "invalid-fence: 'specimen contrast' takes no mode"),
    ("tokens\nmode: theme=dark", "empty-fence: 'specimen tokens' names no tokens"),
  ])
  func `says what is wrong with a mode`(body: String, finding: String) {
    let found = build(document(body)).findings.sorted.map { "\($0.rule.rawValue): \($0.text)" }
    #expect(found.contains(finding), "\(found)")
  }
}
