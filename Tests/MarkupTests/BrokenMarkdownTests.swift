import Diagnostics
import Markup
import Testing

struct BrokenMarkdownTests {
  @Test(arguments: [
    (">", 100_000), ("- ", 5_000), ("[", 10_000), ("![", 10_000), ("*a ", 10_000), ("**a ", 10_000),
    ("~a ", 10_000),
    ("~~a~ ", 5_000), ("_www.", 5_000), ("(www.a.b", 5_000), ("a@", 10_000), ("[^", 10_000),
    ("`", 20_001),
    ("` `` ", 5_000), ("<a", 10_000), ("&", 10_000), ("|", 20_000), ("\\|", 10_000), ("http://", 5_000),
    ("[a](", 5_000), ("\\\n", 5_000), ("a\n", 10_000), ("[^a]: b\n", 2_000), ("[^a]", 10_000),
    ("> [!NOTE]\n", 5_000),
    ("| a |\n|---|\n", 5_000), ("|-|\n", 5_000), ("# a\n", 5_000), ("\u{0}", 1_000), ("\r", 5_000),
    ("```\n", 5_001),
    ("*[a](b", 10_000), ("a;&a;", 10_000), ("\t", 10_000), ("[\\*a](b)\n", 5_000), ("\\* ", 5_000),
    ("&amp;", 5_000),
  ])
  func `reads anything many times over`(piece: String, count: Int) {
    let html = Rendering(String(repeating: piece, count: count), links: true).html
    #expect(html.utf8.count < 100 * piece.utf8.count * count + 1000)
  }

  @Test func `says that it leaves out what is nested too deep`() {
    #expect(
      Rendering(String(repeating: "> ", count: 1000) + "a").messages == [
        "1:201 the text is nested more than 100 levels deep"
      ])
    #expect(Rendering(String(repeating: "> ", count: 90) + "a").messages.isEmpty)
  }

  @Test func `fills short rows of a wide table only so far`() {
    let wide = String(repeating: "|a", count: 2000) + "\n" + String(repeating: "|-", count: 2000) + "\n"
    let html = Rendering(wide + String(repeating: "|b\n", count: 2000)).html
    #expect(html.utf8.count < 1_000_000)
  }

  @Test(arguments: 0..<100)
  func `reads any mixture of syntax`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", " ", "  ", "\n", "\n\n", "> ", "- ", "1. ", "    ", "\t", "`", "``", "```", "*", "**", "_", "~",
      "~~", "[", "]",
      "(", ")", "![", "](b)", "[^a]", "[^a]:", ": ", "|", "|-|", "| a | b |\n|---|:-:|\n", "\\", "\\|", "<",
      ">", "<!--",
      "-->", "&amp;", "é", "🍄", "www.a.b", "http://c.d", "e@f.g", "# ", "===", "---", "[!NOTE]", "[ ] ",
      "[x] ", "\r\n",
      "{a.b}", "[a]: b\n", "<b>", "\"", "'",
    ]
    let text = (0..<200).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    let rendering = Rendering(text, links: true)
    for place in rendering.findings.sorted.compactMap(\.place) {
      #expect(place.range.upperBound <= text.utf8.count)
    }
    #expect(!rendering.html.contains("<b>"))
  }
}
