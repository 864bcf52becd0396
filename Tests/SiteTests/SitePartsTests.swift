import Audit
import Diagnostics
import TestSupport
import Testing

@testable import Site

/// What authors put on every page of their site with `site` and `edit` in specimen.yaml.
struct SitePartsTests {
  private static func build(_ configuration: String) -> Build {
    let files = [
      ("specimen.yaml", configuration), ("content/logo.svg", "<svg/>"), ("content/night.svg", "<svg/>"),
      ("content/head.html", "<meta name=\"author\" content=\"A & B\">"),
      ("content/foot.html", "<a href=\"{root}index.html\">©</a>"), ("content/own.css", "p { color: red }"),
      ("content/tide/index.md", "---\ntitle: Tide\n---\n"),
      ("content/tide/a/b c.md", "---\ntitle: B\n---\n"), ("content/tide/logo.svg", "<svg/>"),
      ("content/reef/index.md", "---\ntitle: Reef\n---\n"),
    ]
    let broken: [(String, [UInt8])] = [("content/broken.html", [0x61, 0xFF])]
    return Build(
      ProjectFiles(name: "p", files: files.map { ($0.0, Array($0.1.utf8)) } + broken),
      today: CalendarDate(year: 2026, month: 11, day: 30))
  }

  private static let whole = """
    title: Sea
    edit: https://git.example/sea/edit/main/{path}?plain=1
    site: {logo: content/logo.svg, logo-dark: content/night.svg, icon: content/logo.svg, head: content/head.html,
      footer: content/foot.html, css: content/own.css, files: [content/night.svg]}
    """

  @Test(
    arguments: [
      // The author's style sheet comes last, and the head ends with the author's own.
      (
        "tide/a/b c.html",
        "<link rel=\"stylesheet\" href=\"../../assets/site/own.css\">\n<meta name=\"author\" content=\"A & B\">\n</head>"
      ),
      ("tide/a/b c.html", "<link rel=\"icon\" href=\"../../assets/site/logo.svg\">"),
      (
        "tide/a/b c.html", "src=\"../../assets/site/logo.svg\" alt=\"Sea\" height=\"28\" data-only=\"appearance:light\""
      ),
      (
        "tide/a/b c.html", "src=\"../../assets/site/night.svg\" alt=\"Sea\" height=\"28\" data-only=\"appearance:dark\""
      ),
      (
        "tide/a/b c.html",
        "<a href=\"https://git.example/sea/edit/main/content/tide/a/b%20c.md?plain=1\">Edit this page</a>"
      ),
      // Own HTML finds the way to the first page from everywhere.
      ("tide/a/b c.html", "<a href=\"../../index.html\">©</a>"), ("index.html", "<a href=\"./index.html\">©</a>"),
      ("assets/site/own.css", "p { color: red }"),
    ])
  func `stand on every page`(path: String, text: String) throws {
    let build = SitePartsTests.build(SitePartsTests.whole)
    #expect(build.findings.sorted.map(\.text) == [])
    let page = try #require(build.site?.first { $0.path == path })
    #expect(String(decoding: page.bytes, as: UTF8.self).contains(text))
  }

  /// A server shows 404.html at any address: what it loads and leads to starts at the host.
  @Test(arguments: [("/guide/", false), ("/", true)])
  func `are found by the page of no address from every address`(folder: String, isPreview: Bool) throws {
    let build = SitePartsTests.build(SitePartsTests.whole + "\nurl: https://sea.example/guide\n")
    let site = try #require(isPreview ? build.preview : build.site)
    for path in ["404.html", "tide/404.html"] {
      let page = String(decoding: try #require(site.first { $0.path == path }).bytes, as: UTF8.self)
      let addresses = page.matches(of: /(?:href|src|srcset|action)="([^"#][^"]*)"/).map { String($0.output.1) }
      #expect(addresses.count > 10)
      #expect(addresses.filter { !$0.hasPrefix(folder) || $0.hasPrefix(folder + "guide/") } == [])
    }
  }

  @Test(
    arguments: [
      ("site: {lgo: a}", "the map of the site's files has no 'lgo'", "did you mean 'logo'?"),
      ("site: logo.svg", "a string where the map of the site's files is needed", nil),
      (
        "site: {logo: content/lgo.svg}", "'content/lgo.svg' is no file of content/ or themes/",
        "did you mean 'content/logo.svg'?"
      ),
      ("site: {logo-dark: content/logo.svg}", "'logo-dark' needs a 'logo' for the light", nil),
      ("site: {footer: content/broken.html}", "a byte that no page may hold", "save the file as UTF-8"),
      (
        "site: {logo: content/logo.svg, files: content/tide/logo.svg}", "two files become 'assets/site/logo.svg'",
        "name one of them differently"
      ),
      (
        "edit: https://git.example/sea",
        "'edit' is 'https://git.example/sea', an address such as https://github.com/acme/design/edit/main/{path} is needed",
        nil
      ),
      (
        "edit: 'javascript:alert({path})'",
        "'edit' is 'javascript:alert({path})', an address such as https://github.com/acme/design/edit/main/{path} is needed",
        nil
      ),
    ] as [(String, String, String?)])
  func `that cannot be had are told`(configuration: String, text: String, help: String?) {
    let findings = SitePartsTests.build(configuration).findings.sorted
    #expect(findings.map(\.text) == [text])
    #expect(findings.map(\.help) == [help])
  }
}
