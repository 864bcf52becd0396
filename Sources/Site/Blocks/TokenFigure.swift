import Colorimetry
import Markup
import Tokens

/// A token drawn at its real size for its entry; one whose value follows the mode is drawn in every mode, side by side.
struct TokenFigure {
  let view: TokenView
  let token: TokenGraph.Token

  /// Whether it takes the width of the page; else it stands beside the text.
  static func isWide(_ token: TokenGraph.Token) -> Bool {
    switch token.type {
    case .typography, .fontFamily: true
    default: !isDrawn(token)
    }
  }

  /// False for values that are nothing but text, and for lengths that depend on where they are used.
  static func isDrawn(_ token: TokenGraph.Token) -> Bool {
    if case .dimension(let length) = token.primary.value { return length.pixels != nil }
    guard case .opaque = token.primary.value else { return true }
    return switch token.type {
    case .duration, .cubicBezier, .transition, .number, .other: false
    default: true
    }
  }

  var html: HTML {
    let graph = view.theme.graph
    let distinct = token.distinctValues
    let modifiers = token.modifiers(of: graph)
    let parts = distinct.map { value, modes -> HTML in
      let mode = distinct.count > 1 ? modes.first : nil
      return """
        <div class="part"><div class="part__ground"\(attribute: "data-mode", mode.flatMap { graph.modes[$0].words })>\(drawing(value.value))</div>\(
          mode.map { "<span class=\"part__label\">\(graph.title(of: [$0], in: modifiers))</span>" })</div>

        """
    }
    return """
      <div class="token__figure token__figure--\(token.type.slug)"\(attribute: "aria-hidden", token.type == .transition ? nil : "true")>
      \(each: parts)</div>

      """
  }

  private func drawing(_ value: TokenValue) -> HTML {
    let variable = view.variable(token.path)
    return switch value {
    case .dimension(let dimension): ruler(dimension)
    case .duration(let duration):
      """
      <span class="scale scale--time"><span class="scale__bar" style="inline-size:\(
        CSSValue.share(duration.milliseconds / 1000))"></span></span>
      """
    case .typography(let text) where text.hasShorthand:
      """
      <span class="line" style="font:\(variable);letter-spacing:\(view.variable(token.path, "-letter-spacing"))">\(
        TokenFigure.sentence)</span>
      """
    case .typography: TypeSample.line("line", TokenFigure.sentence, in: token.path, view)
    case .cubicBezier: "\(EasingPlot(value)?.svg)"
    case .transition: "\(EasingPlot(value)?.svg)\(MotionTrack(view: view, token: token).html)"
    case .number: "<span class=\"letter\">\(TokenText.short(value))</span>"
    case .fontFamily, .fontWeight, .shadow, .border, .strokeStyle, .opaque, .color, .gradient: painted(variable)
    }
  }

  /// What a browser draws by the property alone, whatever stands in it.
  private func painted(_ variable: CSSValue) -> HTML {
    switch token.type {
    case .color, .gradient:
      "<span class=\"\(view.fillClass("fill", token))\"><span style=\"background:\(variable)\"></span></span>"
    case .fontFamily:
      "<span class=\"line line--family\" style=\"font-family:\(variable)\">\(TokenFigure.sentence)</span>"
    case .fontWeight: "<span class=\"letter\" style=\"font-weight:\(variable)\">Aa</span>"
    case .shadow: "<span class=\"object\" style=\"box-shadow:\(variable)\"></span>"
    case .border: "<span class=\"object\" style=\"border:\(variable)\"></span>"
    case .strokeStyle: "<span class=\"object\" style=\"border-style:\(variable)\"></span>"
    case .typography: "<span class=\"line\" style=\"font:\(variable)\">\(TokenFigure.sentence)</span>"
    case .dimension:
      "<span class=\"scale\"><span class=\"scale__bar\" style=\"inline-size:max(1px, \(variable))\"></span></span>"
    case .duration, .cubicBezier, .transition, .number, .other: HTML()
    }
  }

  private func ruler(_ dimension: Dimension) -> HTML {
    let name = dimension.pixels ?? 0 > TokenFigure.side ? "scale__bar scale__bar--cut" : "scale__bar"
    let length = view.variable(token.path)
    return "<span class=\"scale\"><span class=\"\(name)\" style=\"inline-size:max(1px, \(length))\"></span></span>"
  }

  /// The width of what stands beside the text, in pixels; a longer ruler is shown to go on.
  private static let side = 176.0

  /// Has capitals, ascenders, descenders and figures.
  private static let sentence = "Every lamp in the harbour is lit, 24 by the quay."
}
