import Cascade
import DataFiles
import Diagnostics
import Testing
import Tokens

/// Which tokens a component uses.
struct StyleSheetTokenTests {
  private func tokens(_ css: String, _ html: String) throws -> [String] {
    var sources = SourceFiles()
    var findings = Findings()
    let file = sources.add(
      path: "a.tokens.json",
      bytes: Array(
        #"{"gap": {"$type": "dimension", "a": {"$value": {"value": 1, "unit": "px"}}, "b": {"$value": {"value": 2, "unit": "px"}}}}"#
          .utf8))
    let data = try #require(JSONReader.read(file, into: &findings))
    let tree = TokenReader.read(data, into: &findings)
    let graph = TokenGraph(
      ResolverDocument(steps: [.set(sources: [TokenFile(tree: tree)])]), profile: .strict, into: &findings)
    let sheet = StyleSheet.read(sources.add(path: "component.css", bytes: Array(css.utf8)), into: &findings)
    let mockup = HTMLReader.tree(of: sources.add(path: "a.html", bytes: Array(html.utf8)), into: &findings)
    let properties = TokenProperties(graph, prefix: "t", into: &findings)
    return sheet.tokenUses(in: [mockup], properties).map { use in
      let tokens = use.tokens.map(\.description).joined(separator: " ")
      return (use.conditions + ["\(use.property): \(tokens)"]).joined(separator: " ")
    }
  }

  @Test(
    arguments: [
      (".a { gap: var(--t-gap-b); margin: calc(var(--t-gap-a) * 2) }", ["gap: gap.b", "margin: gap.a"]),
      // A state counts, whichever the variant lists; what matches nothing does not.
      (".a:hover { gap: var(--t-gap-a) }", ["gap: gap.a"]),
      (".b { gap: var(--t-gap-a) }", []),
      (".a::before { gap: var(--t-gap-a) }", ["gap: gap.a"]),
      ("@keyframes x { to { gap: var(--t-gap-b) } } .a { gap: var(--t-gap-a) }", ["gap: gap.b", "gap: gap.a"]),
      (".a { gap: var(--t-gap-none, var(--t-gap-b)) }", ["gap: gap.b"]),
      (".a { margin: var(--t-gap-b) var(--t-gap-a) var(--t-gap-b) }", ["margin: gap.b gap.a"]),
      ("@media (hover: hover) { .a { gap: var(--t-gap-a) } }", ["@media (hover: hover) gap: gap.a"]),
    ])
  func `tokens are used where a rule is for something that is there`(css: String, expected: [String]) throws {
    #expect(try tokens(css, "<p class=\"a\" data-state-target>x</p>") == expected)
  }
}
