import Diagnostics
import Markup

/// What keeps parts of a comparison from being made: what is wrong on either side, and what only one side has.
struct ReviewFindings {
  let report: ReviewReport

  /// Nil where all can be compared.
  var html: HTML? {
    let parts = [
      list(report.findings, SourceFiles(), title: nil), list(report.old), list(report.new),
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined()
  }

  private static let most = 100

  private var words: Words { report.words }

  private func list(_ side: ReviewReport.Side) -> HTML? {
    list(side.findings, side.sources, title: words[.errors(in: report.title(of: side))])
  }

  private func list(_ findings: Findings, _ sources: SourceFiles, title: String?) -> HTML? {
    // Of a side, only what keeps it from being read.
    let told = findings.sorted.filter { title == nil || $0.severity == .error }
    guard !told.isEmpty else { return nil }
    let items = told.prefix(ReviewFindings.most).map { finding -> HTML in
      let place = finding.place.map { "<code>\(sources.position(of: $0).description)</code><br>" as HTML }
      let help = finding.help.map { "<br><span class=\"value\">\($0)</span>" as HTML }
      return "<li>\(place)\(finding.text) <span class=\"value\">[\(finding.rule.rawValue)]</span>\(help)</li>\n"
    }
    let left = told.count - items.count
    return """
      \(title.map { "<h3>\($0)</h3>\n" })<ul class="notes">
      \(each: items)\(left > 0 ? "<li class=\"value\">\(words[.more(left)])</li>\n" as HTML : nil)</ul>

      """
  }
}
