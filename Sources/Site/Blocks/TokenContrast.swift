import Audit
import Cascade
import Colorimetry
import Markup
import Tokens

/// A colour's contrast with its partners, worst first: each pair in its worst mode.
struct TokenContrast {
  let view: TokenView
  let token: TokenGraph.Token
  /// In the graph.
  let index: Int

  private static let mostPairs = 8

  /// Nil for a token that is in no pair.
  var html: HTML? {
    guard let audit = view.theme.audit else { return nil }
    let pairs = view.context.tokens.usage.pairs(index).map { audit.results[$0] }
      .filter { $0.pair.isBetween(token.path) }
    guard !pairs.isEmpty else { return nil }
    let ranked = audit.worstFirst([.failed, .unknown, .known, .accepted, .passed], of: pairs)
    let rows = ranked.prefix(TokenContrast.mostPairs).map { row($0, audit) }
    let rest = ranked.count - rows.count
    let more: HTML? =
      rest > 0
      ? "<li><a href=\"\(view.context.href("contrast.html"))\">\(words[.more(rest)])</a>" : nil
    return view.fact(words[.contrast], "<ul class=\"parts\">\(each: rows)\(more)</ul>")
  }

  private var words: Words { view.context.words }

  private func row(_ result: ContrastAudit.Result, _ audit: ContrastAudit) -> HTML {
    let pair = result.pair
    let isForeground = pair.foreground == .token(token.path)
    let partner = isForeground ? pair.background : pair.foreground
    let name = partner.token.map(view.plainLink) ?? "<code>\(partner.description)</code>"
    let mode = result.worstMode(of: audit.modes.indices) ?? 0
    let status = result.status(in: mode)
    let ratio = result.measurement(in: mode)?.ratio.map { "<b>\($0.text):1</b> " as HTML }
    let modifiers = modifiers(changing: result)
    let lowest =
      modifiers.isEmpty ? "" : ", \(words[.lowestIn]) \(view.theme.graph.title(of: [mode], in: modifiers))"
    return """
      <li><span class="verdict--\(status.rawValue)">\(ratio)\(words[status.phrase])</span> \(
        words[isForeground ? .isOn : .isBehind]) \(name)\(view.behind(pair)) <small>\(words[pair.requirement.phrase]), \(
        words[.atLeast(CSSNumber.text(result.threshold))])\(lowest)</small>
      """
  }

  /// The modifiers that the ratio depends on, by their indices.
  private func modifiers(changing result: ContrastAudit.Result) -> [Int] {
    let graph = view.theme.graph
    let outcomes = result.outcomes
    let texts = outcomes.map { $0.measurement.ratio?.text }
    guard texts.contains(where: { $0 != texts[0] }) else { return [] }
    var byMode = [String??](repeating: nil, count: graph.modes.count)
    for (outcome, text) in zip(outcomes, texts) {
      for mode in outcome.modes { byMode[mode] = text }
    }
    return graph.modifiers { byMode[$0] }
  }
}
