import Audit
import Diagnostics
import TestSupport
import Testing

@testable import Site

/// The first page of several systems.
struct PortalTests {
  private static func color(_ red: Double, _ green: Double, _ blue: Double) -> String {
    "{\"$value\": {\"colorSpace\": \"srgb\", \"components\": [\(red), \(green), \(blue)]}}"
  }

  private static let pair = "{requirement: text, foreground: color.ink, background: color.paper}"

  /// - Parameter waiver: for the theme whose only pair fails.
  private static func files(_ specimen: String = "", waiver: String? = nil) -> [String: String] {
    let paper = "\"paper\": \(color(1, 1, 1))"
    var files = [
      "specimen.yaml": "title: Sea\n\(specimen)",
      "content/log/index.md": "---\ntitle: Log & book\ndescription: What was seen.\n---\n",
      "content/log/one.md": "---\ntitle: One\n---\n",
      "content/tide/index.md": "---\ntitle: Tide\nstatus: beta\n---\n",
      "themes/tide/tide.tokens.json": "{\"color\": {\"$type\": \"color\", \(paper), \"ink\": \(color(0, 0, 0))}}",
      "themes/tide/theme.yaml": "contrast: {pairs: [\(pair)]}",
      "themes/tide/components/buoy/component.yaml": "variants: [{name: lit}]",
      "themes/tide/components/buoy/lit.html": "<i></i>",
      "themes/fog/fog.tokens.json": "{\"color\": {\"$type\": \"color\", \(paper), \"ink\": \(color(0.7, 0.7, 0.7))}}",
      "themes/fog/theme.yaml": "name: Fog\ncontrast: {pairs: [\(pair)]}",
      "themes/reef/reef.tokens.json": "{\"color\": {\"$type\": \"color\", \(paper), \"teal\": \(color(0, 0.5, 0.5))}}",
      "themes/reef/theme.yaml": "name: Reef",
    ]
    files["themes/fog/contrast.waivers.yaml"] = waiver
    return files
  }

  private static func page(_ files: [String: String], _ path: String = "index.html") throws -> String {
    let build = Build(
      ProjectFiles(name: "p", files: files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }),
      today: CalendarDate(year: 2026, month: 11, day: 30))
    let page = try #require(build.site?.first { $0.path == path }, "\(build.findings.sorted.map(\.text))")
    return String(decoding: page.bytes, as: UTF8.self)
  }

  /// The card of a system without the strip of its colours.
  private static func card(_ title: String, _ page: String) throws -> String {
    let cards = page.split(separator: "<section class=\"tile system").dropFirst()
    let card = try #require(cards.first { $0.contains(">\(title)</a></h2>") })
    let lines = card.split(separator: "\n").dropFirst().prefix { $0 != "</section>" }
    return lines.filter { !$0.hasPrefix("<div class=\"strip\"") }.joined(separator: "\n")
  }

  @Test func `each number of a system leads to what it counts, and its verdict to the contrast page`() throws {
    let page = try PortalTests.page(PortalTests.files())
    #expect(
      try PortalTests.card("Tide", page) == """
        <h2><a href="tide/index.html">Tide</a></h2>
        <p class="system__status"><span class="badge status status--beta">Beta</span></p>
        <ul class="counts">
        <li><a href="tide/tokens/index.html">2 tokens</a></li>
        <li><a href="tide/components/index.html">1 component</a></li>
        <li><a href="tide/pages.html">1 page</a></li>
        </ul>
        <p class="status verdict--passed"><a href="tide/contrast.html">Contrast: One pair passes</a></p>
        """)
  }

  @Test func `a system without colours begins with its first pages`() throws {
    let page = try PortalTests.page(PortalTests.files())
    #expect(
      try PortalTests.card("Log &amp; book", page) == """
        <h2><a href="log/index.html">Log &amp; book</a></h2>
        <p>What was seen.</p>
        <ol class="system__pages">
        <li><a href="log/one.html">One</a></li>
        </ol>
        <ul class="counts">
        <li><a href="log/pages.html">2 pages</a></li>
        </ul>
        """)
  }

  @Test(
    arguments: [
      ("Fog", "", "<p class=\"status verdict--failed\"><a href=\"fog/contrast.html\">Contrast: 1 fails</a></p>"),
      ("Fog", "language: de", "verdict--failed\"><a href=\"fog/contrast.html\">Kontrast: 1 fällt durch</a></p>"),
      ("Tide", "language: de", "verdict--passed\"><a href=\"tide/contrast.html\">Kontrast: Ein Paar besteht</a></p>"),
      ("Reef", "", "<p class=\"status verdict--unknown\">Contrast: not measured</p>"),
      ("Reef", "language: de", "<p class=\"status verdict--unknown\">Kontrast: nicht gemessen</p>"),
    ])
  func `the worst verdict is told`(title: String, configuration: String, expected: String) throws {
    let page = try PortalTests.page(PortalTests.files(configuration))
    #expect(try PortalTests.card(title, page).contains(expected))
  }

  @Test func `what a waiver accepts is told apart`() throws {
    let waiver = """
      - {foreground: color.ink, background: color.paper, requirement: text, minimum: 1.5, reason: r, owner: o, expires: 2030-01-01}
      """
    let page = try PortalTests.page(PortalTests.files(waiver: waiver))
    #expect(
      try PortalTests.card("Fog", page).contains(
        "verdict--accepted\"><a href=\"fog/contrast.html\">Contrast: 1 is accepted</a>"))
  }

  @Test(
    arguments: [
      ("", [("Systems", 4), ("Tokens", 6), ("Components", 1), ("Colour pairs", 2)]),
      ("language: de", [("Systeme", 4), ("Tokens", 6), ("Komponenten", 1), ("Farbpaare", 2)]),
    ])
  func `all systems are counted together`(configuration: String, expected: [(String, Int)]) throws {
    let page = try PortalTests.page(PortalTests.files(configuration))
    let items = expected.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>\n" }.joined()
    #expect(page.contains("<dl class=\"totals\">\n\(items)</dl>"))
  }

  @Test func `documents alone are not counted`() throws {
    let files = PortalTests.files().filter { !$0.key.hasPrefix("themes/") }
    #expect(try !PortalTests.page(files).contains("totals"))
  }

  @Test func `the twin lists the systems with what each says of itself`() throws {
    #expect(
      try PortalTests.page(PortalTests.files(), "index.md") == """
        # Sea

        ## Systems

        - [Fog](<fog/index.md>)
        - [Log & book](<log/index.md>): What was seen.
        - [Reef](<reef/index.md>)
        - [Tide](<tide/index.md>)


        """)
  }
}
