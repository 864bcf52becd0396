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
      <p class="muted">WCAG 2.2 asks for no contrast of these. They count neither as passed nor as failed.</p>
      <div class="table-wrap">
      <table class="exempt">
      <thead><tr><th scope="col">Colour</th><th scope="col">On</th><th scope="col">Ground</th><th scope="col">Reason</th></tr></thead>
      <tbody>
      \(each: rows)</tbody>
      </table>
      </div>
      \(LeftOut(exempted.count - rows.count, "exempt colour", "exempt colours").html)
      """
  }

  private func row(_ pair: ExemptPair) -> HTML {
    let background = pair.background.map { view.link($0) } ?? "anything"
    let place = view.context.project.sources.position(of: pair.exemption.place).description
    return """
      <tr><th scope="row">\(view.link(pair.foreground))</th><td>\(background)</td><td>\(
        pair.exemption.ground.title)</td><td>\(pair.exemption.reason) <code class="exempt__place">\(place)</code></td></tr>

      """
  }
}

extension Exemption.Ground {
  /// The exception of WCAG 2.2, 1.4.3, in a few words.
  fileprivate var title: String {
    switch self {
    case .disabled: "Disabled: part of a control that cannot be used now"
    case .decorative: "Decorative: says nothing and could be left out"
    case .logotype: "Logotype: part of a logo or brand name"
    }
  }
}
