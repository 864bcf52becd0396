import Audit
import Markup
import Testing

@testable import Site

struct SidebarTests {
  /// The pages of a site by their paths.
  ///
  /// - Parameter orders: by document, where it has one.
  private func site(
    _ documents: [String], _ configuration: String = "", orders: [String: Int] = [:]
  ) throws -> [String: String] {
    let files =
      documents.map { name in
        let order = orders[name].map { "order: \($0)\n" } ?? ""
        return (path: "content/docs/\(name).md", bytes: Array("---\ntitle: \(name)\n\(order)---\n".utf8))
      }
      + [(path: "specimen.yaml", bytes: Array(configuration.utf8))]
    let build = Build(ProjectFiles(name: "p", files: files), today: nil)
    let site = try #require(build.site)
    return Dictionary(uniqueKeysWithValues: site.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// The addresses in the sidebar of a page.
  private func links(_ page: String?) throws -> [String] {
    let sidebar = try #require(page).split(separator: "<nav class=\"sidebar\"")[1].split(separator: "</nav>")[0]
    return sidebar.matches(of: /href="([^"]*)"/).map { String($0.1) }
  }

  @Test(arguments: [
    ("index.html", "index.html", "index.html"), ("index.html", "a/b.html", "a/b.html"),
    ("a/b.html", "index.html", "../index.html"), ("a/b.html", "a/c.html", "c.html"), ("a/b.html", "a/b.html", "b.html"),
    ("a/b/c.html", "a/d.html", "../d.html"), ("a/b/c.html", "ab/c.html", "../../ab/c.html"),
    ("a/b.html", "a/b.html#x", "#x"), ("a/b.html", "a/c.html#x/y", "c.html#x/y"), ("a/b/c.html", "a/b", "../b"),
    ("a.html", "ü ä.html", "%C3%BC%20%C3%A4.html"), ("a.html", "mailto:b.html", "./mailto:b.html"),
    ("a.html", "javascript:b.html", "./javascript:b.html"), ("b/a.html", "b/data:c/d.html", "./data:c/d.html"),
    ("b/a.html", "data:c.html", "../data:c.html"), ("a.html", "c.html#data:d", "c.html#data:d"),
  ])
  func `leads from page to page without the folders that they share`(page: String, target: String, address: String) {
    #expect(PageContext.address(from: page, to: target).text == address)
  }

  @Test func `lists all pages of a small system, and marks the one that is shown`() throws {
    let site = try site(["index", "a/one", "a/two", "b/c/d/e/f/deep"])
    #expect(try links(site["a/one.html"]) == ["../index.html", "one.html", "two.html", "../b/c/d/e/f/deep.html"])
    #expect(site["a/one.html"]?.contains("<a href=\"one.html\" aria-current=\"page\">a/one</a>") == true)
    for page in site where page.key.hasSuffix(".html") && !["404.html", "pages.html"].contains(page.key) {
      #expect(page.value.split(separator: "aria-current", omittingEmptySubsequences: false).count == 2, "\(page.key)")
    }
  }

  @Test func `lists of a large system the pages of one section, and leads to the others from every depth`() throws {
    let many = (0..<81).map { "many/\($0 + 10)" }
    let site = try site(["index", "a/index", "a/b/c/d/e/f/deep", "z/one"] + many)
    #expect(try links(site["z/one.html"]) == ["../index.html", "../many/10.html", "one.html", "../a/index.html"])
    #expect(
      try links(site["a/b/c/d/e/f/deep.html"]) == [
        "../../../../../../index.html", "../../../../../../many/10.html", "../../../../../../z/one.html",
        "../../../../../index.html", "deep.html",
      ])
    #expect(try links(site["many/20.html"]).count == 2 + many.count + 1)
    for page in site where page.key.hasSuffix(".html") && !["404.html", "pages.html"].contains(page.key) {
      #expect(page.value.split(separator: "aria-current", omittingEmptySubsequences: false).count == 2, "\(page.key)")
    }
  }

  @Test(arguments: [
    (["a/index": 1], ["a/index.html", "a/one.html", "free.html"]),
    (["a/index": 1, "index": 0], ["free.html", "a/index.html", "a/one.html"]),
    (["a/index": 1, "index": 2], ["a/index.html", "a/one.html", "free.html"]),
  ])
  func `index pages order their folders, and the first page what stands in none`(
    orders: [String: Int], expected: [String]
  ) throws {
    let site = try site(["index", "free", "a/index", "a/one"], orders: orders)
    #expect(try links(site["index.html"]) == ["index.html"] + expected)
  }

  @Test(arguments: [1, 90]) func `leads from the page of no address by addresses of the host`(count: Int) throws {
    let site = try site((0..<count).map { "a/\($0)" } + ["b/one"], "url: https://sea.example/guide")
    let addresses = try links(site["404.html"])
    #expect(addresses.count > 2 && addresses.allSatisfy { $0.hasPrefix("/guide/") }, "\(addresses)")
  }
}
