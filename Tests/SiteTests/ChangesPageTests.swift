import Audit
import Diagnostics
import TestSupport
import Testing

@testable import Site

/// What a site tells of changes since another version.
struct ChangesPageTests {
  private static func color(_ red: Double, _ green: Double, _ blue: Double) -> String {
    "{\"colorSpace\": \"srgb\", \"components\": [\(red), \(green), \(blue)]}"
  }

  private static func tokens(_ names: String) -> String { "{\"color\": {\"$type\": \"color\", \(names)}}" }

  private static let before = """
    "ink": {"$value": \(color(0, 0, 0))}, "text": {"$value": "{color.ink}"}, "paper": {"$value": \(color(1, 1, 1))},
    "foam": {"$value": \(color(0.5, 0.6, 0.7))}, "old": {"$value": \(color(0.3, 0.2, 0.1))},
    "gone": {"$value": \(color(0.9, 0.1, 0.1))}
    """

  /// The ink is red, foam is sea foam, there is sand, nothing is gone but `gone`, and `old` is deprecated.
  private static let after = """
    "ink": {"$value": \(color(0.6, 0, 0))}, "text": {"$value": "{color.ink}"}, "paper": {"$value": \(color(1, 1, 1))},
    "sea-foam": {"$value": \(color(0.5, 0.6, 0.7))}, "old": {"$value": \(color(0.3, 0.2, 0.1)), "$deprecated": "go"},
    "sand": {"$value": \(color(0.9, 0.8, 0.5))}
    """

  private static let components = [
    "themes/sea/components/sign/component.yaml": "variants: [{name: default}]",
    "themes/sea/components/sign/default.html": "<p class=\"sign\">Here</p>\n",
    "themes/sea/components/sign/component.css": ".sign { color: var(--sea-color-text); }\n",
    "themes/sea/components/bank/component.yaml": "variants: [{name: default}]",
    "themes/sea/components/bank/default.html": "<p class=\"bank\">There</p>\n",
    "themes/sea/components/bank/component.css": ".bank { color: var(--sea-color-paper); }\n",
  ]

  private static func files(_ names: String, _ more: [String: String] = [:]) -> [String: String] {
    ["themes/sea/base.tokens.json": tokens(names)].merging(components) { own, _ in own }.merging(more) { _, new in new }
  }

