import Audit
import Diagnostics
import Testing

@testable import Site

/// The colours of a system on the page of all systems.
struct SystemStripTests {
  private static func colors(_ values: [(String, String)]) -> String {
    let members = values.map { "\"\($0.0)\": {\"$value\": \"\($0.1)\"}" }
    return "\"color\": {\"$type\": \"color\", \(members.joined(separator: ", "))}"
  }

  /// The rows of each strip: the colours in the order in which they stand.
  private static func strips(_ tokens: String, modifiers: String? = nil, theme: String = "") throws -> [[[String]]] {
    var files = [
      ("content/log/index.md", "---\ntitle: Log\n---\n"), ("themes/tide/tide.tokens.json", "{\(tokens)}"),
      ("themes/tide/theme.yaml", theme),
    ]
    if let modifiers {
      files.append(
        (
          "themes/tide/tide.resolver.json",
          """
          {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "tide.tokens.json"}]}}, "modifiers": {\(modifiers)},
           "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/a"}, {"$ref": "#/modifiers/b"}]}
          """
        ))
    }
    let build = Build(
      ProjectFiles(name: "p", files: files.map { ($0.0, Array($0.1.utf8)) }),
      today: CalendarDate(year: 2026, month: 11, day: 30))
    let page = try #require(build.site?.first { $0.path == "index.html" }, "\(build.findings.sorted.map(\.text))")
    let lines = String(decoding: page.bytes, as: UTF8.self).split(separator: "\n")
    return lines.filter { $0.hasPrefix("<div class=\"strip\"") }.map { line in
      line.split(separator: "<div>").dropFirst().map { row in
        row.matches(of: /background:(#[0-9a-f]+)/).map { String($0.1) }
      }
    }
  }

  @Test func `begins with the ground and its ink, then the colours with a hue, then greys`() throws {
    let tokens = SystemStripTests.colors([
      ("paper", "#ffffff"), ("panel", "#f0f0f0"), ("teal", "#008080"), ("ink", "#000000"), ("red", "#cc0000"),
      ("almost-red", "#cc0202"), ("veil", "#00000080"), ("grey", "#777777"),
    ])
    #expect(
      try SystemStripTests.strips(tokens) == [[["#ffffff", "#000000", "#008080", "#cc0000", "#777777"]]])
    #expect(
      try SystemStripTests.strips(tokens, theme: "canvas: color.ink")
        == [[["#000000", "#ffffff", "#008080", "#cc0000", "#777777"]]])
  }

  @Test func `has a strip for light and dark, and in each a row for each brand`() throws {
    let tokens = SystemStripTests.colors([("paper", "#ffffff"), ("brand", "#008080")])
    let dark = SystemStripTests.colors([("paper", "#000000")])
    let other = SystemStripTests.colors([("brand", "#cc0000")])
    let modifiers = """
      "a": {"contexts": {"light": [], "dark": [{\(dark)}]}, "default": "light"},
      "b": {"contexts": {"one": [], "other": [{\(other)}], "same": []}, "default": "one"}
      """
    #expect(
      try SystemStripTests.strips(tokens, modifiers: modifiers) == [
        [["#ffffff", "#008080"], ["#ffffff", "#cc0000"]], [["#000000", "#008080"], ["#000000", "#cc0000"]],
      ])
  }

  @Test func `is missing where nothing opaque is to be shown`() throws {
    #expect(try SystemStripTests.strips(SystemStripTests.colors([("veil", "#00000080")])) == [])
  }
}
