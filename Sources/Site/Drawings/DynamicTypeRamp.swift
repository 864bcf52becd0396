import Colorimetry
import Markup
import Tokens

/// A text style at every text size that readers of iOS choose from.
struct DynamicTypeRamp {
  let view: TokenView
  let token: TokenGraph.Token
  let style: TextStyle
  /// At the usual text size, in points.
  let points: Double
  /// Whether it is a style of the system itself, whose sizes Apple lists, and not another font that grows like one.
  private let isOfSystem: Bool

  /// Nil for a style that keeps its size, says nothing of it, or has no size in points.
  init?(view: TokenView, token: TokenGraph.Token, value: TokenValue) {
    guard case .typography(let text) = value, text.dynamicType == .scales, let points = text.fontSize?.pixels else {
      return nil
    }
    self.view = view
    self.token = token
    self.points = points
    style = text.textStyle ?? .body
    let family = text.fontFamily?.first ?? ""
    isOfSystem = DynamicTypeRamp.systemFamilies.contains(family) && points == style.size(at: .large)
  }

  /// What CSS and designers call the font of Apple's systems.
  private static let systemFamilies: Set<String> = [
    "-apple-system", "BlinkMacSystemFont", "system-ui", "ui-sans-serif", "ui-rounded", "ui-serif", "ui-monospace",
    "SF Pro", "SF Pro Text", "SF Pro Display", "SF Pro Rounded", "New York",
  ]

  func points(at size: DynamicTypeSize) -> Double {
    isOfSystem ? style.size(at: size) : style.scaled(points, at: size)
  }

  /// Folded, under a line with the ends.
  /// - Parameter mode: whose style it is, where modes have their own.
  func details(in mode: String?) -> HTML {
    let ends = [DynamicTypeSize.xSmall, .ax5].map { CSSNumber.text(points(at: $0)) }
    let name = mode.map { $0 + ": " } ?? ""
    return """
      <details class="code ramp">
      <summary>Dynamic Type <span class="value">\(name)\(view.context.words[.points(from: ends[0], to: ends[1])])</span></summary>
      \(sizes)</details>

      """
  }

  var sizes: HTML {
    let items = DynamicTypeSize.allCases.map { size -> HTML in
      let figure = CSSNumber.text(points(at: size))
      return """
        <li\(attribute: "class", size == .large ? "is-chosen" : nil)><span aria-hidden="true" style="font-size:\(
          CSSValue(figure + "px") ?? "1em")">Aa</span><span class="label">\(size.name)</span><span class="value">\(figure) pt</span></li>

        """
    }
    return """
      <ol class="ramp__sizes" style="--face:\(view.variable(token.path, "-font-family"));--weight:\(
        view.variable(token.path, "-font-weight"))">
      \(each: items)</ol>
      <p class="caption value">\(view.context.words[.growsLike(style.rawValue)])</p>

      """
  }
}
