import Audit
import Diagnostics

/// What `specimen check` reports in.
enum ReportFormat: String, CaseIterable {
  case text, json, sarif, junit, github, gitlab, markdown

  /// How every file of the format begins; nil for what belongs into a log, and into no file.
  var openings: [String]? {
    switch self {
    case .text: ["specimen check: "]
    case .json: ["{\n  \"version\": 1,\n  \"errors\": "]
    case .sarif: [SARIFPrinter.opening]
    case .junit: [JUnitPrinter.opening]
    case .github: nil
    case .gitlab: [CodeQualityPrinter.opening, "[]\n"]
    case .markdown: [MarkdownPrinter.marker]
    }
  }

  func text(_ report: CheckReport) -> String {
    switch self {
    case .text: ReportFormat.plain(report)
    case .json: AuditJSONPrinter().text(report)
    case .sarif: SARIFPrinter().text(report)
    case .junit: JUnitPrinter().text(report)
    case .github: WorkflowCommandPrinter().text(report)
    case .gitlab: CodeQualityPrinter().text(report)
    case .markdown: MarkdownPrinter().text(report)
    }
  }

  private static func plain(_ report: CheckReport) -> String {
    let summary = report.findings.summary
    let printer = TextPrinter(sources: report.sources)
    return "specimen check: \(summary)\n" + report.findings.sorted.map(printer.text).joined()
  }
}
