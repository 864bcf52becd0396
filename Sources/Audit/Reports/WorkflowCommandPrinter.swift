import Diagnostics

/// Prints findings as GitHub's workflow commands
/// (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands), the worst first, and a line that counts them.
///
/// GitHub shows ten errors and ten warnings of a step and drops the rest without a word, so no more are printed.
package struct WorkflowCommandPrinter {
  private let limit: Int

  package init(limit: Int = 10) {
    self.limit = limit
  }

  package func text(_ report: CheckReport) -> String {
    let worstFirst = report.worstFirst
    let shown = Finding.Severity.allCases.reversed().flatMap { severity in
      worstFirst.filter { $0.finding.severity == severity }.prefix(limit)
    }
    let total = report.findings.summary
    let leftOut = worstFirst.count - shown.count
    let rest = leftOut == 0 ? "" : "; the \(shown.count) worst are shown above, \(leftOut) are not"
    let contrast = report.contrast.map { "contrast of \(VisibleText.escaping($0.system)): \($0.summary)\n" }
    return shown.map { command($0.finding, report) }.joined() + contrast.joined() + "\(total)\(rest)\n"
  }

  private func command(_ finding: Finding, _ report: CheckReport) -> String {
    var properties: [(name: String, value: String)] = []
    if let place = finding.place {
      let region = report.region(of: place)
      properties = [("file", region.path), ("line", "\(region.startLine)"), ("endLine", "\(region.endLine)")]
      if let column = region.startColumn { properties.append(("col", "\(column)")) }
    }
    properties.append(("title", finding.rule.rawValue))
    let list = properties.map { "\($0.name)=\(escaped($0.value, isProperty: true))" }.joined(separator: ",")
    let notes = finding.notes.map { note in
      guard let region = note.place.map(report.region(of:)) else { return note.text }
      return "\(note.text) (\(region.path):\(region.startLine))"
    }
    let lines = [finding.text] + notes + (finding.help.map { [$0] } ?? [])
    let message = lines.map(VisibleText.escaping).joined(separator: "\n")
    return "::\(finding.severity.rawValue) \(list)::\(escaped(message, isProperty: false))\n"
  }

  private func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
