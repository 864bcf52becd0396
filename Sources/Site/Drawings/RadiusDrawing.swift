import Colorimetry
import Markup
import Tokens

/// A radius around something that has padding: the corner inside is round about the same centre, so its radius is less by the padding.
struct RadiusDrawing {
  let view: TokenView
  let token: TokenGraph.Token

  static let padding = 8.0

  static func nested(_ radius: CSSValue) -> HTML {
    """
    <span class="nested" style="border-radius:\(radius)"><span style="border-radius:max(0px, \(radius) - 8px)"></span></span>
    """
  }

  /// With both kinds of corner above each other, where there is a corner and one radius for all modes.
  var figure: HTML {
    let html = RadiusDrawing.nested(view.variable(token.path))
    let distinct = token.distinctValues
    guard distinct.count == 1, case .dimension(let radius) = distinct[0].token.value, radius.value > 0,
      !RadiusDrawing.isCapsule(radius)
    else { return html }
    return "\(html)\(ContinuousCorner.comparison)"
  }

  /// The radius inside the padding; nil for one that depends on where it is used.
  static func inside(_ radius: Dimension) -> String? {
    guard let outer = radius.pixels else { return nil }
    return CSSNumber.text(max(0, outer - padding), decimals: 2) + "\u{A0}px"
  }

  /// Where a continuous corner begins to bend.
  static func reach(_ radius: Dimension) -> String? {
    radius.pixels.map { CSSNumber.text($0 * ContinuousCorner.reach, decimals: 1) + "\u{A0}px" }
  }

  /// A radius that no shape is twice as high as: the ends become half circles.
  static func isCapsule(_ radius: Dimension) -> Bool {
    radius.unit == .percent ? radius.value >= 50 : radius.pixels.map { $0 >= 100 } ?? false
  }
}
