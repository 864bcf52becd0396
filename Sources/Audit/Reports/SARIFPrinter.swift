import Diagnostics

/// Prints a check as a log of SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html), in the way that
/// GitHub's code scanning reads it: every result has a place, and accepted failures are suppressed results.
package struct SARIFPrinter {
  /// How every log of specimen begins.
  package static let opening = """
    {
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        {
          "tool": {
            "driver": {
              "name": "specimen",
    """

  /// GitHub refuses runs of more results.
  private let resultLimit: Int

  package init(resultLimit: Int = 25_000) {
    self.resultLimit = resultLimit
  }

  package func text(_ report: CheckReport) -> String {
    let entries = shown(report)
    let severities = Dictionary(entries.map { ($0.finding.rule.rawValue, $0.finding.severity) }, uniquingKeysWith: max)
    let rules = severities.keys.sorted()
    let run: JSON = [
      "tool": [
        "driver": [
          "name": "specimen", "semanticVersion": .string(report.version),
          "rules": .array(rules.map { .line(SARIFPrinter.rule($0, severities[$0] ?? .error)) }),
        ]
      ],
      "invocations": [.line(invocation(report, leftOut: report.entries.count - entries.count))],
      "columnKind": "unicodeCodePoints",
      "results": .array(entries.map { .line(result($0, report, rules)) }),
      "properties": ["contrast": .array(report.contrast.map { .line(SARIFPrinter.counts($0)) })],
    ]
    return
      ([
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
      ] as JSON).text
  }

  /// In the order of the findings; where there are too many, the worst.
  private func shown(_ report: CheckReport) -> [CheckReport.Entry] {
    guard report.entries.count > resultLimit else { return report.entries }
    return Array((report.worstFirst + report.entries.filter(\.isAccepted)).prefix(resultLimit))
  }

  private func invocation(_ report: CheckReport, leftOut: Int) -> JSON {
    let note: JSON = [
      "level": "warning",
      "message": ["text": "\(leftOut) results are left out: GitHub takes no more than \(resultLimit) of a run"],
    ]
    return [
      "executionSuccessful": .bool(report.isWhole),
      "toolExecutionNotifications": leftOut == 0 ? nil : [note],
    ]
  }

  private static func counts(_ contrast: ContrastReport) -> JSON {
    [
      "system": .string(contrast.system), "pairs": .integer(contrast.rows.count),
      "modes": .integer(contrast.modes.count), "provenModes": .integer(contrast.provenModes),
    ]
  }

  // MARK: Rules

  private static func rule(_ name: String, _ severity: Finding.Severity) -> JSON {
    let text = RuleCatalog.text(of: name)
    let tags: JSON =
      text.criteria.isEmpty ? ["design-tokens"] : .array((["accessibility"] + text.criteria).map(JSON.string))
    return [
      "id": .string(name), "shortDescription": ["text": .string(text.title)],
      "fullDescription": ["text": .string("\(text.title). \(text.help)")], "help": ["text": .string(text.help)],
      "defaultConfiguration": ["level": .string(severity.rawValue)],
      "properties": ["tags": tags, "precision": "very-high", "problem.severity": .string(severity.rawValue)],
    ]
  }

  // MARK: Results

  private func result(_ entry: CheckReport.Entry, _ report: CheckReport, _ rules: [String]) -> JSON {
    let finding = entry.finding
    let related = finding.notes.compactMap { note in
      note.place.map { SARIFPrinter.location(report.region(of: $0), message: note.text) }
    }
    let help = entry.isAccepted ? nil : finding.help
    let said = [finding.text] + finding.notes.filter { $0.place == nil }.map(\.text) + (help.map { [$0] } ?? [])
    return [
      "ruleId": .string(finding.rule.rawValue),
      "ruleIndex": rules.firstIndex(of: finding.rule.rawValue).map { .integer($0) },
      "level": .string(finding.severity.rawValue),
      "message": SARIFPrinter.message(said.joined(separator: "; ")),
      "locations": [SARIFPrinter.location(report.region(of: finding))],
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "partialFingerprints": ["contrast/v1": .string(entry.fingerprint)],
      "suppressions": suppressions(of: entry, report),
      "properties": entry.row.map(SARIFPrinter.properties),
    ]
  }

  private static func properties(_ row: ContrastReport.Row) -> JSON {
    [
      "foreground": .string(row.foreground), "background": .string(row.background),
      "backdrop": row.backdrop.map { .string($0) },
      "stack": row.stack.isEmpty ? nil : .array(row.stack.map { .string($0) }),
      "opacity": row.opacity.map { .string($0) }, "requirement": .string(row.requirement.rawValue),
      "drawnBy": row.uses.first.map { .string($0.words) }, "drawn": row.uses.isEmpty ? nil : .integer(row.uses.count),
      "suggestions": row.suggestions.isEmpty ? nil : .array(row.suggestions.map(\.json)),
    ]
  }

  private func suppressions(of entry: CheckReport.Entry, _ report: CheckReport) -> JSON? {
    switch entry.acceptance {
    case .waived: .array((entry.row?.waivers ?? []).map { suppression($0, report) })
    case .known: [["kind": "external", "status": "accepted", "justification": "the baseline has it"]]
    case nil: nil
    }
  }

  private func suppression(_ waiver: Waiver, _ report: CheckReport) -> JSON {
    [
      "kind": "external", "status": "accepted", "justification": .string(waiver.reason),
      "location": SARIFPrinter.location(report.region(of: waiver.place)),
      "properties": ["owner": .string(waiver.owner), "expires": .string(waiver.expires.description)],
    ]
  }

  private static func location(_ region: SourceRegion, message: String? = nil) -> JSON {
    [
      "physicalLocation": [
        "artifactLocation": ["uri": .string(uri(region.path))],
        "region": [
          "startLine": .integer(region.startLine), "startColumn": region.startColumn.map { .integer($0) },
          "endLine": .integer(region.endLine), "endColumn": region.endColumn.map { .integer($0) },
        ],
      ],
      "message": message.map { SARIFPrinter.message($0) },
    ]
  }

  /// Braces are placeholders and `[…](…)` is a link (sections 3.11.5 and 3.11.6), where nothing is escaped.
  private static func message(_ text: String) -> JSON {
    var visible = VisibleText.escaping(text)
    for (mark, escaped) in [("{", "{{"), ("}", "}}"), ("](", "\\](")] where visible.contains(mark) {
      visible = visible.replacing(mark, with: escaped)
    }
    return ["text": .string(visible)]
  }

  /// A path as a reference of RFC 3986: what is not unreserved is encoded, so that no part of it is taken for a scheme.
  private static func uri(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}
