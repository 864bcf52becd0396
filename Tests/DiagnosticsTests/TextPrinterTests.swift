import Diagnostics
import Testing

struct TextPrinterTests {
  @Test func `prints place, frame, notes and help`() {
    var sources = SourceFiles()
    let file = sources.add(path: "a.json", bytes: Array("{\n\t\"é\": \"{tael}\"\n}".utf8))
    var findings = Findings()
    findings.report(
      Finding(
        .error, "unknown-alias", "alias '{tael}' names no token", at: file.place(10..<16),
        notes: [.init("the group stands here", at: file.place(0..<1))], help: "did you mean 'teal'?"))

    #expect(
      TextPrinter(sources: sources).text(findings) == """
        a.json:2:9: error: alias '{tael}' names no token [unknown-alias]
            2 |  "é": "{tael}"
              |        ^~~~~~
          note: a.json:1:1: the group stands here
          help: did you mean 'teal'?
        1 error

        """)
  }

  @Test func `lets nothing through that steers a terminal or breaks a line`() {
    var sources = SourceFiles()
    let file = sources.add(path: "a\u{1B}.json", bytes: Array("\u{1B}[31m\u{202E}x".utf8))
    var findings = Findings()
    findings.report(
      Finding(
        .warning, "x", "'a\nb\u{9B}' is no name", at: file.place(0..<1), notes: [.init("\u{2066}n")],
        help: "\u{0}h"))
    #expect(
      TextPrinter(sources: sources).text(findings) == #"""
        a\u{1b}.json:1:1: warning: 'a\u{a}b\u{9b}' is no name [x]
            1 | .[31m.x
              | ^
          note: \u{2066}n
          help: \u{0}h
        1 warning

        """#)
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5])
  func `frames bytes that are no UTF-8, at any offset`(offset: Int) {
    var sources = SourceFiles()
    let file = sources.add(path: "a", bytes: [0xB6, 0x0A, 0x9F, 0x9F, 0x0D])
    let text = TextPrinter(sources: sources).text(Finding(.error, "x", "wrong", at: file.place(at: offset)))
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test func `shows a window of a long line, in time that does not depend on the line`() {
    var sources = SourceFiles()
    let text = String(repeating: "é", count: 500_000) + "here" + String(repeating: "ü", count: 500_000)
    let file = sources.add(path: "a.json", bytes: Array(text.utf8))
    let printer = TextPrinter(sources: sources)
    let finding = Finding(.error, "x", "wrong", at: file.place(1_000_000..<1_000_004))
    let before = String(repeating: "é", count: 50)
    let after = String(repeating: "ü", count: 96)
    for _ in 0..<1000 {
      #expect(
        printer.text(finding) == """
          a.json:1:1000001: error: wrong [x]
              1 | …\(before)here\(after)
                | \(String(repeating: " ", count: 51))^~~~

          """)
    }
  }
}
