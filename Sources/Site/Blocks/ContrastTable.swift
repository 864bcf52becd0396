import Audit
import Colorimetry
import Markup
import Tokens

/// Contrast pairs with their verdicts: both names, what is required, and for each mode the pair drawn in it with its ratio.
struct ContrastTable {
  let view: TokenView
  let results: [ContrastAudit.Result]
  /// Whether each pair says why it was declared.
  var givesReasons = false

  var html: HTML {
    let heads = view.theme.graph.modes.map { mode -> HTML in
      "<th scope=\"col\">\(mode.choices.isEmpty ? "Ratio" : mode.title)</th>"
    }
    return """
      <div class="drawing table-wrap">
      <table class="contrast">
      <thead><tr><th scope="col">Pair</th>\(each: heads)</tr></thead>
      <tbody>
      \(each: results.map(row))</tbody>
      </table>
      </div>

      """
  }

  private func row(_ result: ContrastAudit.Result) -> HTML {
    let pair = result.pair
    let over = pair.backdrop.map { backdrop -> HTML in " over \(view.link(backdrop))" }
    let reason = (givesReasons ? result.reason : nil).map { "<span class=\"contrast__reason\">\($0)</span>" as HTML }
    let cells = view.theme.graph.modes.indices.map { cell(result, $0) }
    return """
      <tr><th scope="row"><span class="contrast__line">\(view.link(pair.foreground))</span><span class="contrast__line">on \(
        view.link(pair.background))\(over)</span><span class="contrast__need">\(pair.requirement.title), at least \(
        CSSNumber.text(result.threshold)):1</span>\(reason)</th>\(each: cells)</tr>

      """
  }

  private func cell(_ result: ContrastAudit.Result, _ mode: Int) -> HTML {
    let status = result.status(in: mode)
    let ratio = result.measurement(in: mode)?.ratio.map { "\($0.text):1" } ?? "–"
    let choices = view.theme.graph.modes[mode]
    return """
      <td data-label="\(choices.choices.isEmpty ? "Ratio" : choices.title)"><span class="verdict verdict--\(
        status.rawValue)">\(sample(result, choices))<span class="verdict__ratio">\(ratio)</span> <span class="verdict__word">\(
        status.title)</span></span></td>
      """
  }

  /// Text or a shape in the two colours, as a mode has them. Samples of what fails are there to be seen failing.
  private func sample(_ result: ContrastAudit.Result, _ mode: Mode) -> HTML {
    let pair = result.pair
    let background = view.variable(pair.background)
    let behind = pair.backdrop.map { view.variable($0) } ?? background
    return """
      <span class="pair" aria-hidden="true"\(attribute: "data-mode", mode.words)\(
        attribute: "data-waived", if: result.status != .passed) style="background:\(
        behind)"><span class="pair__fill" style="background:\(background)">\(mark(pair))</span></span>
      """
  }

  private func mark(_ pair: ContrastPair) -> HTML {
    let color = view.variable(pair.foreground)
    let isGradient = view.theme.graph[pair.foreground]?.type == .gradient
    return pair.requirement == .nonText || isGradient
      ? "<span class=\"pair__shape\" style=\"background:\(color)\"></span>"
      : "<span class=\"pair__text\" style=\"color:\(color)\">Aa</span>"
  }

}

extension Requirement {
  /// As a heading has it.
  var title: String {
    switch self {
    case .text: "Text"
    case .large: "Large text"
    case .nonText: "Non-text"
    case .focus: "Focus indicator"
    case .link: "Link in text"
    }
  }
}

extension ContrastAudit.Status {
  /// The verdict in a word or two.
  var title: String {
    switch self {
    case .passed: "pass"
    case .failed: "fail"
    case .known: "known"
    case .accepted: "accepted"
    case .unknown: "cannot tell"
    }
  }
}