  private static func build(_ files: [String: String], since earlier: EarlierVersion? = nil) -> Build {
    Build(
      ProjectFiles(name: "p", files: files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }),
      today: CalendarDate(year: 2026, month: 11, day: 30), since: earlier)
  }

  private static func version(_ files: [String: String]) -> EarlierVersion {
    EarlierVersion(name: "v1", snapshots: build(files).snapshots, isWhole: true)
  }

  private static func site(_ build: Build) throws -> [String: String] {
    let site = try #require(build.site, "\(build.findings.sorted.map(\.text))")
    return Dictionary(uniqueKeysWithValues: site.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// - Parameter more: files of both versions.
  private static func site(of new: String = after, with more: [String: String] = [:]) throws -> [String: String] {
    try site(build(files(new, more), since: version(files(before, more))))
  }

  // MARK: The page

  @Test func `what changed has a page, which all that lists pages leads to`() throws {
    let site = try ChangesPageTests.site(with: ["specimen.yaml": "url: https://sea.example\n"])
    #expect(
      site["changes.html"]?.contains("<h1>Changes</h1>\n<p class=\"lead\">What changed in sea since v1.</p>") == true)
    #expect(site["index.html"]?.contains("<a href=\"changes.html\">Changes <span class=\"count\">5</span></a>") == true)
    #expect(site["pages.html"]?.contains("<a href=\"changes.html\">Changes</a>") == true)
    #expect(site["assets/search.js"]?.contains("[\"changes.html\",\"Changes\",\"Audit\"") == true)
    #expect(site["sitemap.xml"]?.contains("https://sea.example/changes.html") == true)
    #expect(site["llms.txt"]?.contains("[Changes](https://sea.example/changes.md)") == true)
    #expect(
      site["changes.md"] == """
        # Changes

        What changed in sea since v1.

        No contrast was lost.

        major version: 1 token is removed, 1 token is renamed and leaves no deprecated one.

        ## Tokens

        | Token | Change | Before | After | Mode | Because of |
        | --- | --- | --- | --- | --- | --- |
        | `color.ink` | another value | #000000 | #990000 |  |  |
        | `color.text` | follows | #000000 | #990000 |  | `color.ink` |
        | `color.sea-foam` ← `color.foam` | renamed |  |  |  |  |
        | `color.old` | deprecated |  |  |  |  |
        | `color.sand` | added | – | #e6cc80 |  |  |
        | `color.gone` | removed | #e61a1a | – |  |  |

        ## Components

        | Component | Change |
        | --- | --- |
        | `sign` | Following |


        """)
  }

  @Test(
    arguments: [
      ("en", "Nothing changed since v1: all tokens, contrasts and components are as they were."),
      ("de", "Seit v1 hat sich nichts geändert: Alle Tokens, Kontraste und Komponenten sind, wie sie waren."),
    ])
  func `a page of one sentence says that nothing changed`(language: String, sentence: String) throws {
    let site = try ChangesPageTests.site(
      of: ChangesPageTests.before, with: ["specimen.yaml": "language: \(language)\n"])
    let page = try #require(site["changes.html"])
    #expect(page.contains("</header>\n<p>\(sentence)</p>\n"))
    #expect(site["changes.md"]?.hasSuffix("\n\n\(sentence)\n") == true)
    for (path, text) in site where path.hasSuffix(".html") { #expect(!text.contains("class=\"mark"), "\(path)") }
    #expect(!page.contains("class=\"count\""))
  }

  @Test func `a system that the version did not have is new, and one that is gone is told`() throws {
    let sea = ChangesPageTests.files(ChangesPageTests.before)
    let earlier = ChangesPageTests.version(
      sea.merging(["themes/sky/base.tokens.json": ChangesPageTests.tokens(ChangesPageTests.before)]) { own, _ in own })
    let build = ChangesPageTests.build(
      sea.merging(["themes/dune/base.tokens.json": ChangesPageTests.tokens(ChangesPageTests.before)]) { own, _ in own },
      since: earlier)
    let found = build.findings.sorted.filter { $0.rule == "lone-system" }
    #expect(found.map(\.text) == ["'sky' is a system of 'v1' and of this project no more"])
    let site = try ChangesPageTests.site(build)
    #expect(site["dune/changes.html"]?.contains("<p>v1 did not have this system: all of it is new.</p>") == true)
    #expect(site["sea/changes.html"]?.contains("<p>Nothing changed since v1") == true)
  }

  @Test func `the page of all systems says how much changed of each`() throws {
    let other = ["themes/sky/base.tokens.json": ChangesPageTests.tokens(ChangesPageTests.before)]
    let portal = try #require(try ChangesPageTests.site(with: other)["index.html"])
    #expect(portal.contains("<li><a href=\"sea/changes.html\">5 changes since v1</a></li>"))
    #expect(!portal.contains("sky/changes.html"))
  }

  @Test func `a version that can be read in part is told`() {
    let earlier = EarlierVersion(name: "v1", snapshots: [], isWhole: false)
    let build = ChangesPageTests.build(ChangesPageTests.files(ChangesPageTests.before), since: earlier)
    let texts = build.findings.sorted.filter { $0.rule == "partly-read" }.map(\.text)
    #expect(texts == ["'v1' has errors, and is compared as far as it can be read"])
  }

  @Test func `a document may have the name of the page, except where there is one`() throws {
    let files = ChangesPageTests.files(ChangesPageTests.before, ["content/sea/changes.md": "# Changes\n"])
    #expect(try ChangesPageTests.site(ChangesPageTests.build(files))["changes.html"] != nil)
    let build = ChangesPageTests.build(files, since: ChangesPageTests.version(files))
    let texts = build.findings.sorted.filter { $0.rule == "page-collision" }.map(\.text)
    #expect(texts == ["the site has a file 'changes.html' of its own"])
  }

  // MARK: Marks

  /// The marks in a page: where each leads, and what it says.
  private static func marks(_ html: some StringProtocol) -> [String] {
    html.split(separator: "<span class=\"mark ").dropFirst().map { part in
      let href = part.split(separator: "href=\"")[1].prefix { $0 != "\"" }
      let text = part.split(separator: "\">")[2].prefix { $0 != "<" }
      return "\(text): \(href)"
    }
  }

  @Test func `tokens are marked where they stand, and lead to what is told of them`() throws {
    let site = try ChangesPageTests.site()
    let entries = try #require(site["tokens/color.html"]).split(separator: "<article ").dropFirst()
    let marks = entries.map { entry in
      "\(entry.split(separator: "id=\"")[1].prefix { $0 != "\"" }) \(ChangesPageTests.marks(entry))"
    }
    #expect(
      marks == [
        #"color.ink ["Changed: ../changes.html#change-color.ink"]"#,
        #"color.text ["Changed: ../changes.html#change-color.ink"]"#,
        "color.paper []",
        #"color.sea-foam ["Renamed: ../changes.html#change-color.sea-foam"]"#,
        #"color.old ["Now deprecated: ../changes.html#change-color.old"]"#,
        #"color.sand ["New: ../changes.html#change-color.sand"]"#,
      ])
    let overview = try #require(site["tokens/index.html"])
    #expect(ChangesPageTests.marks(overview).count == 5)
    #expect(overview.contains("value=\"changed\">changed <span class=\"count\">5</span>"))
    #expect(overview.matches(of: /data-f="color[^"]* ?changed/).count == 5)
    let page = try #require(site["changes.html"])
    for mark in marks {
      for anchor in mark.matches(of: /#([^"]*)"/) { #expect(page.contains("id=\"\(anchor.1)\""), "\(mark)") }
    }
  }

  @Test func `components that look another way are marked, and those that are new`() throws {
    let before = ChangesPageTests.files(ChangesPageTests.before)
    var after = ChangesPageTests.files(ChangesPageTests.after)
    after["themes/sea/components/pole/component.yaml"] = "variants: [{name: default}]"
    after["themes/sea/components/pole/default.html"] = "<p class=\"pole\">Pole</p>\n"
    after["themes/sea/components/pole/component.css"] = ".pole { color: var(--sea-color-text); }\n"
    after["themes/sea/components/bank/default.html"] = "<p class=\"bank\">Elsewhere</p>\n"
    let site = try ChangesPageTests.site(ChangesPageTests.build(after, since: ChangesPageTests.version(before)))
    let marks = ChangesPageTests.marks(try #require(site["components/index.html"]))
    #expect(
      marks == [
        "Changed: ../changes.html#component-bank", "New: ../changes.html#component-pole",
        "Changed: ../changes.html#component-sign",
      ])
    let page = try #require(site["changes.html"])
    let components = ChangesPageTests.ids(page).filter { $0.hasPrefix("component-") }
    #expect(components == ["component-bank", "component-pole", "component-sign"])
    #expect(ChangesPageTests.marks(try #require(site["components/sign.html"])) == [marks[2]])
    let same = try ChangesPageTests.site(ChangesPageTests.build(before, since: ChangesPageTests.version(before)))
    #expect(ChangesPageTests.marks(try #require(same["components/index.html"])) == [])
  }

  /// Where the marks of a page lead on the page of changes, each once.
  private static func places(_ html: String) -> Set<Substring> {
    Set(html.matches(of: /changes\.html#([^"]*)"/).map(\.output.1))
  }

  /// The ids of a page, which must be others each time.
  private static func ids(_ html: String) -> Set<Substring> {
    let ids = html.matches(of: /\sid="([^"]*)"/).map(\.output.1)
    #expect(Set(ids).count == ids.count)
    return Set(ids)
  }

  @Test func `marks of what the page leaves out lead to its heading`() throws {
    let many = { (red: Double) in
      (0..<310).map { "\"c\($0)\": {\"$value\": \(ChangesPageTests.color(red, 0, 0))}" }.joined(separator: ", ")
    }
    let versions = [0.2, 0.4].map { ChangesPageTests.files("\(ChangesPageTests.before), \(many($0))") }
    let site = try ChangesPageTests.site(
      ChangesPageTests.build(versions[1], since: ChangesPageTests.version(versions[0])))
    let places = Set(site.values.flatMap(ChangesPageTests.places))
    #expect(places.count == 301)
    #expect(places.contains("edits"))
    #expect(places.isSubset(of: ChangesPageTests.ids(try #require(site["changes.html"]))))
  }

  @Test func `pairs whose names read alike have ids of their own`() throws {
    let theme = """
      contrast:
        pairs:
          - {requirement: text, foreground: x-on-y, background: z}
          - {requirement: text, foreground: x, background: y-on-z}
      """
    let files = [0.0, 0.8].map { ink in
      let colors = [("x", ink), ("x-on-y", ink), ("y-on-z", 1), ("z", 1)].map { name, level in
        "\"\(name)\": {\"$type\": \"color\", \"$value\": \(ChangesPageTests.color(level, level, level))}"
      }
      return ["themes/sea/theme.yaml": theme, "themes/sea/base.tokens.json": "{\(colors.joined(separator: ", "))}"]
    }
    let site = try ChangesPageTests.site(ChangesPageTests.build(files[1], since: ChangesPageTests.version(files[0])))
    let ids = ChangesPageTests.ids(try #require(site["changes.html"])).filter { $0.hasPrefix("pair-") }
    #expect(ids == ["pair-x-on-y-on-z-on-text", "pair-x-on-y-on-z-on-text_2"])
  }

  @Test(
    arguments: [
      ("theme.yaml", "color.paper", "color.sand"), ("base.tokens.json", "[1.0, 1.0, 1.0]", "[1.0, 1.0, 0.0]"),
      ("icons/star.svg", "M0 0h9", "M0 0h8"), ("components/sign/component.yaml", "width: 200", "width: 300"),
    ])
  func `a component is another one when what it is drawn with is`(file: String, old: String, new: String) throws {
    var files = ChangesPageTests.files(ChangesPageTests.after)
    for name in files.keys where name.contains("/bank/") { files[name] = nil }
    files["themes/sea/theme.yaml"] = "canvas: color.paper\n"
    files["themes/sea/icons/star.svg"] = "<svg viewBox=\"0 0 9 9\"><g id=\"icon\"><path d=\"M0 0h9\"/></g></svg>"
    files["themes/sea/components/sign/component.yaml"] = "width: 200\nvariants: [{name: default}]"
    files["themes/sea/components/sign/default.html"] =
      "<p class=\"sign\"><svg><use href=\"../../icons/star.svg#icon\"></use></svg></p>\n"
    let earlier = ChangesPageTests.version(files)
    let path = "themes/sea/\(file)"
    files[path] = files[path]?.replacing(old, with: new)
    let site = try ChangesPageTests.site(ChangesPageTests.build(files, since: earlier))
    #expect(ChangesPageTests.marks(try #require(site["components/sign.html"])).count == 1)
  }

  @Test func `a site that tells of no changes has nothing of theirs`() throws {
    let site = try ChangesPageTests.site(ChangesPageTests.build(ChangesPageTests.files(ChangesPageTests.after)))
    #expect(
      site.keys.filter { $0.contains("changes") || $0.hasSuffix("review.css") || $0.hasSuffix("marks.css") } == [])
    for (path, text) in site where path.hasSuffix(".html") {
      #expect(
        !text.contains("changes.html") && !text.contains("class=\"mark") && !text.contains("marks.css"), "\(path)")
    }
  }
}
