import Audit
import Diagnostics
import Markup
import Tokens

/// Colours of which nothing is required, by which exception, and who says why.
struct ExemptionTable {
  let view: TokenView
  let exempted: [ExemptPair]

  static let mostRows = 60

  /// Nil when nothing is exempt.
  var html: HTML? {
    guard !exempted.isEmpty else { return nil }
    let rows = exempted.prefix(ExemptionTable.mostRows).map(row)
    return """
      <p class="muted">\(words[.exemptMeans])</p>
      <div class="table-wrap">
      <table class="exempt">
      <thead><tr><th scope="col">\(words[.color])</th><th scope="col">\(words[.onColumn])</th><th scope="col">\(words[.exception])</th><th scope="col">\(words[.reason])</th></tr></thead>
      <tbody>
      \(each: rows)</tbody>
      </table>
      </div>
      \(LeftOut(exempted.count - rows.count, Phrase.exemptColors, words).html)
      """
  }

  private var words: Words { view.context.words }

  private func row(_ pair: ExemptPair) -> HTML {
    let background = pair.background.map { view.link($0) } ?? "\(words[.anything])"
    let place = view.context.project.sources.position(of: pair.exemption.place).description
    return """
      <tr><th scope="row">\(view.link(pair.foreground))</th><td>\(background)</td><td>\(
        words[pair.exemption.ground.phrase])</td><td>\(pair.exemption.reason) <code class="exempt__place">\(place)</code></td></tr>

      """
  }
}
