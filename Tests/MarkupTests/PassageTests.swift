import Diagnostics
import Markup
import Testing

/// What is read in one go, without markup, and where it stands.
struct PassageTests {
  @Test(arguments: [
    ("a *b* `c d`\n e", ["a b c d e"]),
    ("# a `b`\n\nc\n\n- d\n- [x] e", ["a b", "c", "d", "e"]),
    ("a ~~b `c`~~ d\\*e &amp; ![f](g.png) <b>h</b>", ["a  d*e & \u{FFFC} h"]),
    ("> a\n> b `c`", ["a b c"]),
    ("| a | b |\n|---|---|\n| c `d` | e |", ["a b ", "c d e "]),
  ])
  func `stands without markup`(markdown: String, wanted: [String]) {
    let passages = Rendering(markdown).document.passages
    #expect(passages.map { $0[0..<$0.text.count] } == wanted)
  }

  @Test(arguments: ["> - a **b**\n>   `c d` e", "| x |\n|---|\n| a **b** `c d` e |", "a\n\nb `c d` e"])
  func `knows where each word stands`(markdown: String) throws {
    let rendering = Rendering(markdown)
    let passage = try #require(rendering.document.passages.last)
    let bytes = Array(markdown.utf8)
    for (index, byte) in passage.text.enumerated() where byte != UInt8(ascii: " ") {
      #expect(bytes[passage.place(index..<index + 1).range] == [byte])
    }
    let code = try #require(passage.codes.first)
    #expect(passage.place(code.range) == code.place)
  }

  @Test func `knows where code stands that says less than the file`() throws {
    let passage = try #require(Rendering("| x |\n|---|\n| `c\\|d` |").document.passages.last)
    let code = try #require(passage.codes.first)
    #expect(passage[code.range] == "c|d")
    #expect(passage.place(code.range).range == 15..<19)
  }

  @Test func `parts a row into cells, below their columns`() {
    let passages = Rendering("| a | `b` |\n|---|---|\n| c | `d` e |\n").document.passages
    #expect(passages.map(\.isRow) == [true, true])
    #expect(passages.map(\.columns) == [[], ["a", "b"]])
    #expect(passages.map { passage in passage.cells.map { passage[$0] } } == [["a", "b"], ["c", "d e"]])
  }
}
