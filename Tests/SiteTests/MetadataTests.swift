import Audit
import Diagnostics
import TestSupport
import Testing

@testable import Site

/// What pages say of themselves to browsers and search engines.
struct MetadataTests {
  private static func build(
    _ configuration: String, lang: String? = nil, status: String = "stable", includesDrafts: Bool = false
  ) -> Build {
    let language = lang.map { "lang: \($0)\n" } ?? ""
    let files = [
      ("specimen.yaml", "title: Sea\nrules: {contrast-undeclared: off}\n" + configuration), ("content/card.png", ""),
      ("content/tide/index.md", "---\ntitle: Tide\ndescription: Up & down.\n---\n"),
      ("content/tide/a/index.md", "---\ntitle: A\n---\n[b](b.md)"),
      ("content/tide/a/b.md", "---\ntitle: B\n\(language)status: \(status)\n---\n"),
      (
        "themes/tide/tide.tokens.json",
        ##"{"color": {"$type": "color", "grey": {"$value": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}}, "##
          + ##""sea": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}}"##
      ),
    ]
    return Build(
      ProjectFiles(name: "p", files: files.map { ($0.0, Array($0.1.utf8)) }),
      today: CalendarDate(year: 2026, month: 11, day: 30), includesDrafts: includesDrafts)
  }

  private func text(_ path: String, of build: Build) throws -> String {
    let file = try #require(build.site?.first { $0.path == path })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("index.html", "<link rel=\"canonical\" href=\"https://sea.example/guide/\">"),
      ("a/index.html", "<link rel=\"canonical\" href=\"https://sea.example/guide/a/\">"),
      ("a/b.html", "<link rel=\"canonical\" href=\"https://sea.example/guide/a/b.html\">"),
      ("index.html", "<meta property=\"og:description\" content=\"Up &amp; down.\">"),
      ("a/b.html", "<meta property=\"og:image\" content=\"https://sea.example/guide/assets/site/card.png\">"),
      ("a/b.html", "<meta name=\"twitter:card\" content=\"summary_large_image\">"),
      ("404.html", "<meta name=\"robots\" content=\"noindex\">"),
      ("sitemap.xml", "<loc>https://sea.example/guide/a/b.html</loc>"),
    ])
  func `have whole addresses where the site says its own`(path: String, expected: String) throws {
    let build = MetadataTests.build("url: https://sea.example/guide\nsite: {image: content/card.png}")
    #expect(build.findings.sorted.map(\.text) == [])
    #expect(try text(path, of: build).contains(expected))
  }

  @Test func `have no address where the site says none`() throws {
    let build = MetadataTests.build("")
    let page = try text("a/b.html", of: build)
    #expect(!page.contains("canonical") && !page.contains("og:"))
    #expect(build.site?.contains { $0.path == "sitemap.xml" } == false)
  }

  @Test func `list every page for search engines, and no other file`() throws {
    let map = try text("sitemap.xml", of: MetadataTests.build("url: https://sea.example"))
    let lines = map.split(separator: "\n").filter { $0.hasPrefix("<url>") }
    #expect(lines.first == "<url><loc>https://sea.example/</loc></url>")
    #expect(lines.count { $0.contains("404") || $0.contains("assets") } == 0)
  }

  /// The limits of the protocol are 50,000 addresses and 50 MB.
  @Test(
    arguments: [
      (50_000, (50_000, 50 << 20), [50_000]),
      (50_001, (50_000, 50 << 20), [50_000, 1]),
      (5, (2, 50 << 20), [2, 2, 1]),
      (3, (50_000, 800), [2, 1]),
      (2, (50_000, 1), [1, 1]),
    ] as [(Int, (Int, Int), [Int])])
  func `list more pages than one file may hold in several`(
    count: Int, most: (addresses: Int, bytes: Int), parts: [Int]
  ) throws {
    let address = try #require(WebAddress("https://sea.example/guide/"))
    let paths = (0..<count).map { "a&b/\($0).html" }
    let files = Sitemap(address: address, paths: paths, most: most).files.map { file in
      (path: file.path, text: String(decoding: file.bytes, as: UTF8.self))
    }
    let lists = parts.count == 1 ? files : Array(files.dropFirst())
    let entries = lists.map { $0.text.split(separator: "\n").filter { $0.hasPrefix("<url>") } }
    #expect(entries.map(\.count) == parts)
    #expect(
      entries.joined().elementsEqual(
        (0..<count).map { "<url><loc>https://sea.example/guide/a&amp;b/\($0).html</loc></url>" }))
    guard parts.count > 1 else { return }
    #expect(files[0].path == "sitemap.xml")
    let listed = lists.map { "<sitemap><loc>https://sea.example/guide/\($0.path)</loc></sitemap>\n" }.joined()
    #expect(files[0].text.contains("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n\(listed)"))
  }

  @Test(
    arguments: [
      ("url: sea.example", "'url' is 'sea.example', an address such as https://design.example.com/guide/ is needed"),
      (
        "url: https://sea.example/?a",
        "'url' is 'https://sea.example/?a', an address such as https://design.example.com/guide/ is needed"
      ),
      ("url: 'https://'", "'url' is 'https://', an address such as https://design.example.com/guide/ is needed"),
      (
        "site: {image: content/card.png}",
        "'image' needs 'url': who shows a link to the site wants the whole address"
      ),
      ("language: English please", "'language' is 'English please', a language tag such as de or pt-BR is needed"),
    ])
  func `need an address of the web and a language tag`(configuration: String, text: String) {
    #expect(MetadataTests.build(configuration).findings.sorted.map(\.text) == [text])
  }

  @Test func `show a swatch of the system's colour where the author has drawn no icon`() throws {
    let build = MetadataTests.build("")
    #expect(try text("a/b.html", of: build).contains("<link rel=\"icon\" href=\"../assets/icon.svg\">"))
    #expect(try text("assets/icon.svg", of: build).contains("circle { fill: #0000ff }"))
  }

  @Test(
    arguments: [
      ("fr", "<main id=\"s:main\" class=\"main main--wide\" lang=\"fr\">"),
      ("ar", "<main id=\"s:main\" class=\"main main--wide\" lang=\"ar\" dir=\"rtl\">"),
      ("az-Arab", "<main id=\"s:main\" class=\"main main--wide\" lang=\"az-Arab\" dir=\"rtl\">"),
      ("he-Latn", "<main id=\"s:main\" class=\"main main--wide\" lang=\"he-Latn\">"),
      (nil, "<main id=\"s:main\" class=\"main main--wide\">"),
    ] as [(String?, String)])
  func `say in which language a document is`(language: String?, expected: String) throws {
    #expect(try text("a/b.html", of: MetadataTests.build("", lang: language)).contains(expected))
  }

  @Test(arguments: ["d", "de_DE", "12", "de--DE", "toolonglanguage", ""])
  func `refuse what is no language tag`(language: String) {
    let findings = MetadataTests.build("", lang: "'\(language)'").findings.sorted
    #expect(findings.map(\.text) == ["'lang' is '\(language)', a language tag such as de or pt-BR is needed"])
  }

  @Test func `leave drafts out, and tell of links to them`() {
    let build = MetadataTests.build("", status: "draft")
    #expect(build.findings.sorted.map(\.text) == ["'b.md' leads to a draft, which is left out of the site"])
    let preview = MetadataTests.build("", status: "draft", includesDrafts: true)
    #expect(preview.findings.isEmpty)
    #expect(preview.site?.contains { $0.path == "a/b.html" } == true)
  }
}
