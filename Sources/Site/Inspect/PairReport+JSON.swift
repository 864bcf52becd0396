import Audit
import Cascade
import Colorimetry
package import Diagnostics
import Tokens

extension PairReport {
  /// Reports for programs: one JSON object, keys in a fixed order, with the version of its shape.
  package static func json(_ reports: [PairReport], sources: SourceFiles) -> String {
    let rows = reports.map { "\n    {\n\($0.members(sources).map { "      \($0)" }.joined(separator: ",\n"))\n    }" }
    return "{\n  \"version\": \(TokenReport.version),\n  \"pairs\": [\(rows.joined(separator: ","))\n  ]\n}\n"
  }

  private func members(_ sources: SourceFiles) -> [String] {
    [
      "\"foreground\": \(quoted(pair.foreground.description))",
      "\"background\": \(quoted(pair.background.description))",
      "\"backdrop\": \(pair.backdrop.map { quoted($0.description) } ?? "null")",
      "\"stack\": [\(pair.stack.map { quoted($0.source.description) }.joined(separator: ", "))]",
      "\"opacity\": \(pair.opacity.map { quoted($0.description) } ?? "null")", "\"system\": \(quoted(system))",
      "\"requirement\": \(place == nil ? "null" : quoted(pair.requirement.rawValue))",
      "\"minimum\": \(place == nil ? "null" : CSSNumber.text(threshold))",
      "\"declared\": \(place.map { quoted(sources.position(of: $0).description) } ?? "null")",
      "\"outcomes\": [\(outcomes.map { object($0.outcome, $0.modes) }.joined(separator: ", "))]",
    ]
  }

  private func object(_ outcome: Outcome, _ modes: [Int]) -> String {
    var reason = "null"
    if case .cannotTell(let text)? = outcome.measurement?.verdict { reason = quoted(text) }
    let objects = modes.map { mode in
      "{\(graph.modes[mode].choices.map { "\(quoted($0.modifier)): \(quoted($0.context))" }.joined(separator: ", "))}"
    }
    return "{\"steps\": [\(outcome.steps.map(object).joined(separator: ", "))], "
      + "\"ratio\": \(outcome.measurement?.ratio?.text ?? "null"), "
      + "\"status\": \(outcome.status.map { quoted($0.rawValue) } ?? "null"), \"reason\": \(reason), "
      + "\"borderline\": [\((outcome.measurement?.doubts ?? []).map { quoted($0.text) }.joined(separator: ", "))], "
      + "\"modes\": [\(objects.joined(separator: ", "))]}"
  }

  private func object(_ step: Step) -> String {
    "{\"role\": \(quoted(step.role.rawValue)), \"token\": \(quoted(step.source.description)), "
      + "\"value\": \(quoted(step.value)), \"painted\": \(step.painted.map { quoted($0.hex) } ?? "null")}"
  }

  private func quoted(_ text: String) -> String { JSONText.quoted(text) }
}
