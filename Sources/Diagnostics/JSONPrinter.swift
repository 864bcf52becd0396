/// Prints findings for programs: one JSON object, keys in a fixed order, with the version of its shape.
///
/// `{"version":1,"errors":n,"warnings":n,"findings":[{"rule","severity","message","place","notes","help"}]}`, where a place is
/// `{"path","line","column","length"}` (1-based, UTF-8) or null.
package struct JSONPrinter: Sendable {
  package static let version = 1
  package let sources: SourceFiles

  package init(sources: SourceFiles) {
    self.sources = sources
  }

  package func text(_ findings: Findings) -> String {
    let rows = findings.sorted.map { "\n    \(object($0))" }.joined(separator: ",")
    let list = rows.isEmpty ? "[]" : "[\(rows)\n  ]"
    return """
      {
        "version": \(JSONPrinter.version),
        "errors": \(findings.count(.error)),
        "warnings": \(findings.count(.warning)),
        "findings": \(list)
      }

      """
  }

  private func object(_ finding: Finding) -> String {
    let notes = finding.notes.map { "{\"message\": \(quoted($0.text)), \"place\": \(object($0.place))}" }
    return "{\"rule\": \(quoted(finding.rule.rawValue)), \"severity\": \(quoted(finding.severity.rawValue)), "
      + "\"message\": \(quoted(finding.text)), \"place\": \(object(finding.place)), "
      + "\"notes\": [\(notes.joined(separator: ", "))], \"help\": \(finding.help.map(quoted) ?? "null")}"
  }

  private func object(_ place: Place?) -> String {
    guard let place else { return "null" }
    let position = sources.position(of: place)
    return "{\"path\": \(quoted(position.path)), \"line\": \(position.line), "
      + "\"column\": \(position.column), \"length\": \(place.length)}"
  }

  private func quoted(_ text: String) -> String {
    JSONText.quoted(text)
  }
}
