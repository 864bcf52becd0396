import Audit
import Colorimetry
import Diagnostics
import Testing
import Tokens

@testable import Site

/// Where tokens have their entries, and what these and the overview say.
struct TokenPagesTests {
  private func build(_ files: [(String, String)]) -> Build {
    Build(
      ProjectFiles(name: "p", files: files.map { (path: $0.0, bytes: Array($0.1.utf8)) }),
      today: CalendarDate(year: 2026, month: 11, day: 30))
  }

  private func site(_ files: [(String, String)]) throws -> [String: String] {
    let files = try #require(build(files).site)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  private func numbers(_ names: [String]) -> [(String, String)] {
    let tokens = names.map { ##""\##($0)": {"$value": 1}"## }.joined(separator: ", ")
    return [("a.tokens.json", ##"{"$type": "number", "g": {\##(tokens)}}"##)]
  }

  // MARK: Addresses

  @Test(arguments: [
    (["a b", "a_b", "a%20b"], ["g.a_b", "g.a_b_2", "g.a_20b"]),
    (["#1", "1"], ["g._1", "g.1"]),
    (["Ink", "ink"], ["g.Ink", "g.ink"]),
    (["größe", "色", "a/b?c&d"], ["g.größe", "g.色", "g.a_b_c_d"]),
    (["a_b_2", "a b", "a_b"], ["g.a_b_2", "g.a_b", "g.a_b_3"]),
  ])
  func `gives each token an anchor of its own that an address can name`(_ names: [String], _ ids: [String]) throws {
    let page = try #require(try site(numbers(names))["tokens/number.html"])
    #expect(page.matches(of: /<article class="[^"]*" id="([^"]*)"/).map { String($0.1) } == ids)
  }

  @Test func `leads to every token from the overview, whatever its name`() throws {
    let site = try site(numbers(["a b", "a_b", "#1", "100%", "größe", "main"]))
    let links = try #require(site["tokens/index.html"]).matches(of: /<th scope="row">.*?<a href="([^"]*)"/).map {
      "\($0.1)"
    }
    #expect(
      links == [
        "number.html#g.a_b", "number.html#g.a_b_2", "number.html#g._1", "number.html#g.100_",
        "number.html#g.gr%C3%B6%C3%9Fe", "number.html#g.main",
      ])
  }

  @Test func `keeps the ids of tokens apart from those of the page`() throws {
    let site = try site([("a.tokens.json", #"{"main": {"$type": "number", "$value": 1}}"#)])
    let page = try #require(site["tokens/number.html"])
    #expect(page.matches(of: /id="main"/).count == 0)
    #expect(page.contains(#"id="token.main""#))
  }

  @Test func `parts a type with very many tokens by groups, and small groups share a page`() throws {
    let large = (0..<2).map { group in
      let tokens = (0..<100).map { ##""t\##($0)": {"$value": 1}"## }.joined(separator: ", ")
      return ##""\##(["Large", "large"][group])": {\##(tokens)}"##
    }
    let json =
      ##"{"$type": "number", \##(large.joined(separator: ", ")), "few": {"x": {"$value": 1}}, "root": {"$value": 1}}"##
    let site = try site([("a.tokens.json", json)])
    #expect(
      site.keys.filter { $0.hasPrefix("tokens/") && $0.hasSuffix(".html") }.sorted() == [
        "tokens/index.html", "tokens/number.html", "tokens/number/large.html", "tokens/number/large_2.html",
        "tokens/number/other.html",
      ])
    #expect(site["tokens/number/other.html"]?.contains(#"id="few.x""#) == true)
    #expect(site["tokens/number.html"]?.contains(#"href="number/large_2.html""#) == true)
    #expect(site["tokens/index.html"]?.contains(#"href="number/large_2.html#large.t99""#) == true)
  }

  @Test func `fills page after page with a group that nothing divides`() throws {
    let site = try site(numbers((0..<350).map { "t\($0)" }))
    let counts = ["g", "g-2", "g-3"].map { name in
      site["tokens/number/\(name).html"]?.matches(of: /<article class/).count
    }
    #expect(counts == [150, 150, 50])
  }

  @Test func `keeps documents from taking the page of a group`() {
    let tokens = numbers((0..<300).map { "t\($0)" })[0].1
    let build = build([("themes/p/a.tokens.json", tokens), ("content/p/tokens/number/g.md", "---\ntitle: G\n---\n")])
    #expect(build.findings.sorted.map(\.rule.rawValue).contains("page-collision"))
  }

  // MARK: Colours

  /// CSS Color 4 has the same of red in its examples; the beginnings of what is converted are those of coloraide.
  @Test(arguments: [
    (
      Color(.srgb, 1, 0, 0, alpha: 0.5),
      ["#FF000080", "rgb(255 0 0 / 0.5)", "hsl(0 100% 50% / 0.5)", "oklch(0.62", "color(display-p3 0.91"]
    ), (Color(.displayP3, 0, 1, 0), ["color(display-p3 0 1 0)", "oklch(0.8"]),
  ])
  func `writes a colour in all notations that have it`(_ color: Color, _ beginnings: [String]) {
    let all = ColorNotations(color).all
    #expect(all.count == beginnings.count)
    for (text, beginning) in zip(all, beginnings) { #expect(text.hasPrefix(beginning)) }
  }

  @Test func `says what browsers show instead of a colour outside sRGB`() {
    #expect(ColorNotations(Color(.srgb, 0, 1, 0)).beyond == nil)
    let wide = ColorNotations(Color(.displayP3, 0, 1, 0)).beyond
    #expect(wide?.hex == "#00FF00" && wide?.isInP3 == true)
    #expect(ColorNotations(Color(.rec2020, 0, 1, 0)).beyond?.isInP3 == false)
  }

  // MARK: Entries

  private let parts = """
    {"c": {"$type": "color", "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}},
     "w": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}},
     "b": {"$type": "border", "$value": {"color": "{c.ink}", "width": "{w}", "style": "solid"}},
     "s": {"$type": "shadow", "$value": [
       {"color": "{c.ink}", "offsetX": {"value": 0, "unit": "px"}, "offsetY": "{w}", "blur": {"value": 1, "unit": "px"}, "spread": {"value": 0, "unit": "px"}},
       {"color": {"colorSpace": "srgb", "components": [1, 1, 1]}, "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 0, "unit": "px"}, "blur": {"value": 1, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}]}}
    """

  private func parts(of path: String) throws -> [String] {
    let theme = try #require(build([("a.tokens.json", parts)]).resolved.systems.first?.theme)
    let token = try #require(theme.tokens(named: path).first)
    return TokenParts(token.primary).all.map { "\($0.name) \($0.text)" + ($0.source.map { " \($0)" } ?? "") }
  }

  @Test func `takes composites apart, each part with the token that it takes`() throws {
    #expect(try parts(of: "b") == ["color #000000 c.ink", "width 2 px w", "style solid"])
    #expect(
      try parts(of: "s") == [
        "1 color #000000 c.ink", "1 offsetX 0 px", "1 offsetY 2 px w", "1 blur 1 px", "1 spread 0 px",
        "2 color #FFFFFF",
        "2 offsetX 0 px", "2 offsetY 0 px", "2 blur 1 px", "2 spread 0 px",
      ])
    #expect(try parts(of: "w").isEmpty)
  }

  @Test(arguments: [
    (#""use {n.new}""#, "{}", "n.new"), (#""Use n.new."#, "{}", "n.new"), (#""see --p-n-new, please""#, "{}", "n.new"),
    ("true", #"{"org.example": {"replaced_by": "n.new"}}"#, "n.new"),
    ("true", #"{"replacement": ["{n.new}"]}"#, "n.new"),
    (#""see n.old""#, "{}", nil), (#""gone""#, #"{"other": "n.new"}"#, nil),
  ])
  func `finds the token that a deprecated one makes room for`(_ reason: String, _ extensions: String, _ path: String?)
    throws
  {
    let reason = reason.hasSuffix("\"") || reason == "true" ? reason : reason + "\""
    let json = #"""
      {"n": {"$type": "number", "new": {"$value": 1}, "old": {"$value": 2, "$deprecated": \#(reason), "$extensions": \#(extensions)}}}
      """#
    let theme = try #require(build([("a.tokens.json", json)]).resolved.systems.first?.theme)
    let token = try #require(theme.tokens(named: "n.old").first)
    #expect(TokenReplacement.path(for: token, in: theme)?.description == path)
  }

  @Test func `tells an entry's users, and the overview their number`() throws {
    let site = try site([
      (
        "themes/p/a.tokens.json",
        #"{"$type": "number", "a": {"$value": 1}, "b": {"$value": "{a}"}, "c": {"$value": 2}}"#
      ),
      ("content/p/index.md", "---\ntitle: Home\n---\nAbout `{a}`.\n"),
    ])
    let page = try #require(site["tokens/number.html"])
    #expect(page.contains(##"<dt>Used by<dd><ul><li><a href="#token.b">b</a></ul></div>"##))
    #expect(
      page.contains(
        ##"<dt>In documents<dd><ul><li><a href="../index.html">Home</a></ul></div>"##))
    let rows = try #require(site["tokens/index.html"]).matches(of: /<tr data-f="([^"]*)".*<td>([0-9]*)\n/)
    #expect(
      rows.map { "\($0.1): \($0.2)" } == [
        "number undescribed: 2", "number unused undescribed: ", "number unused undescribed: ",
      ])
  }
}
