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

  private static func text(of site: [OutputFile]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: site.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  private func site(_ configuration: String = "") throws -> [String: String] {
    let files = MirrorTests.files.map { ($0.0, Array(($0.1 + ($0.0 == "specimen.yaml" ? configuration : "")).utf8)) }
    let build = Build(ProjectFiles(name: "p", files: files), today: CalendarDate(year: 2026, month: 11, day: 30))
    #expect(build.findings.sorted.map(\.text) == [])
    return MirrorTests.text(of: try #require(build.site))
  }

  /// A system whose numbers stand on pages of their own, with modes and changes, and with a component that no document shows.
  private func largeSystem() throws -> [String: String] {
    let numbers = ["rise", "fall"].map { group in
      "\"\(group)\": {\((1...150).map { "\"n\($0)\": {\"$value\": \($0)}" }.joined(separator: ", "))}"
    }
    let ink = { (level: Double) in
      ##"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [\##(level), 0, 0]}}"##
    }
    let files = [
      ("themes/tide/theme.yaml", "contrast: {pairs: [{requirement: text, foreground: ink, background: paper}]}"),
      ("themes/tide/components/buoy/component.yaml", "variants: [{name: lit}]"),
      ("themes/tide/components/buoy/lit.html", "<i></i>"),
      ("themes/tide/components/buoy/component.css", "i { top: 0 }"),
      (
        "themes/tide/tide.resolver.json",
        ##"""
        {"version": "2025.10", "resolutionOrder": [
          {"type": "set", "name": "base", "sources": [
            {"number": {"$type": "number", \##(numbers.joined(separator: ", "))}, "ink": \##(ink(0)), "paper": \##(ink(1))}]},
          {"type": "modifier", "name": "light", "contexts": {"day": [], "night": [{"ink": \##(ink(0.2))}]}}
        ]}
        """##
      ),
    ]
    let project = ProjectFiles(name: "p", files: files.map { ($0.0, Array($0.1.utf8)) })
    let today = CalendarDate(year: 2026, month: 11, day: 30)
    let before = Build(project, today: today)
    let build = Build(
      project, today: today, since: EarlierVersion(name: "1", snapshots: before.snapshots, isWhole: true))
    #expect(build.inputFindings.sorted.map(\.text) == [])
    return MirrorTests.text(of: try #require(build.site))
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

  @Test func `stand beside every page but 404, which leads to them, and are listed once`() throws {
    for site in [try site(), try largeSystem()] {
      let pages = Set(site.keys.filter { $0.hasSuffix(".html") && !$0.hasSuffix("404.html") })
      let twins = Set(site.keys.filter { $0.hasSuffix(".md") })
      #expect(twins == Set(pages.map { $0.dropLast(5) + ".md" }))
      for path in pages {
        let name = path.dropLast(5).split(separator: "/").last ?? ""
        let page = try #require(site[path])
        #expect(page.contains("<link rel=\"alternate\" type=\"text/markdown\" href=\"\(name).md\">"), "\(path)")
      }
      let list = try #require(site["llms.txt"])
      let listed = list.matches(of: /\]\((.+?\.md)\)/).map { String($0.output.1) }
      #expect(listed.sorted() == twins.sorted())
    }
  }

  @Test func `say of a large system what its pages say`() throws {
    let site = try largeSystem()
    let expected = [
      ("tokens/index.md", "- [Number](<number.md>): 300 tokens\n"),
      ("tokens/index.md", "| `number.rise.n1` | Number | 1 | 0 |\n"),
      ("tokens/number.md", "- [number.rise](<number/number-rise.md>): 150 tokens\n"),
      ("tokens/number/number-rise.md", "| `number.rise.n150` | 150 | `--tide-number-rise-n150` |  |\n"),
      ("modes.md", "## Light\n\n1 of 302 tokens depend on it.\n\n| Token | Day | Night |\n"),
      ("downloads.md", "- [tide.css](<downloads/tide.css>)\n"),
      ("components/index.md", "- [buoy](<buoy.md>)\n"),
      ("components/buoy/lit.md", "# buoy: lit\n\nRest\n\n```html\n<i></i>\n```\n\n```css\ni { top: 0 }\n```\n"),
      ("llms.txt", "## Optional\n\n- [buoy: lit](components/buoy/lit.md)\n"),
    ]
    for (path, text) in expected {
      #expect(site[path]?.contains(text) == true, "\(path): \(site[path] ?? "is not there")")
    }
  }

  /// Relative, as all links of the site are.
  @Test func `lead to files of the site`() throws {
    for site in [try site(), try largeSystem()] {
      for (path, text) in site where path.hasSuffix(".md") || path == "llms.txt" {
        let folder = path.split(separator: "/").dropLast().map(String.init)
        for link in text.matches(of: /\]\(<?([^)>#]+)[^)]*\)/) {
          var target = folder
          for part in link.output.1.split(separator: "/") {
            if part == ".." { target.removeLast() } else { target.append(String(part)) }
          }
          #expect(site[target.joined(separator: "/")] != nil, "\(path) leads to \(link.output.1)")
        }
      }
    }
  }

  @Test func `stand in a list for programs, with whole addresses where the site knows its own`() throws {
    let list = try #require(try site("url: https://sea.example/\n")["llms.txt"])
    #expect(
      list.hasPrefix(
        """
        # Sea

        > All of it.

        ## Overview

        - [Sea](https://sea.example/index.md): All of it.
        - [All pages](https://sea.example/pages.md)

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
