import Audit
import Diagnostics
import Testing

@testable import Site

/// The ids of a page: those of its headings belong to the author.
struct AnchorTests {
  private static let headings = [
    "Main", "Pages", "Toc", "Modes", "End", "Hits", "Theme dark", "Theme auto", "Density dense", "Icon plus",
    "Overview",
  ]

  /// Documents with headings that are called as parts of the page are, in a system with modes, icons and a component.
  private static let site: [String: String] = pages()

  private static func pages() -> [String: String] {
    let text = headings.map { "## \($0)\n\nText.\n" }.joined(separator: "\n")
    let ink = ##"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"##
    let files = [
      ("content/tide/page.md", "---\ntitle: Page\n---\n\(text)\n```specimen icons\n```\n"),
      ("content/tide/buoy.md", "---\ntitle: Buoy\ncomponent: buoy\n---\n\(text)"),
      (
        "themes/tide/icons/plus.svg",
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><g id=\"icon\"><path d=\"M0 0h8\"/></g></svg>"
      ),
      ("themes/tide/components/buoy/component.yaml", "variants: [{name: lit}]"),
      ("themes/tide/components/buoy/lit.html", "<svg><use href=\"../../icons/plus.svg#icon\"/></svg>"),
      (
        "themes/tide/tide.resolver.json",
        ##"""
        {"version": "2025.10", "resolutionOrder": [
          {"type": "set", "name": "base", "sources": [{"ink": \##(ink)}]},
          {"type": "modifier", "name": "theme", "contexts": {"dark": [], "light": []}},
          {"type": "modifier", "name": "density", "contexts": {"dense": [], "wide": []}}
        ]}
        """##
      ),
    ]
    let build = Build(
      ProjectFiles(name: "p", files: files.map { ($0.0, Array($0.1.utf8)) }),
      today: CalendarDate(year: 2026, month: 11, day: 30))
    precondition(build.site != nil, build.findings.sorted.map(\.text).joined(separator: "; "))
    return Dictionary(
      (build.site ?? []).map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    ) { first, _ in first }
  }

  @Test(arguments: ["page.html", "buoy.html"])
  func `of what is around a document have a form that no heading has`(page: String) throws {
    let html = try #require(AnchorTests.site[page])
    let ids = html.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
    let expected = AnchorTests.headings.map { $0.lowercased().replacing(" ", with: "-") }
    #expect(ids.filter { !$0.contains(":") }.sorted() == expected.sorted())
    #expect(Set(ids).count == ids.count)
    #expect(ids.count > expected.count + 6)
    // What they are there for finds them.
    let named = html.matches(of: /(?:popovertarget|for|aria-labelledby|aria-controls|href="#|href)="#?([^"\/.]+)"/)
      .map { String($0.output.1) }.filter { $0.contains(":") && !$0.hasPrefix("http") }
    #expect(Set(named).isSubset(of: ids), "\(Set(named).subtracting(ids))")
  }
}
