import Markup
import Review
import Tokens

/// All that there is to say of a comparison: what it comes to, then contrast, then the edits with what follows from each.
struct ChangeSections {
  private struct Section {
    let id: String
    let title: Phrase
    var count: Int?
    let html: HTML?
  }

  private let view: ChangeView
  /// What could not be read, in the words of its findings.
  private let gaps: HTML?

  init(comparison: Comparison, words: Words, links: ChangeLinks = ChangeLinks(), gaps: HTML? = nil) {
    self.gaps = gaps
    view = ChangeView(comparison, words: words, links: links)
  }

  var html: HTML {
    let shown = sections.filter { $0.html != nil }
    let jumps = JumpList(
      label: words[.onThisPage],
      entries: shown.map { .init(id: $0.id, title: HTML(text: words[$0.title]), count: $0.count) })
    let parts = shown.map { section -> HTML in
      """
      <section aria-labelledby="\(section.id)">
      <h2 id="\(section.id)">\(words[section.title])</h2>
      \(section.html)</section>

      """
    }
    return """
      \(ChangeVerdict(comparison: comparison, words: words).html)\(jumps.html)\(each: parts)
      """
  }

  /// What a page does not show because it would grow without bound.
  static func leftOut(_ count: Int, _ what: (Int) -> Phrase, _ words: Words) -> HTML? {
    guard count > 0 else { return nil }
    return """
      <p class="muted left-out">\(words[.leftOut]): \(words[what(count)]). <code>specimen diff --json</code> \(
        words[.hasThemAll])</p>

      """
  }

  private var comparison: Comparison { view.comparison }
  private var words: Words { view.words }

  private var sections: [Section] {
    let shifts = ColorShifts(view)
    return [
      Section(id: "contrast", title: .contrast, count: lost, html: ContrastSection(view: view).html),
      Section(id: "unknown", title: .nobodyCanTell, html: unread),
      Section(id: "colors", title: .colors, count: shifts.count, html: shifts.html),
      edits(.seen, .otherValuesOfTokens), edits(.removed, .removedTokens), edits(.renamed, .renamedTokens),
      edits(.added, .addedTokens), edits(.deprecated, .deprecatedTokens),
      Section(
        id: "components", title: .components,
        count: [comparison.affectedComponents, comparison.addedComponents, comparison.removedComponents].joined().count,
        html: ChangedComponents(view: view).html),
      Section(id: "modes", title: .modes, html: ChangedModes(view: view).html), quiet,
    ]
  }

  private var unread: HTML? {
    let parts = [ChangeGaps(view: view).html, gaps].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined()
  }

  private var lost: Int? {
    let count = comparison.contrast(.newlyFails).count
    return count == 0 ? nil : count
  }

  private func edits(_ group: ChangeGroup, _ title: Phrase) -> Section {
    let causes = view.outline.edits[group] ?? []
    return Section(id: group.rawValue, title: title, count: causes.count, html: causes.isEmpty ? nil : list(causes))
  }

  private func list(_ causes: [Comparison.Cause]) -> HTML {
    """
    <ol class="edits">
    \(each: causes.prefix(ChangeOutline.mostEdits).map { ChangeEntry(view: view, cause: $0).html })</ol>
    \(ChangeSections.leftOut(causes.count - ChangeOutline.mostEdits, Phrase.tokens, words))
    """
  }

  /// Folded, since nothing of it is seen.
  private var quiet: Section {
    let causes = view.outline.edits[.quiet] ?? []
    let html: HTML = """
      <details class="code">
      <summary>\(words[.quiet(causes.count)])</summary>
      \(list(causes))</details>

      """
    return Section(
      id: ChangeGroup.quiet.rawValue, title: .notSeen, count: causes.count, html: causes.isEmpty ? nil : html)
  }
}
