import Colorimetry
import Diagnostics

/// Prints a check as a JUnit report: a suite for each system with a test case for each pair, and one for all other findings.
///
/// A failure that is an error fails its case, one that is accepted skips it, and a pair that cannot be measured is an error. Warnings
/// are told in the output of a case that passes. What nobody judges, because its tokens cannot be read, is skipped.
package struct JUnitPrinter {
  package static let opening = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"specimen\""

  private enum Outcome {
    case passed, failed, broken, skipped
  }

  private struct Case {
    let attributes: String
    let outcome: Outcome
    /// Whole lines inside of the case; empty for a case of which there is nothing to say.
    let body: String
  }

  package init() {}

  package func text(_ report: CheckReport) -> String {
    var suites = report.contrast.map { contrast in
      (name: "contrast of \(contrast.system)", cases: contrast.rows.map { pair($0, contrast, report) })
    }
    var names: [String: Int] = [:]
    let others = report.entries.filter { $0.row == nil }.map { other($0, report, &names) }
    suites.append((name: "findings", cases: others))
    let all = suites.flatMap(\.cases)
    let body = suites.map { suite in
      let open = "  <testsuite name=\"\(attribute(suite.name))\" \(JUnitPrinter.counts(suite.cases))"
      return suite.cases.isEmpty ? "\(open)/>\n" : "\(open)>\n\(suite.cases.map(element).joined())  </testsuite>\n"
    }
    return "\(JUnitPrinter.opening) \(JUnitPrinter.counts(all))>\n\(body.joined())</testsuites>\n"
  }

  private func pair(_ row: ContrastReport.Row, _ contrast: ContrastReport, _ report: CheckReport) -> Case {
    let entries = report.entries(about: row)
    let region = report.region(of: entries.first?.finding.place ?? row.place)
    let attributes = attributes(
      "contrast.\(contrast.system)", "\(row.name): \(row.requirement.rawValue)", region)
    if row.status == .accepted {
      let reasons = row.waivers.map { "accepted until \($0.expires) by \($0.owner): \($0.reason)" }
      return Case(
        attributes: attributes, outcome: .skipped,
        body: "      <skipped message=\"\(attribute(reasons.joined(separator: "; ")))\"/>\n")
    }
    if row.status == .known, let known = entries.first(where: { $0.acceptance == .known }) {
      return Case(
        attributes: attributes, outcome: .skipped,
        body: "      <skipped message=\"known from the baseline: \(attribute(known.finding.text))\"/>\n")
    }
    let own = entries.filter { !$0.isAccepted }
    if own.isEmpty, row.status != .passed {
      let cause = row.outcomes.lazy.compactMap(\.cause).first ?? "the project does not have it reported"
      return Case(
        attributes: attributes, outcome: .skipped,
        body: "      <skipped message=\"not judged: \(attribute(cause))\"/>\n")
    }
    guard let worst = own.first(where: { $0.finding.severity == .error }) else {
      return Case(attributes: attributes, outcome: .passed, body: output(own.map(\.finding), report))
    }
    let outcomes = row.outcomes.map { outcome in
      VisibleText.escaping("\(contrast.words(outcome.modes)): \(outcome.words), \(outcome.status.rawValue)")
    }
    let body = own.flatMap { lines($0.finding, report) } + outcomes
    return fault(
      row.status == .unknown ? .broken : .failed, attributes, worst.finding, body.joined(separator: "\n"))
  }

  private func other(_ entry: CheckReport.Entry, _ report: CheckReport, _ names: inout [String: Int]) -> Case {
    let finding = entry.finding
    let region = report.region(of: finding)
    let name = "\(region.path): \(finding.text)"
    names[name, default: 0] += 1
    let ordinal = names[name] == 1 ? "" : " (\(names[name] ?? 1))"
    let attributes = attributes("findings.\(finding.rule.rawValue)", name + ordinal, region)
    guard finding.severity == .error else {
      return Case(attributes: attributes, outcome: .passed, body: output([finding], report))
    }
    return fault(.failed, attributes, finding, lines(finding, report).joined(separator: "\n"))
  }

  // MARK: Elements

  private func fault(_ outcome: Outcome, _ attributes: String, _ finding: Finding, _ body: String) -> Case {
    let name = outcome == .broken ? "error" : "failure"
    let open = "<\(name) type=\"\(attribute(finding.rule.rawValue))\" message=\"\(attribute(finding.text))\">"
    return Case(
      attributes: attributes, outcome: outcome, body: "      \(open)\(escaped(body))</\(name)>\n")
  }

  private func output(_ findings: [Finding], _ report: CheckReport) -> String {
    let lines = findings.flatMap { finding in
      ["\(finding.severity.rawValue): \(VisibleText.escaping(finding.text)) [\(finding.rule.rawValue)]"]
        + details(finding)
    }
    return lines.isEmpty ? "" : "      <system-out>\(escaped(lines.joined(separator: "\n")))</system-out>\n"
  }

  private func lines(_ finding: Finding, _ report: CheckReport) -> [String] {
    let region = report.region(of: finding)
    return ["\(VisibleText.escaping(region.path)):\(region.startLine): \(VisibleText.escaping(finding.text))"]
      + details(finding)
  }

  private func details(_ finding: Finding) -> [String] {
    finding.notes.map { "note: \(VisibleText.escaping($0.text))" }
      + (finding.help.map { ["help: \(VisibleText.escaping($0))"] } ?? [])
  }

  private func element(_ test: Case) -> String {
    let open = "    <testcase \(test.attributes)"
    return test.body.isEmpty ? "\(open)/>\n" : "\(open)>\n\(test.body)    </testcase>\n"
  }

  private func attributes(_ classname: String, _ name: String, _ region: SourceRegion) -> String {
    "classname=\"\(attribute(classname))\" name=\"\(attribute(name))\" file=\"\(attribute(region.path))\" line=\"\(region.startLine)\""
  }

  private static func counts(_ cases: [Case]) -> String {
    let count = { (outcome: Outcome) in cases.count { $0.outcome == outcome } }
    return
      "tests=\"\(cases.count)\" failures=\"\(count(.failed))\" errors=\"\(count(.broken))\" skipped=\"\(count(.skipped))\""
  }

  // MARK: Text

  private func attribute(_ text: String) -> String { escaped(VisibleText.escaping(text)) }

  /// What XML 1.0 has no place for, such as control characters, is visible text before this.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
