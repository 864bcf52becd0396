import Cascade
import Diagnostics
import Testing

/// Style sheets that nobody writes, and that must not keep anybody waiting.
@Suite struct StyleSheetSizeTests {
  /// What stands before, what is repeated with a number for each `%`, and what stands behind.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("", "#id%, ", "p { color: red }"), ("", ".a% ", "p { color: red }"), ("", ".a%:hover { color: red } ", ""),
      ("", "p:has(:hover), ", "p {}"), ("p", ":has(:hover:active)", "{}"), ("", "@layer a%; ", ""),
      ("", "@layer a%.b { p { color: red } }", ""), ("@layer a", ".a%", " {}"), ("a", ", a%", " { b { --c: d } }"),
      ("p {", "a%: 1; ", "}"), ("p {", "a: % b: % c ", "}"), ("p {", "a: {} ", "}"),
      ("", "p:hover% { color: red } ", ""),
      ("", "p::before% {} ", ""), ("", "@media (width%) {} ", ""), ("", "@media%;", ""), ("", ")", ""), ("", "}", ""),
      ("", "/**/", ""), ("", "\\\n", ""), ("", "\"\n", ""), ("", ":root {} ", ""), ("p { color: ", "var(--a%) ", "}"),
      ("p { color: ", "!", "}"), ("@keyframes a {", "a% { color: red } ", "}"), ("", "\0", ""),
    ])
  func `style sheets of any size end`(start: String, piece: String, end: String) {
    let pieces = (0..<20_000).map { piece.replacing("%", with: "\($0)") }
    let (sheet, findings, drawn) = read(start + pieces.joined() + end)
    #expect(findings.sorted.count <= 101)
    #expect(sheet.rules.count <= 20_000)
    #expect(!drawn.isEmpty)
  }

  @Test(.timeLimit(.minutes(1))) func `a nested rule does not look through all selectors around it`() {
    let nested = String(repeating: "b { --c: d } ", count: 20_000)
    let (sheet, findings, _) = read("a" + String(repeating: ", a", count: 20_000) + "{ \(nested) }")
    #expect(sheet.rules.count == 20_000)
    #expect(findings.sorted.last?.text == "19900 more faults from here on")
    #expect(!findings.hasErrors)
  }

  private func read(_ css: String) -> (StyleSheet, Findings, drawn: [UInt8]) {
    var files = SourceFiles()
    var findings = Findings()
    let file = files.add(path: "component.css", bytes: Array(css.utf8))
    let sheet = StyleSheet.read(file, into: &findings)
    return (sheet, findings, sheet.withDrawnStates(file))
  }
}
