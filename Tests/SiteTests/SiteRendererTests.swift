import Audit
import Testing

@testable import Site

/// The whole way in memory, without a disk.
struct SiteRendererTests {
  private let tokens = ##"""
    {"color": {"$type": "color", "a&b": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5}, "$description": "<b>\"x\"</b>"}},
     "t": {"$type": "typography", "$value": {"fontFamily": ["A \"B\" </style>", "serif"], "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}},
     "n": {"$type": "number", "$value": 0, "$deprecated": "use <m>"}}
    """##

  private func site(_ files: [(String, String)]) throws -> [String: String] {
    let build = Build(
      ProjectFiles(name: "p", files: files.map { (path: $0.0, bytes: Array($0.1.utf8)) }),
      today: CalendarDate(year: 2026, month: 11, day: 30), rendersSite: true)
    let files = try #require(build.site)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test func `makes a site of nothing but a token file`() throws {
    let site = try site([("a.tokens.json", tokens)])
    #expect(
      site.keys.sorted() == [
        "404.html", "assets/components.css", "assets/site.css", "assets/site.js", "assets/tokens.css", "index.html",
        "tokens/color.html", "tokens/index.html", "tokens/number.html", "tokens/typography.html",
      ])
  }

  @Test func `escapes names, descriptions and values wherever they stand`() throws {
    let site = try site([("a.tokens.json", tokens)])
    for (path, html) in site where path.hasSuffix(".html") {
      #expect(!html.contains("<b>") && !html.contains("use <m>"), "\(path)")
    }
    #expect(site["tokens/color.html"]?.contains("&lt;b&gt;&quot;x&quot;&lt;/b&gt;") == true)
    #expect(site["assets/tokens.css"]?.contains("--p-color-a-b: rgb(255 255 255 / 0.5);") == true)
    #expect(site["assets/tokens.css"]?.contains("\"A \\\"B\\\" \\3c /style>\", serif") == true)
  }

  @Test func `puts several systems into folders of their own`() throws {
    let site = try site([
      ("themes/a/a.tokens.json", tokens), ("themes/b/b.tokens.json", tokens),
      ("content/c/index.md", "---\ntitle: C\n---\n"),
    ])
    for page in ["a/index.html", "b/tokens/color.html", "c/index.html", "index.html"] {
      #expect(site[page] != nil, "\(page)")
    }
    #expect(site["index.html"]?.contains("href=\"a/index.html\"") == true)
    #expect(site["b/tokens/color.html"]?.contains("href=\"../../assets/site.css\"") == true)
    #expect(site["b/tokens/color.html"]?.contains("href=\"../assets/tokens.css\"") == true)
  }

  @Test func `gives each drawing of a radio group a name of its own`() throws {
    let site = try site([
      ("themes/a/a.tokens.json", tokens),
      ("themes/a/components/c/component.yaml", "variants: [{name: v, states: [rest, hover]}]"),
      ("themes/a/components/c/v.html", "<label><input type=\"radio\" name=\"g\"> a</label>"),
    ])
    let page = try #require(site["components/c.html"])
    let names = page.matches(of: /name="(g[^"]*)"/).map { String($0.1) }
    #expect(names.count == 2 && Set(names).count == 2, "\(names)")
  }
}
