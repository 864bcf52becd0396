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

  /// - Parameter members: what a run has to tell beyond its findings.
  package func text(_ findings: Findings, adding members: [(name: String, value: JSON)] = []) -> String {
    let own: [(name: String, value: JSON)] = [
      ("version", .integer(JSONPrinter.version)), ("errors", .integer(findings.count(.error))),
      ("warnings", .integer(findings.count(.warning))), ("findings", .array(findings.sorted.map { .line(object($0)) })),
    ]
    return JSON.object(own + members).text
  }

  private func object(_ finding: Finding) -> JSON {
    let notes = finding.notes.map { ["message": .string($0.text), "place": object($0.place)] as JSON }
    return [
      "rule": .string(finding.rule.rawValue), "severity": .string(finding.severity.rawValue),
      "message": .string(finding.text), "place": object(finding.place), "notes": .array(notes),
      "help": .optional(finding.help),
    ]
  }

  /// A place, or null.
  package func object(_ place: Place?) -> JSON {
    guard let place else { return .null }
    let position = sources.position(of: place)
    return [
      "path": .string(position.path), "line": .integer(position.line), "column": .integer(position.column),
      "length": .integer(Int(place.length)),
    ]
  }
}
