import Foundation
import Testing

@testable import Site

/// The part of a site that draws components alone.
struct SiteExcerptTests {
  private let token = """
    {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}
    """

  private func build(_ systems: [String], css: String = ".a { color: var(--a-c); }") -> Build {
    let files = systems.flatMap { system in
      [
        ("themes/\(system)/c.tokens.json", token), ("themes/\(system)/theme.yaml", "prefix: a\n"),
        ("themes/\(system)/components/card/component.yaml", "title: Card\nvariants: [{name: card}, {name: wide}]\n"),
        ("themes/\(system)/components/chip/component.yaml", "title: Chip\nvariants: [{name: chip}]\n"),
        ("themes/\(system)/components/card/card.html", "<p class=\"a\">card</p>\n"),
        ("themes/\(system)/components/card/wide.html", "<p class=\"a\">wide</p>\n"),
        ("themes/\(system)/components/card/component.css", css),
        ("themes/\(system)/components/chip/chip.html", "<p class=\"a\">chip</p>\n"),
      ]
    }
    return Build(
      ProjectFiles(name: "a", files: files.map { (path: $0.0, bytes: Array($0.1.utf8)) }), today: nil)
  }

  @Test(arguments: [["a"], ["a", "b"]])
  func `has the pages of the components and what these load, as the site has them`(_ systems: [String]) throws {
    let build = build(systems)
    let folder = systems.count == 1 ? "" : "a/"
    let excerpt = SiteExcerpt(of: build, components: ["a": ["card"], "c": ["card"]])
    let files = try #require(excerpt).files(in: "before/")
    #expect(
      files.map(\.path).sorted()
        == ([
          "assets/component.css", "assets/component.js", "assets/site.css", "assets/site.js",
        ]
        + [
          "assets/components.css", "assets/icon.svg", "assets/tokens.css", "components/card/card.html",
          "components/card/card.md", "components/card/wide.html", "components/card/wide.md",
        ].map { folder + $0 }).map { "before/" + $0 }.sorted())
    let site = Dictionary(uniqueKeysWithValues: try #require(build.site).map { ("before/" + $0.path, $0.bytes) })
    for file in files { #expect(file.bytes == site[file.path], "\(file.path)") }
    let page = try #require(files.first { $0.path.hasSuffix("card.html") })
    let base = URL(filePath: "/" + page.path)
    let loaded = String(decoding: page.bytes, as: UTF8.self)
      .matches(of: #/<(?:link|script)[^>]* (?:href|src)="([^"]+)"/#)
      .compactMap { URL(string: String($0.1), relativeTo: base)?.path(percentEncoded: false) }
    #expect(loaded.count == 8)
    for path in loaded { #expect(files.contains { "/" + $0.path == path }, "\(path)") }
  }

  @Test func `is empty for components that nobody has`() throws {
    let excerpt = SiteExcerpt(of: build(["a"]), components: ["a": ["none"], "b": ["card"]])
    #expect(excerpt?.files().isEmpty == true)
  }

  @Test func `is nothing where the input has errors`() {
    let excerpt = SiteExcerpt(of: build(["a"], css: ".a { color: var(--a-none); }"), components: ["a": ["card"]])
    #expect(excerpt == nil)
  }
}
