import Audit
import Diagnostics
import Testing

@testable import Site

/// The twins of pages in Markdown, and llms.txt.
struct MirrorTests {
  private static let files = [
    ("specimen.yaml", "title: Sea\ndescription: All of it.\n"),
    ("content/guide/index.md", "---\ntitle: Guide\ndescription: How.\n---\nSee [the colours](../tide/a/color.md)."),
    ("content/tide/index.md", "---\ntitle: Tide\n---\nHello.\n"),
    (
      "content/tide/a/color.md",
      "---\ntitle: Colour\ndescription: What is | there.\n---\nText is `{color.ink}`.\n\n```specimen swatches\n- color.*\n```\n\n> ```specimen swatches\n> - color.ink\n> ```\n"
    ),
    ("content/tide/buoy.md", "---\ntitle: Buoy\ncomponent: buoy\n---\nA [dot](components/dot.html).\n"),
    ("themes/tide/components/buoy/component.yaml", "variants: [{name: lit}]"),
    ("themes/tide/components/buoy/lit.html", "<i></i>"),
    ("themes/tide/components/dot/component.yaml", "variants: [{name: rest}]"),
    ("themes/tide/components/dot/rest.html", "<i></i>"),
    (
      "themes/tide/theme.yaml",
      "contrast: {pairs: [{requirement: text, foreground: color.ink, background: color.foam}]}"
    ),
    (
      "themes/tide/tide.tokens.json",
      ##"{"color": {"$type": "color", "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}, "$description": "Read | me."}, "##
        + ##""foam": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}"##
    ),
  ]

  private func site(_ configuration: String = "") throws -> [String: String] {
    let files = MirrorTests.files.map { ($0.0, Array(($0.1 + ($0.0 == "specimen.yaml" ? configuration : "")).utf8)) }
    let build = Build(ProjectFiles(name: "p", files: files), today: CalendarDate(year: 2026, month: 11, day: 30))
    #expect(build.findings.sorted.map(\.text) == [])
    let site = try #require(build.site)
    return Dictionary(uniqueKeysWithValues: site.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test func `say what a document says, with the values of its tokens`() throws {
    #expect(
      try site()["tide/a/color.md"] == """
        # Colour

        What is | there.

        Text is `color.ink: #000000`.

        | Token | Value | CSS | Description |
        | --- | --- | --- | --- |
        | `color.ink` | #000000 | `--tide-color-ink` | Read \\| me. |
        | `color.foam` | #FFFFFF | `--tide-color-foam` |  |



        > ```specimen swatches
        > - color.ink
        > ```

        """)
  }

  /// Relative, as all links of the site are.
  @Test func `lead to files of the site, and pages lead to them`() throws {
    let site = try site()
    #expect(site.keys.count { $0.hasSuffix(".md") } == 11)
    for (path, text) in site where path.hasSuffix(".md") || path == "llms.txt" {
      let folder = path.split(separator: "/").dropLast().map(String.init)
      for link in text.matches(of: /\]\(<?([^)>#]+)[^)]*\)/) {
        var target = folder
        for part in link.output.1.split(separator: "/") {
          if part == ".." { target.removeLast() } else { target.append(String(part)) }
        }
        #expect(site[target.joined(separator: "/")] != nil, "\(path) leads to \(link.output.1)")
      }
      guard path != "llms.txt" else { continue }
      let page = try #require(site[path.dropLast(3) + ".html"])
      let name = path.split(separator: "/").last ?? ""
      #expect(page.contains("<link rel=\"alternate\" type=\"text/markdown\" href=\"\(name)\">"))
    }
  }

  @Test func `stand in a list for programs, with whole addresses where the site knows its own`() throws {
    let list = try #require(try site("url: https://sea.example/\n")["llms.txt"])
    #expect(
      list.hasPrefix(
        """
        # Sea

        > All of it.

        ## Guide

        - [Guide](https://sea.example/guide/index.md): How.

        """))
  }

  @Test func `are left out where nobody wants them`() throws {
    let site = try site("markdown: false\n")
    #expect(!site.keys.contains { $0.hasSuffix(".md") || $0 == "llms.txt" })
    #expect(site.values.allSatisfy { !$0.contains("text/markdown") })
  }
}
