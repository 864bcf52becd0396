import Diagnostics

/// Prints the findings of a run as GitLab's code quality report (https://docs.gitlab.com/ci/testing/code_quality/): an error is
/// `major`, a warning `minor`. Accepted failures are none of it.
package struct CodeQualityPrinter {
  /// How every report with findings begins; one without is an empty list.
  package static let opening = "[\n  {\"check_name\": \"specimen/"

  package init() {}

  package func text(_ report: CheckReport) -> String {
    JSON.array(report.entries.filter { !$0.isAccepted }.map { .line(issue($0, report)) }).text
  }

  private func issue(_ entry: CheckReport.Entry, _ report: CheckReport) -> JSON {
    let finding = entry.finding
    let region = report.region(of: finding)
    let said = [finding.text] + (finding.help.map { [$0] } ?? [])
    return [
      "check_name": "specimen/\(finding.rule.rawValue)",
      "description": .string(VisibleText.escaping(said.joined(separator: "; "))),
      "fingerprint": .string(entry.fingerprint),
      "severity": finding.severity == .error ? "major" : "minor",
      "location": ["path": .string(region.path), "lines": ["begin": .integer(region.startLine)]],
    ]
  }
}
