import Audit
import Diagnostics
import Foundation
import Testing

/// What printers do with more than their readers take.
struct ReportLimitTests {
  private static func report(errors: Int, warnings: Int = 0, text: String = "wrong") -> CheckReport {
    var sources = SourceFiles()
    let file = sources.add(path: "a.tokens.json", bytes: Array(String(repeating: "x\n", count: errors + warnings).utf8))
    var findings = Findings()
    for index in 0..<warnings {
      findings.report(Finding(.warning, "legacy-value", "\(text) \(index)", at: file.place(at: 2 * index)))
    }
    for index in warnings..<(errors + warnings) {
      findings.report(Finding(.error, "invalid-value", "\(text) \(index)", at: file.place(at: 2 * index)))
    }
    return CheckReport(findings, sources: sources, version: "1.2.3")
  }

  @Test(
    arguments: [
      (2, 1, "2 errors, 1 warning"), (12, 1, "12 errors, 1 warning; the 11 worst are shown above, 2 are not"),
      (11, 15, "11 errors, 15 warnings; the 20 worst are shown above, 6 are not"), (0, 0, "nothing to mend"),
    ])
  func `GitHub gets ten errors and ten warnings, errors first, and the whole count`(
    errors: Int, warnings: Int, total: String
  ) {
    let lines = WorkflowCommandPrinter().text(ReportLimitTests.report(errors: errors, warnings: warnings))
      .split(separator: "\n").map(String.init)
    #expect(lines.last == total)
    let kinds = lines.dropLast().map { $0.prefix(3) == "::e" ? "error" : "warning" }
    #expect(
      kinds == Array(repeating: "error", count: min(errors, 10)) + Array(repeating: "warning", count: min(warnings, 10))
    )
  }

  @Test func `SARIF has no more results than GitHub takes, the worst, and says how many are missing`() throws {
    let report = ReportLimitTests.report(errors: 3, warnings: 4)
    let log = SARIFPrinter(resultLimit: 5).text(report)
    let object = try JSONSerialization.jsonObject(with: Data(log.utf8)) as? [String: Any]
    let run = try #require((object?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "error", "error", "warning", "warning"])
    #expect(log.contains("2 results are left out: GitHub takes no more than 5 of a run"))
    #expect(!SARIFPrinter(resultLimit: 7).text(report).contains("left out"))
  }

  @Test(arguments: [0, 1, 50, 5_000])
  func `Markdown keeps to its limit and counts what is missing`(errors: Int) throws {
    let text = MarkdownPrinter().text(ReportLimitTests.report(errors: errors, text: "'<|`@x' is wrong"))
    #expect(text.utf8.count <= 60_000)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| error ") }
    let missing = text.firstMatch(of: /and (\d+) more are not shown here/).flatMap { Int($0.1) } ?? 0
    #expect(rows + missing == errors)
    #expect((missing > 0) == (errors == 5_000))
  }

  @Test func `Markdown cuts a text that fills a page by itself`() {
    let text = MarkdownPrinter().text(
      ReportLimitTests.report(errors: 3, text: String(repeating: "long ", count: 20_000)))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| error ") } == 3)
    #expect(text.utf8.count < 3_000)
  }

  @Test func `tells findings apart that differ only by numbers, and knows them again`() {
    let prints = { (report: CheckReport) in report.entries.map(\.fingerprint) }
    let three = prints(ReportLimitTests.report(errors: 3))
    #expect(Set(three).count == 3)
    #expect(prints(ReportLimitTests.report(errors: 2)) == Array(three.prefix(2)))
  }
}
