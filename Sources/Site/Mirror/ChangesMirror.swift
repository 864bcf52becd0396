import Audit
import Colorimetry
import Review
import Tokens

/// What changed, as tables: contrast that was lost or won, then each edit with what follows from it, then components.
struct ChangesMirror {
  let system: String
  let review: SystemReview
  let words: Words

  var text: String {
    let title = MarkdownText.title(words[.changes], words[.changes(of: system, since: review.since)])
    guard let comparison = review.comparison else { return title + words[.isNew(since: review.since)] + "\n" }
    guard !comparison.isEmpty || !comparison.isCertain else {
      return title + words[.nothingChanged(since: review.since)] + "\n"
    }
    let view = ChangeView(comparison, words: words, links: ChangeLinks())
    let verdict = ChangeVerdict(comparison: comparison, words: words)
    return title + "\(words[verdict.sentence]).\n\n" + advice(VersionAdvice(comparison))
      + section(.contrast, [.pair, .before, .after, .needed, .mode], pairs(view))
      + section(.tokens, [.token, .change, .before, .after, .mode, .because], changes(view))
      + section(.components, [.component, .change], components(comparison))
  }

  private func advice(_ advice: VersionAdvice) -> String {
    guard !advice.reasons.isEmpty else { return "" }
    let reasons = advice.reasons.map { words[$0.phrase] }.joined(separator: ", ")
    return "\(words[advice.level.phrase]): \(reasons).\n\n"
  }

  /// Nothing where nothing changed.
  private func section(_ title: Phrase, _ columns: [Phrase], _ rows: [[String]]) -> String {
    rows.isEmpty ? "" : "## \(words[title])\n\n" + MarkdownText.table(columns.map { words[$0] }, rows)
  }

  // MARK: Rows

  private func pairs(_ view: ChangeView) -> [[String]] {
    [ContrastChange.Kind.newlyFails, .newlyPasses].flatMap { kind in
      view.comparison.contrast(kind).flatMap { change in
        change.steps.filter { $0.kind == kind }.map { step in
          [
            name(change.key), outcome(step.old), outcome(step.new),
            "\(CSSNumber.text(Double(change.threshold) / 100)):1", view.modes(step.modes),
          ]
        }
      }
    }
  }

  /// `text on canvas over paper`.
  private func name(_ key: SnapshotPair.Key) -> String {
    "\(key.foreground) \(words[.isOn]) \(key.background)" + key.behind.map { " \(words[.isOver]) \($0)" }.joined()
  }

  /// `4.61:1 pass`; a dash for a pair that is not there.
  private func outcome(_ outcome: SnapshotPair.Outcome?) -> String {
    guard let outcome else { return "–" }
    let ratio = outcome.hundredths.map { "\(ContrastRatio.text(hundredths: $0)):1 " } ?? ""
    return ratio + words[outcome.status.phrase]
  }

  private func changes(_ view: ChangeView) -> [[String]] {
    view.comparison.causes.flatMap { cause in
      rows(cause.change, view)
        + cause.derived.filter { $0.causes.first == cause.change.path }.flatMap { rows($0, view) }
    }
  }

  /// A row for each value that another one follows.
  private func rows(_ change: TokenChange, _ view: ChangeView) -> [[String]] {
    let former = change.old.flatMap { $0.path == change.path ? nil : " ← \(MarkdownText.code($0.path.description))" }
    let name = MarkdownText.code(change.path.description) + (former ?? "")
    let kinds = change.kinds.map { words[$0.phrase] }.joined(separator: ", ")
    let causes = change.causes.map { MarkdownText.code($0.description) }.joined(separator: ", ")
    let values = view.values(of: change)
    guard !values.isEmpty else { return [[name, kinds, "", "", "", causes]] }
    return values.map { pair in
      let value = { (value: SnapshotToken.Value?) -> String in
        guard let value else { return "–" }
        return pair.isRetargeted ? (value.alias.map { "{\($0)} " } ?? "") + value.css : value.css
      }
      return [name, kinds, value(pair.old), value(pair.new), view.modes(pair.modes), causes]
    }
  }

  private func components(_ comparison: Comparison) -> [[String]] {
    let edited = Set(comparison.editedComponents)
    let affected = comparison.affectedComponents.map { ($0, edited.contains($0) ? Phrase.drawnAnew : .following) }
    let new = comparison.addedComponents.map { ($0, Phrase.newComponent) }
    let gone = comparison.removedComponents.map { ($0, Phrase.goneComponent) }
    return (affected + new + gone).map { [MarkdownText.code($0), words[$1]] }
  }
}
