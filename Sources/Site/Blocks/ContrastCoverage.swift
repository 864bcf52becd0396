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

  private var graph: TokenGraph { view.theme.graph }

  private var facts: [(term: String, text: String)] {
    let count = graph.tokens.count { $0.type == .color || $0.type == .gradient }
    let paired = Set(audit.results.flatMap { [$0.pair.foreground, $0.pair.background].compactMap(\.token) })
    let exempt = Set(audit.exempted.map(\.foreground)).subtracting(paired)
    let counts = graph.modes.indices.map { ContrastCounts(audit.results, in: $0) }
    let (least, most) = (counts.map(\.pairs).min() ?? 0, counts.map(\.pairs).max() ?? 0)
    let open = counts.count { $0.unknown > 0 }
    let colors =
      "\(paired.count) of \(count) stand in a pair, \(exempt.count) are exempt, \(audit.uncovered.count) in none"
    let rest = open == 0 ? "" : "; something in \(open) cannot be measured"
    return [
      ("Colours", colors),
      ("Pairs", "\(least == most ? "\(most)" : "\(least) to \(most)") in each mode"),
      ("Modes proven", "\(counts.count - open) of \(counts.count)\(rest)"),
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
      <h3 id="uncovered">In no pair</h3>
      <p class="muted">Colours above the primitives of which nothing is required. Decoration may stand here; text and controls may not.</p>
      <ul class="chips">
      \(each: shown.map { "<li>\(view.shortChip($0))</li>\n" })</ul>
      \(LeftOut(tokens.count - shown.count, "colour", "colours").html)
      """
  }
}
