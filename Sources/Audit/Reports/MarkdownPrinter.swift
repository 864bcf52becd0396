import Colorimetry
import Diagnostics
import Tokens

/// Prints a check as Markdown of GitHub and GitLab, for a comment on a change: what fails first, what is accepted folded away.
///
/// What does not fit is counted. Names and texts that come from files are escaped: they make no markup, and call nobody.
package struct MarkdownPrinter {
  /// Stands first and is not shown: by it a script finds the comment that it wrote before.
  package static let marker = "<!-- specimen check -->"
  /// Shorter ones have no room for more than headings.
  package static let smallestLimit = 2_000

  private let limit: Int

  /// - Parameter limit: in bytes. A comment on GitHub has room for 65,536 characters.
  package init(limit: Int = 60_000) {
    precondition(limit >= MarkdownPrinter.smallestLimit, "there is room for the headings")
    self.limit = limit
  }

  package func text(_ report: CheckReport) -> String {
    let worstFirst = report.worstFirst
    let pairs = worstFirst.filter { $0.row != nil }
    let others = worstFirst.filter { $0.row == nil }
    let accepted = report.entries.filter { $0.acceptance == .waived }
    let known = report.entries.filter { $0.acceptance == .known }
    var page = MarkdownPage(limit: limit)
    page.text = "\(MarkdownPrinter.marker)\n### specimen \(verdict(report))\n\n"
    page.list(
      report.contrast.lazy.map {
        "Contrast of \(MarkdownText.code($0.system)): \($0.summary)"
      },
      count: report.contrast.count)
    page.table(
      "Contrast", ["Pair", "Needs", "Worst", "In which modes", "Would pass"], pairs.lazy.map { row($0) },
      count: pairs.count)
    page.table("Findings", ["", "Where", "What"], others.lazy.map { other($0, report) }, count: others.count)
    page.table(
      "\(accepted.count) accepted \(accepted.count == 1 ? "failure" : "failures")",
      ["Pair", "Needs", "Worst", "Until", "Owner", "Reason"], accepted.lazy.map(acceptance), count: accepted.count,
      isFolded: true)
    page.table(
      "\(known.count) known \(known.count == 1 ? "failure" : "failures")",
      ["Pair", "Needs", "Worst", "In which modes"], known.lazy.map(familiarity), count: known.count, isFolded: true)
    return page.text
  }

  private func verdict(_ report: CheckReport) -> String {
    let summary = report.findings.summary
    return report.findings.hasErrors ? "fails: \(summary)" : "passes: \(summary)"
  }

  // MARK: Rows

  private func row(_ entry: CheckReport.Entry) -> [String] {
    guard let row = entry.row else { return [] }
    let failing = row.outcomes.filter { $0.status == .failed || $0.status == .unknown }
    let swatches = failing.prefix(4).map { outcome in
      "\(colors(outcome)) in \(MarkdownText.code(entry.contrast?.words(outcome.modes) ?? ""))"
    }
    let rest = failing.count > 4 ? ["and \(failing.count - 4) more"] : []
    let severity = entry.finding.severity == .warning ? " (a warning)" : ""
    let movement = entry.finding.rule == "baseline-worsened" ? " (worse than in the baseline)" : ""
    return [
      pair(row) + movement + severity, needs(row), worst(failing), (swatches + rest).joined(separator: "<br>"),
      row.suggestions.prefix(4).map(mending).joined(separator: "<br>"),
    ]
  }

  private func other(_ entry: CheckReport.Entry, _ report: CheckReport) -> [String] {
    let finding = entry.finding
    let region = report.region(of: finding)
    let help = finding.help.map { "<br>\(MarkdownText.prose($0))" } ?? ""
    return [
      finding.severity.rawValue, MarkdownText.code("\(region.path):\(region.startLine)"),
      "\(MarkdownText.prose(finding.text)) (\(finding.rule.rawValue))\(help)",
    ]
  }

  private func acceptance(_ entry: CheckReport.Entry) -> [String] {
    guard let row = entry.row else { return [] }
    let waivers = row.waivers
    let joined = { (text: (Waiver) -> String) in
      waivers.prefix(3).map { MarkdownText.prose(text($0)) }.joined(separator: "<br>")
    }
    return [
      pair(row), needs(row), worst(row.outcomes.filter { $0.status == .accepted }), joined { $0.expires.description },
      joined(\.owner), joined(\.reason),
    ]
  }

  /// A failure that the baseline has.
  private func familiarity(_ entry: CheckReport.Entry) -> [String] {
    guard let row = entry.row else { return [] }
    let failing = row.outcomes.filter { $0.status == .known }
    let modes = entry.contrast?.words(failing.flatMap(\.modes).sorted()) ?? ""
    return [pair(row), needs(row), worst(failing), MarkdownText.prose(modes)]
  }

  // MARK: Cells

  private func pair(_ row: ContrastReport.Row) -> String {
    "\(MarkdownText.code(row.foreground)) on \(MarkdownText.code(row.background))\(row.behind(MarkdownText.code))"
  }

  private func needs(_ row: ContrastReport.Row) -> String {
    "\(row.requirement.rawValue) \(CSSNumber.text(row.threshold)):1"
  }

  private func worst(_ outcomes: [ContrastReport.Outcome]) -> String {
    outcomes.compactMap(\.ratio).min().map { "**\($0.text):1**" } ?? "cannot tell"
  }

  private func mending(_ suggestion: Suggestion) -> String {
    let color = suggestion.color.map {
      "`\(Paint($0.color).hex)` for \(MarkdownText.code(suggestion.token.description))"
    }
    let step = suggestion.step.map {
      "\(MarkdownText.code("{\($0.path)}")) in \(MarkdownText.code($0.user.description))"
    }
    return [color, step].compactMap { $0 }.joined(separator: ", ")
  }

  private func colors(_ outcome: ContrastReport.Outcome) -> String {
    guard let ratio = outcome.ratio, let foreground = outcome.foreground, let background = outcome.background else {
      return MarkdownText.prose(outcome.cause ?? "cannot tell")
    }
    // GitHub draws a dot of the colour behind such code.
    return "`\(foreground)` on `\(background)` \(ratio.text):1"
  }
}
