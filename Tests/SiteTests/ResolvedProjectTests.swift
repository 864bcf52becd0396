import Audit
import Diagnostics
import TestSupport
import Testing

@testable import Site

/// What documents and mock-ups refer to: found, or told with place and help.
struct ResolvedProjectTests {
  private let tokens = ##"""
    {"color": {"$type": "color",
       "teal": {"$value": {"colorSpace": "srgb", "components": [0, 0.76, 0.72]}},
       "text": {"quiet": {"$value": "{color.teal}"}}},
     "space": {"$type": "dimension", "m": {"$value": {"value": 8, "unit": "px"}}}}
    """##

  @Test(
    arguments: [
      // Chips: a whole code span in braces names a token; anything else is code.
      ("`{color.teal}`, `color.nope`, `{ a: 1 }`, `{a b}`", []),
      ("- > a `1️⃣{color.tael}`", ["1️⃣ error unknown-token: '{color.tael}' names no token"]),
      ("| a |\n|---|\n| `1️⃣{space}` |", ["1️⃣ error unknown-token: '{space}' names no token"]),
      // Fences.
      ("```specimen swatches\n- color.**\n```", []),
      ("1️⃣```specimen\n```", ["1️⃣ error unknown-fence: a specimen fence needs a kind"]),
      ("1️⃣```specimen swatches\n```", ["1️⃣ error empty-fence: 'specimen swatches' names no tokens"]),
      ("```specimen swatches\n- 1️⃣space.m\n```", ["1️⃣ error unmatched-pattern: 'space.m' matches no color"]),
      ("```specimen appearance\n- color.teal\n```", []),
      ("```specimen appearance\n- 1️⃣space.m\n```", ["1️⃣ error unmatched-pattern: 'space.m' matches no color"]),
      ("```specimen layers\n- 1️⃣space.m\n```", ["1️⃣ error unmatched-pattern: 'space.m' matches no number"]),
      ("```specimen breakpoints\n- space.m\n```", []),
      ("```specimen opacity\n- 1️⃣space.m\n```", ["1️⃣ error unmatched-pattern: 'space.m' matches no number"]),
      ("```specimen dynamic-type\n- 1️⃣space.m\n```", ["1️⃣ error unmatched-pattern: 'space.m' matches no typography"]),
      ("1️⃣```specimen dynamictype\n```", ["1️⃣ error unknown-fence: 'specimen dynamictype' is no kind of fence"]),
      ("> ```specimen swatches\n> - 1️⃣nope\n> ```", ["1️⃣ error unmatched-pattern: 'nope' matches no color"]),
      (
        "```specimen tokens\n1️⃣color.*\n```",
        ["1️⃣ error invalid-fence: a string where a list is needed"]
      ),
      (
        "```specimen tokens\n- *1️⃣*\n```",
        [
          "1️⃣ error yaml-syntax: invalid YAML: while scanning an alias, did not find expected alphabetic or numeric character"
        ]
      ),
      ("```specimen tokens\n- '**'\n```", []),
      ("```specimen icons\n- 1️⃣heart\n```", ["1️⃣ error unknown-icon: 'heart' is no icon of this theme"]),
      ("1️⃣```specimen component\n```", ["1️⃣ error unknown-component: 'specimen component' needs a name"]),
      ("1️⃣```specimen component /\n```", ["1️⃣ error unknown-component: '' is no component of this theme"]),
      ("1️⃣```specimen component dot/\n```", ["1️⃣ error missing-variant: 'dot' has no variant ''"]),
      ("1️⃣```specimen component dot/gone\n```", ["1️⃣ error missing-variant: 'dot' has no variant 'gone'"]),
      ("```specimen component dot/rest\n```", []), ("```specimen components\n```", []),
      ("```specimen components\n- dot\n```", []),
      ("```specimen components\n- 1️⃣dit\n```", ["1️⃣ error unknown-component: 'dit' is no component of this theme"]),
      ("1️⃣```specimen components dot\n```", ["1️⃣ error invalid-fence: 'specimen components' takes no 'dot'"]),
      (
        "1️⃣```specimen swatches color.teal\n- color.*\n```",
        ["1️⃣ error invalid-fence: 'specimen swatches' takes no 'color.teal'"]
      ),
      (
        "1️⃣```specimen component dot twice\n```",
        ["1️⃣ error invalid-fence: 'specimen component' takes no 'twice'"]
      ),
      (
        "```specimen component dot\n- 1️⃣rest\n```",
        ["1️⃣ error invalid-fence: 'specimen component' takes no list"]
      ),
      // A fence inside a quote: its body is what the quote marks leave of each line.
      (
        "> ```specimen tokens\n> - color.teal\n> - 1️⃣nope\n>   \n> - space.*\n> ```",
        ["1️⃣ error unmatched-pattern: 'nope' matches no token"]
      ),
      (
        "```specimen contrast\n- 1️⃣color.teal\n```",
        ["1️⃣ error unmatched-pattern: 'color.teal' stands in no contrast pair"]
      ),
      // Links: to documents, headings and files beside them; with percent escapes, from the folder or from the root.
      (
        "[a](sub/b.md) [b](sub/b.md#two-words) [c](/sub/b.md) [d](sub/pic%20ture.png) [e](https://x.example/y.md) [f](mailto:a@b.c)",
        []
      ),
      ("# Own\n\n[a](#own)", []),
      ("1️⃣[a](#own)", ["1️⃣ error broken-link: this document has no heading '#own'"]),
      ("1️⃣[a](sub/c.md)", ["1️⃣ error broken-link: 'sub/c.md' leads to no file of the site"]),
      ("1️⃣[a](sub/b.md#tow-words)", ["1️⃣ error broken-link: 'sub/b.md' has no heading '#tow-words'"]),
      ("1️⃣[a](../../etc/passwd)", ["1️⃣ error broken-link: '../../etc/passwd' leads to no file of the site"]),
      ("1️⃣![](sub/pic%20ture.png)", ["1️⃣ warning missing-alternative: the picture has no alternative text"]),
    ] as [(MarkedText, [String])])
  func `follows what a document refers to`(source: MarkedText, expected: [String]) {
    let frontMatter = "---\ntitle: T\n---\n"
    let build = Build(
      ProjectFiles(
        name: "p",
        files: [
          ("content/s/a.md", Array((frontMatter + source.text).utf8)),
          ("content/s/sub/b.md", Array("---\ntitle: B\n---\n## Two words\n".utf8)),
          ("content/s/sub/pic ture.png", [0x89]),
          ("themes/s/components/dot/component.yaml", Array("variants: [{name: rest}]".utf8)),
          ("themes/s/components/dot/rest.html", Array("<i></i>".utf8)),
          ("themes/s/s.tokens.json", Array(tokens.utf8)),
        ]),
      today: CalendarDate(year: 2026, month: 11, day: 30))
    // What concerns no place is not about the document.
    let lines = build.findings.sorted.filter { $0.place != nil }.map { finding in
      let mark = finding.place.map { source.mark(at: Int($0.offset) - frontMatter.utf8.count) } ?? "-"
      return "\(mark) \(finding.severity.rawValue) \(finding.rule.rawValue): \(finding.text)"
    }
    #expect(Set(lines) == Set(expected), "\(lines)")
  }

  @Test func `refuses two tokens of one custom property`() {
    let tokens = #"{"$type": "number", "accent": {"light": {"$root": {"$value": 1}}}, "accent-light": {"$value": 2}}"#
    let files = ProjectFiles(name: "s", files: [("a.tokens.json", Array(tokens.utf8))])
    let build = Build(files, today: CalendarDate(year: 2026, month: 11, day: 30))
    let lines = build.findings.sorted.map { "\($0.rule.rawValue): \($0.text)" }
    #expect(lines == ["name-collision: 'accent-light' and 'accent.light.$root' both become '--s-accent-light'"])
  }

  @Test func `orders folders of one title by their names`() {
    let folders = ["d", "b", "e", "a", "c"]
    let files = folders.map { ("content/s/\($0)/index.md", Array("---\ntitle: T\n---\n".utf8)) }
    var findings = Findings()
    let project = ProjectLoader.load(ProjectFiles(name: "p", files: files), into: &findings)
    let day = CalendarDate(year: 2026, month: 11, day: 30)
    let resolved = ResolvedProject(project, fonts: FontCollection(), today: day, into: &findings)
    #expect(findings.isEmpty)
    #expect(resolved.systems[0].navigation.sections.map(\.path) == folders.sorted().map { "\($0)/index.html" })
  }

  @Test(
    arguments: [
      (["a.md", "b.md"], []), (["a b (é) 🎉.md", "q\"'&.md"], []),
      (["a#b.md"], ["a#b.md: the name 'a#b.html' holds '#', which means something else in an address"]),
      (["50%.png"], ["50%.png: the name '50%.png' holds '%', which means something else in an address"]),
      (["assets/site.css"], ["assets/site.css: the site has a file 'assets/site.css' of its own"]),
      (["index.html"], ["index.html: the site has a file 'index.html' of its own"]),
      (["index.md", "index.html"], ["index.html: two files become 'index.html'"]),
      (["\u{E9}.md", "e\u{301}.md"], ["\u{E9}.md: two files become '\u{E9}.html'"]),
      (["components/dot.md"], ["components/dot.md: the component 'dot' needs the page 'components/dot.html'"]),
      (["x.md|dot", "components/dot.md"], []), (["components/index.md"], []), (["components/dot/index.md"], []),
      (
        ["components/dot/rest.md"],
        ["components/dot/rest.md: the site has a file 'components/dot/rest.html' of its own"]
      ),
      (
        ["components/index.html"],
        ["components/index.html: the site has a file 'components/index.html' of its own"]
      ),
      (["x.md|dot", "y.md|dot"], ["y.md: 'dot' has a page already"]),
      (["index.md|dot"], ["index.md: the home page cannot be the page of 'dot'"]),
    ] as [([String], [String])])
  func `gives every page and file of the site to one`(names: [String], expected: [String]) {
    var files = [
      ("themes/s/components/dot/component.yaml", Array("variants: [{name: rest}]".utf8)),
      ("themes/s/components/dot/rest.html", Array("<i></i>".utf8)),
    ]
    for name in names {
      let parts = name.split(separator: "|", maxSplits: 1)
      let component = parts.count > 1 ? "\ncomponent: \(parts[1])" : ""
      files.append(("content/s/\(parts[0])", Array("---\ntitle: T\(component)\n---\n".utf8)))
    }
    let build = Build(
      ProjectFiles(name: "p", files: files), today: CalendarDate(year: 2026, month: 11, day: 30))
    let lines = build.findings.sorted.map { finding in
      "\(finding.place.map { build.sources.position(of: $0).path.dropFirst(10) } ?? "-"): \(finding.text)"
    }
    #expect(lines == expected)
    #expect((build.site == nil) == !expected.isEmpty)
  }
}
