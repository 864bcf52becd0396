import Audit
import Colorimetry
package import Diagnostics
import Tokens

extension PairReport {
  /// The report for people: the stack from the bottom up, in each group of modes in which it is the same.
  package func text(sources: SourceFiles) -> String {
    let columns = Columns(width: 100)
    let isBackdropSeen = outcomes.contains { $0.outcome.steps.contains { $0.role == .backdrop } }
    let over = isBackdropSeen || !pair.groups.isEmpty ? pair.behind({ $0 }, opacity: { $0 }) : ""
    var lines = columns.wrapped("\(pair.foreground) on \(pair.background)\(over)", indentation: 0)
    lines += columns.table([("system", system), ("needs", need(sources))], indentation: 2)
    for (outcome, modes) in outcomes {
      lines += [""] + columns.wrapped(ModeSelection(graph: graph, modes: modes).text, indentation: 0)
      lines += columns.table(rows(outcome), indentation: 2)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func need(_ sources: SourceFiles) -> String {
    guard let place else { return "nothing, for nobody has declared the pair" }
    return "\(CSSNumber.text(threshold)):1 for \(pair.requirement.subject), declared in \(sources.position(of: place))"
  }

  private func rows(_ outcome: Outcome) -> [(String, String)] {
    guard !outcome.steps.isEmpty else { return [("ratio", "one of the two has no value")] }
    var below: String?
    var rows: [(String, String)] = []
    for step in outcome.steps {
      if step.role == .background, let opacity = outcome.opacity {
        rows.append(("opacity", "\(opacity), of background and foreground as one"))
      }
      var text = step.source.token == nil ? step.value : "\(step.source), \(step.value)"
      if let painted = step.painted?.hex, painted != step.value {
        let laid = step.isTranslucent ? below.map { "laid on \($0) " } ?? "" : ""
        text += step.value.contains("gradient(") ? ", at its worst point \(laid)\(painted)" : ", \(laid)is \(painted)"
      }
      below = step.painted?.hex
      rows.append((step.role.rawValue, text))
    }
    switch outcome.measurement?.verdict {
    case .pass(let ratio), .fail(let ratio):
      rows += [("ratio", "\(ratio.text):1"), ("verdict", verdict(outcome, ratio))]
      rows += (outcome.measurement?.doubts ?? []).map { ("borderline", "it is \($0.text)") }
    case .cannotTell(let reason): rows.append(("verdict", "cannot tell: \(reason)"))
    case nil: break
    }
    return rows
  }

  private func verdict(_ outcome: Outcome, _ ratio: ContrastRatio) -> String {
    if let status = outcome.status { return status.rawValue }
    let large = Requirement.large.threshold(.aa)
    if ratio.value >= threshold { return "enough for text, which needs \(CSSNumber.text(threshold)):1" }
    return ratio.value >= large
      ? "enough for large text and for what is no text, which need \(CSSNumber.text(large)):1, not for text"
      : "too little for text, and for what is no text"
  }
}
