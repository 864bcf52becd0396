import Audit
import Colorimetry
import Markup
import Tokens

/// Contrast pairs with their verdicts: the pair drawn, both names, the ratio of each mode, what is required.
struct ContrastTable {
  let view: TokenView
  let results: [ContrastAudit.Result]
  /// Whether each pair says why it was declared.
  var givesReasons = false

  var html: HTML {
    let modes = view.theme.graph.modes
    let heads = modes.map { mode -> HTML in
      "<th scope=\"col\">\(mode.choices.isEmpty ? "Ratio" : ContrastTable.title(mode))</th>"
    }
    return """
      <div class="drawing table-wrap" role="region" aria-label="Contrast" tabindex="0">
      <table class="contrast">
      <thead><tr><th scope="col">Pair</th><th scope="col">Needs</th>\(each: heads)</tr></thead>
      <tbody>
      \(each: results.map(row))</tbody>
      </table>
      </div>

      """
  }

  private func row(_ result: ContrastAudit.Result) -> HTML {
    let pair = result.pair
    let over = pair.backdrop.flatMap { view.theme.graph[$0] }.map { token -> HTML in " over \(name(token.path))" }
    let cells = view.theme.graph.modes.indices.map { cell(result, $0) }
    return """
      <tr><th scope="row"><span class="contrast__pair">\(sample(result))<span>\(name(pair.foreground))<span class="value">on \(
        name(pair.background))\(over)</span>\((givesReasons ? result.reason : nil).map { "<span class=\"contrast__reason\">\($0)</span>" })</span></span></th><td>\(
        pair.requirement.title) <span class="value">\(threshold(pair.requirement))</span></td>\(each: cells)</tr>

      """
  }

  private func cell(_ result: ContrastAudit.Result, _ mode: Int) -> HTML {
    let status = result.status(in: mode)
    let ratio = result.byMode[mode]?.ratio.map { "\($0.text):1" } ?? "–"
    let title =
      switch status {
      case .passed: "pass"
      case .failed: "fail"
      case .accepted: "accepted"
      case .unknown: "cannot tell"
      }
    return "<td><span class=\"verdict verdict--\(status.rawValue)\"><span class=\"verdict__ratio\">\(ratio)</span> \(title)</span></td>"
  }

  /// Text or a shape in the two colours. Samples of what fails are there to be seen failing.
  private func sample(_ result: ContrastAudit.Result) -> HTML {
    let pair = result.pair
    let background = view.variable(pair.background)
    let behind = pair.backdrop.map { view.variable($0) } ?? background
    let isGradient = view.theme.graph[pair.foreground]?.type == .gradient
    let mark: HTML
    if pair.requirement == .nonText || isGradient {
      mark = "<span class=\"pair__shape\" style=\"background:\(view.variable(pair.foreground))\"></span>"
    } else {
      mark = "<span class=\"pair__text\" style=\"color:\(view.variable(pair.foreground))\">Aa</span>"
    }
    return """
      <span class="pair" aria-hidden="true"\(attribute: "data-waived", if: result.status != .passed) style="background:\(
        behind)"><span class="pair__fill" style="background:\(background)">\(mark)</span></span>
      """
  }

  private func name(_ path: TokenPath) -> HTML {
    guard let token = view.theme.graph[path] else { return HTML(text: path.description) }
    return "<a class=\"token-name\" href=\"\(view.href(token))\">\(path.description)</a>"
  }

  private func threshold(_ requirement: Requirement) -> String {
    CSSNumber.text(requirement.threshold(view.theme.audit?.level ?? .aa)) + ":1"
  }

  /// The contexts of a mode, without the names of the modifiers: `Dark, compact`.
  static func title(_ mode: Mode) -> String {
    let words = mode.choices.map(\.context).joined(separator: ", ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension Requirement {
  /// As a heading has it.
  var title: String {
    switch self {
    case .text: "Text"
    case .large: "Large text"
    case .nonText: "Non-text"
    }
  }
}
