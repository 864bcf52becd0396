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
}
