import Audit
import Diagnostics
import TestSupport
import Testing

@testable import Site

/// Links from a document of one system to the pages of another, and to those that the site makes.
struct LinkTests {
  private static let tokens = ##"""
    {"color": {"$type": "color", "teal": {"$value": {"colorSpace": "srgb", "components": [0, 0.76, 0.72]}},
       "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}
    """##

  /// The folder of the guide's documents lies beside that of the tide's.
  private static func build(_ markdown: String, isAlone: Bool = false) -> Build {
    var files = [
      ("content/tide/index.md", "---\ntitle: Tide\n---\n"),
      ("content/tide/foundations/color.md", "---\ntitle: Colour\n---\n## Two words\n"),
      ("content/tide/buoy.md", "---\ntitle: Buoy\ncomponent: buoy\n---\n## When\n"),
      ("themes/tide/components/buoy/component.yaml", "variants: [{name: lit}]"),
      ("themes/tide/components/buoy/lit.html", "<i></i>"),
      ("themes/tide/components/dot/component.yaml", "variants: [{name: rest}]"),
      ("themes/tide/components/dot/rest.html", "<i></i>"),
      (
        "themes/tide/theme.yaml",
        "contrast: {pairs: [{requirement: text, foreground: color.ink, background: color.teal}]}"
      ),
      ("themes/tide/tide.tokens.json", tokens),
    ]
    files.append((isAlone ? "content/tide/a/b.md" : "content/guide/a/b.md", "---\ntitle: T\n---\n" + markdown))
    return Build(
      ProjectFiles(name: "p", files: files.map { ($0.0, Array($0.1.utf8)) }),
      today: CalendarDate(year: 2026, month: 11, day: 30))
  }

  @Test(
    arguments: [
      ("../../tide/foundations/color.md", "../../tide/foundations/color.html"),
      ("../../tide/foundations/color.md#two-words", "../../tide/foundations/color.html#two-words"),
      ("../../tide/", "../../tide/index.html"), ("../../index.html", "../../index.html"),
      ("../../tide/tokens/index.html", "../../tide/tokens/index.html"),
      ("../../tide/tokens/color.html#color.teal", "../../tide/tokens/color.html#color.teal"),
      ("../../tide/contrast.html#passing", "../../tide/contrast.html#passing"),
      ("../../tide/buoy.md#when", "../../tide/buoy.html#when"),
      ("../../tide/buoy.md#tab:code", "../../tide/buoy.html#tab:code"),
      ("../../tide/components/dot.html#tab:states", "../../tide/components/dot.html#tab:states"),
    ])
  func `lead to another system`(link: String, expected: String) throws {
    let build = LinkTests.build("[a](\(link))")
    #expect(build.findings.sorted.map(\.text) == [])
    let page = try #require(build.site?.first { $0.path == "guide/a/b.html" })
    #expect(String(decoding: page.bytes, as: UTF8.self).contains("<a href=\"\(expected)\">a</a>"))
  }

  @Test func `lead to pages that the site makes for a system that is alone`() throws {
    let build = LinkTests.build("[a](../tokens/color.html#color.teal) [b](/contrast.html) [c](..)", isAlone: true)
    #expect(build.findings.sorted.map(\.text) == [])
    let page = try #require(build.site?.first { $0.path == "a/b.html" })
    let links = ["../tokens/color.html#color.teal", "../contrast.html", "../index.html"]
    let text = String(decoding: page.bytes, as: UTF8.self)
    for (name, link) in zip("abc", links) { #expect(text.contains("<a href=\"\(link)\">\(name)</a>")) }
  }

  @Test(
    arguments: [
      ("../../tied/index.md", "'../../tied/index.md' leads to no file of the site", "../../tide/index.md"),
      (
        "../../tide/foundations/colour.md", "'../../tide/foundations/colour.md' leads to no file of the site",
        "../../tide/foundations/color.md"
      ),
      ("../../tide/buoy.html", "'../../tide/buoy.html' leads to no file of the site", "../../tide/buoy.md"),
      (
        "../../tide/foundations/color.md#tow-words", "'../../tide/foundations/color.md' has no heading '#tow-words'",
        "two-words"
      ),
      (
        "../../tide/tokens/color.html#color.tael", "'../../tide/tokens/color.html' has nothing named '#color.tael'",
        "color.teal"
      ),
      ("../../tide/contrast.html#pasing", "'../../tide/contrast.html' has nothing named '#pasing'", "passing"),
      ("../../tide/buoy.md#tab:cod", "'../../tide/buoy.md' has nothing named '#tab:cod'", "tab:code"),
      ("../../../etc/passwd", "'../../../etc/passwd' leads to no file of the site", nil),
    ] as [(String, String, String?)])
  func `to nowhere are told with the nearest name`(link: String, text: String, nearest: String?) {
    let build = LinkTests.build("[a](\(link))")
    #expect(build.findings.sorted.map(\.text) == [text])
    #expect(build.findings.sorted.map(\.help) == [nearest.map { "did you mean '\($0)'?" }])
    #expect(build.site == nil)
  }
}
