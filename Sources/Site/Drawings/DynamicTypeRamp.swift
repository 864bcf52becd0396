import Colorimetry
import Markup
import Tokens

/// A text style at every text size that readers of iOS choose from.
struct DynamicTypeRamp: Equatable {
  let style: TextStyle
  /// By the text size.
  let points: [Double]

  /// Nil for a style that keeps its size, says nothing of it, or has no size in points.
  init?(_ value: TokenValue) {
    guard case .typography(let text) = value, text.dynamicType == .scales, let points = text.fontSize?.pixels else {
      return nil
    }
    let style = text.textStyle ?? .body
    let family = text.fontFamily?.first ?? ""
    // Whether it is a style of the system itself, whose sizes Apple lists, and not another font that grows like one.
    let isOfSystem = DynamicTypeRamp.systemFamilies.contains(family) && points == style.size(at: .large)
    self.style = style
    self.points = DynamicTypeSize.allCases.map { size in
      isOfSystem ? style.size(at: size) : style.scaled(points, at: size)
    }
  }

  /// What CSS and designers call the font of Apple's systems.
  private static let systemFamilies: Set<String> = [
    "-apple-system", "BlinkMacSystemFont", "system-ui", "ui-sans-serif", "ui-rounded", "ui-serif", "ui-monospace",
    "SF Pro", "SF Pro Text", "SF Pro Display", "SF Pro Rounded", "New York",
  ]

  /// From the least size to the largest.
  func ends(_ words: Words) -> String {
    words[.points(from: CSSNumber.text(points.first ?? 0), to: CSSNumber.text(points.last ?? 0))]
  }

  /// The sizes, each over its picture, which a style sheet draws.
  func sizes(only: String? = nil) -> HTML {
    let items = zip(DynamicTypeSize.allCases, points).map { size, points -> HTML in
      let figure = CSSNumber.text(points)
      return """
        <li\(attribute: "class", size == .large ? "is-chosen" : nil) style="--z:\(CSSValue(figure + "px") ?? "1em")">\(
          size.name) <b>\(figure) pt</b>

        """
    }
    return "<ol class=\"ramp__sizes\"\(attribute: "data-only", only)>\n\(each: items)</ol>\n"
  }

  /// What a ramp grows like.
  static func caption(_ style: TextStyle, _ words: Words, only: String? = nil) -> HTML {
    "<p class=\"caption value\"\(attribute: "data-only", only)>\(words[.growsLike(style.rawValue)])</p>\n"
  }
}
