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
      today: CalendarDate(year: 2026, month: 11, day: 30))
    let files = try #require(build.site)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test func `makes a site of nothing but a token file`() throws {
    let site = try site([("a.tokens.json", tokens)])
    let styles = SiteStyle.Sheet.ofEverySite.map(\.path)
    #expect(styles.allSatisfy { site[$0] != nil })
    #expect(
      site.keys.filter { !styles.contains($0) }.sorted() == [
        "404.html",
        "assets/component.js",
        "assets/components.css",
        "assets/icon.svg",
        "assets/overview.js",
        "assets/search.js",
        "assets/site.js",
        "assets/tokens.css",
        "downloads.html",
        "downloads.md",
        "downloads/p.ase",
        "downloads/p.css",
        "downloads/p.gpl",
        "downloads/p.swift",
        "downloads/p.tokens.json",
        "downloads/p.xcassets.zip",
        "index.html",
        "index.md",
        "llms.txt",
        "pages.html",
        "pages.md",
        "tokens/color.html",
        "tokens/color.md",
        "tokens/index.html",
        "tokens/index.md",
        "tokens/number.html",
        "tokens/number.md",
        "tokens/typography.html",
        "tokens/typography.md",
      ])
  }

  @Test func `offers a package also as one archive, and tells which colours are in no palette`() throws {
    let ink = ##"{"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"##
    let veil = ##"{"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}}"##
    let site = try site([
      ("themes/p/theme.yaml", "swift-shape: package\n"),
      ("themes/p/p.tokens.json", ##"{"color": {"$type": "color", "ink": \##(ink), "veil": \##(veil)}}"##),
    ])
    let page = try #require(site["downloads.html"])
    let files = site.keys.filter { $0.hasPrefix("downloads/swift/") }
    #expect(files.count > 1)
    #expect(page.contains("<a href=\"downloads/p.swift.zip\" download>"))
    let archive = try #require(site["downloads/p.swift.zip"])
    for path in files { #expect(archive.contains("p/" + path.dropFirst("downloads/swift/".count))) }
    let left = try #require(page.split(separator: "<section aria-labelledby=\"translucent\">").last)
    #expect(left.contains("color.veil") && !left.contains("color.ink"))
    #expect(site["downloads.md"]?.hasSuffix("- `color.veil`\n\n") == true)
  }

  @Test func `escapes names, descriptions and values wherever they stand`() throws {
    let site = try site([("a.tokens.json", tokens)])
    for (path, html) in site where path.hasSuffix(".html") {
      #expect(!html.contains(/<b>(\\?"|&quot;)/) && !html.contains("use <m>"), "\(path)")
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

  @Test(arguments: [("", false), ("accessibility: {label: C}", true), ("accessibility: {notes: [n]}", true)])
  func `has a section on assistive technology where a component says something`(_ facts: String, _ isThere: Bool) throws
  {
    let site = try site([
      ("themes/a/a.tokens.json", tokens),
      ("themes/a/components/c/component.yaml", "variants: [{name: v}]\n\(facts)"),
      ("themes/a/components/c/v.html", "<p>a</p>"),
    ])
    let page = try #require(site["components/c.html"])
    #expect(page.contains("id=\"accessibility:spoken\"") == isThere)
    #expect(!page.contains("<dl class=\"facts\">\n</dl>"))
  }

  @Test(
    arguments: [
      ("```swift\na\n```\n\n```css\nb\n```\n```html\nc\n```", ["Swift", "CSS", "HTML"]),
      ("```swift\na\n```\n\nand\n\n```css\nb\n```", []),
      ("```css\na\n```\n\n```css\nb\n```", []),
      ("```css\na\n```\n\n```\nb\n```", []),
      ("> ```css\n> a\n> ```\n\n```yaml\nb\n```", []),
      ("- ```css\n  a\n  ```\n\n  ```yaml\n  b\n  ```", ["CSS", "YAML"]),
      ("- ```css\n  a\n  ```\n\n```yaml\nb\n```", []),
      ("```css\na\n```\n```yaml\nb\n```\n```css\nc\n```\n```json\nd\n```", ["CSS", "YAML", "CSS", "JSON"]),
    ] as [(String, [String])])
  func `fences of several languages right behind each other stand in tabs`(_ text: String, _ tabs: [String]) throws {
    let site = try site([
      ("content/a/index.md", "---\ntitle: A\n---\n"), ("content/a/b.md", "---\ntitle: B\n---\n\(text)\n"),
    ])
    let page = try #require(site["b.html"])
    #expect(page.matches(of: /<li><a href="#code:[^"]*">([^<]*)</).map { String($0.1) } == tabs)
    #expect(page.contains("assets/component.js") == !tabs.isEmpty)
    #expect(page.ranges(of: "<pre ").count * 2 == text.ranges(of: "```").count)
  }

  @Test func `gives each drawing of a radio group a name of its own`() throws {
    let site = try site([
      ("themes/a/a.tokens.json", tokens),
      ("themes/a/components/c/component.yaml", "variants: [{name: v, states: [rest, hover]}]"),
      ("themes/a/components/c/v.html", "<label><input type=\"radio\" name=\"g\" data-state-target> a</label>"),
    ])
    let page = try #require(site["components/c.html"])
    let names = page.matches(of: /name="(g[^"]*)"/).map { String($0.1) }
    #expect(names.count == 3 && Set(names).count == 3, "\(names)")
  }

  @Test func `tells modes by what matters to a token, and kinds of light from kinds of dark`() throws {
    let site = try site([
      ("base.tokens.json", #"{"$type": "number", "a": {"$value": 1}, "one": {"$value": 1}}"#),
      ("night.tokens.json", #"{"$type": "number", "a": {"$value": 2}}"#),
      (
        "all.resolver.json",
        """
        {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
         "modifiers": {
           "theme": {"contexts": {"light": [], "light-hc": [], "dark": [{"$ref": "night.tokens.json"}]}},
           "size": {"contexts": {"small": [], "big": [{"$type": "number", "only": {"$value": 3}}]}}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/size"}]}
        """
      ),
    ])
    let page = try #require(site["tokens/number.html"])
    let titles = page.matches(of: /<dt>([^<]*)(?:<small>[^<]*<\/small>)?<dd><code>\d/).map { String($0.1) }
    #expect(titles == ["Light or light-hc ", "Dark ", "Every mode", "Big "])
    #expect(page.matches(of: /<small>([^<]*)<\/small><\/div>/).map { String($0.1) } == ["Light or light-hc", "Dark"])
    let css = try #require(site["assets/tokens.css"])
    #expect(
      css.matches(of: /mode~="theme:([a-z-]*)"\][^{]*\{\s*color-scheme: ([a-z]*)/).map { "\($0.1) \($0.2)" } == [
        "light light", "light-hc light", "dark dark",
      ])
  }

  @Test func `puts many tokens together by less of their paths, and those at the root under one heading`() throws {
    func headings(_ count: Int) throws -> [String] {
      let groups = (0..<count).map { ##""g\##($0)": {"x": {"$value": 1}}"## }.joined(separator: ", ")
      let site = try site([("a.tokens.json", ##"{"$type": "number", "r": {"$value": 1}, "a": {\##(groups)}}"##)])
      return try #require(site["tokens/number.html"]).matches(of: /<h2 id="([^"]*)"/).map { String($0.1) }
    }
    #expect(try headings(2) == ["group:", "group:a.g0", "group:a.g1"])
    #expect(try headings(100) == ["group:", "group:a"])
  }
}
