import Audit
import Markup
import Tokens

/// How much was looked at: colours in pairs and in none, pairs by mode, modes that are proven.
struct ContrastCoverage {
  let view: TokenView
  let audit: ContrastAudit

  static let mostChips = 120

  var html: HTML {
    let facts = facts.map { "<div><dt>\($0.term)</dt><dd>\($0.text)</dd></div>\n" as HTML }
    return """
      <dl class="facts">
      \(each: facts)</dl>
      \(uncovered)
      """
  }

  private var words: Words { view.context.words }
  private var graph: TokenGraph { view.theme.graph }

  private var facts: [(term: String, text: String)] {
    let count = graph.tokens.count { $0.type == .color || $0.type == .gradient }
    let paired = Set(audit.results.flatMap { [$0.pair.foreground, $0.pair.background].compactMap(\.token) })
    let exempt = Set(audit.exempted.map(\.foreground)).subtracting(paired)
    let counts = graph.modes.indices.map { ContrastCounts(audit.results, in: $0) }
    let (least, most) = (counts.map(\.pairs).min() ?? 0, counts.map(\.pairs).max() ?? 0)
    let open = counts.count { $0.unknown > 0 }
    let colors = Phrase.covered(paired.count, of: count, exempt: exempt.count, without: audit.uncovered.count)
    let proven = Phrase.count(counts.count - open, of: counts.count)
    return [
      (words[.colors], words[colors]),
      (words[.pairs], words[.inEachMode(least, most)]),
      (words[.modesProven], words[proven] + (open == 0 ? "" : "; \(words[.unmeasured(inModes: open)])")),
    ]
  }

  /// Primitives are colours of nothing yet; what means something and was never measured is worth a look.
  private var uncovered: HTML? {
    let tokens = audit.uncovered.compactMap { graph[$0] }.filter {
      view.theme.configuration.tier(of: $0.path) != .primitive
    }
    guard !tokens.isEmpty else { return nil }
    let shown = tokens.prefix(ContrastCoverage.mostChips)
    return """
      <h3 id="uncovered">\(words[.inNoPair])</h3>
      <p class="muted">\(words[.inNoPairMeans])</p>
      <ul class="chips">
      \(each: shown.map { "<li>\(view.shortChip($0))</li>\n" })</ul>
      \(LeftOut(tokens.count - shown.count, Phrase.colors, words).html)
      """
  }
}
