import Audit
import Diagnostics
import Testing

@testable import Site

struct SearchIndexTests {
  private func index(_ files: [(String, String)]) throws -> String {
    let build = Build(
      ProjectFiles(name: "p", files: files.map { (path: $0.0, bytes: Array($0.1.utf8)) }),
      today: CalendarDate(year: 2026, month: 11, day: 30))
    try #require(!build.inputFindings.hasErrors)
    return String(decoding: SearchIndex(project: build.resolved).bytes, as: UTF8.self)
  }

  @Test func `holds title, section, description, headings and text of documents`() throws {
    let index = try index([
      ("content/a/index.md", "---\ntitle: Home\ndescription: All of it\n---\n"),
      (
        "content/a/rules/one.md",
        """
        ---
        title: One <1>
        ---
        ## A *first*

        Say "hi", `code` and [a link](../index.md).
        On.

        | a | b |
        |---|---|
        | c | ![d](https://example.com) |

        > [!DO]
        > - [x] done[^1]

            let x = 1

        <b>raw</b>

        [^1]: A note.
        """
      ),
    ])
    #expect(
      index == """
        const searchIndex=[["Home","","",[["index.html","Home","","All of it",[],""],["rules/one.html","One \\u003c1>","Rules","",\
        ["a-first","A first"],"Say \\"hi\\", code and a link. On. a b c d done let x = 1\\n raw A note. "]],[],[]]];

        """)
  }

  @Test func `holds components with their variants and states, and the words of their document`() throws {
    let index = try index([
      ("themes/t/theme.yaml", "name: T"),
      ("themes/t/a.tokens.json", #"{"n": {"$type": "number", "$value": 1}}"#),
      (
        "themes/t/components/card/component.yaml",
        "title: Card\nvariants: [{name: wide, states: [rest, hover]}, {name: low}]"
      ),
      ("themes/t/components/card/wide.html", "<p data-state-target>a</p>"),
      ("themes/t/components/card/low.html", "<p>a</p>"),
      ("content/t/cards.md", "---\ntitle: Cards\ncomponent: card\n---\n## Use\n\nHere."),
    ])
    #expect(index.contains(#"[["cards.html","Cards","","",["use","Use"],"wide, low, Rest, Hover. Here. "]]"#))
    #expect(index.matches(of: /cards.html/).count == 1)
  }

  @Test func `holds a token's values in every mode, its description and its own Swift name`() throws {
    let index = try index([
      ("themes/t/theme.yaml", "prefix: t\nswift: {a.b: Color.own}\n"),
      (
        "themes/t/base.tokens.json",
        """
        {"a": {"$type": "color",
          "b": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}, "$description": "Ink"},
          "c": {"$value": {"colorSpace": "oklch", "components": [0.7, 0.1, 200]}},
          "d e": {"$value": "{a.b}"}}}
        """
      ),
      (
        "themes/t/dark.tokens.json",
        """
        {"a": {"b": {"$type": "color",
          "$value": {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5}}}}
        """
      ),
      (
        "themes/t/t.resolver.json",
        """
        {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
         "modifiers": {"theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
        """
      ),
    ])
    #expect(
      index.contains(
        ##"[["tokens/color.html","Colour",[["a.b","#000000\n#FFFFFF 50 %","Ink","Color.own"],"##
          + ##"["a.c","oklch(0.7 0.1 200)\n#40B1B7"],["a.d e","#000000\n#FFFFFF 50 %","","","a.d_e"]]]]"##), "\(index)")
  }

  @Test(arguments: [(500, true), (501, false)])
  func `leaves the text of documents out where there are very many`(_ count: Int, _ isThere: Bool) throws {
    let documents = (1...count).map { ("content/a/d\($0).md", "---\ntitle: D\n---\n## H\n\nWord \($0).") }
    let index = try index(documents)
    #expect(index.contains("\"Word 7. \"") == isThere)
    #expect(index.contains("[\"h\",\"H\"]"))
  }
}
