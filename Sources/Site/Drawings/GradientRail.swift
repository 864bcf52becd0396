import Colorimetry
import Markup
import Tokens

/// A gradient laid flat: its colours from left to right, a mark at each stop, and its direction.
struct GradientRail {
  let gradient: Gradient

  var rail: HTML {
    var flat = gradient
    flat.angle = 90
    let marks = gradient.stops.map { stop -> HTML in
      "<span class=\"rail__stop\" style=\"inset-inline-start:\(CSSValue.share(stop.position))\"></span>"
    }
    return """
      <span class="\(isTranslucent ? "rail is-translucent" : "rail")" dir="ltr"><span class="rail__fill" style="background:\(
        CSSValue(TokenValue.gradient(flat).css) ?? "none")"></span>\(each: marks)</span>
      """
  }

  var direction: HTML {
    """
    <span class="value"><span class="arrow" style="rotate:\(CSSValue(CSSNumber.text(gradient.angle) + "deg") ?? "0deg")" aria-hidden="true">↑</span> \(
      CSSNumber.text(gradient.angle))°</span>
    """
  }

  private var isTranslucent: Bool { gradient.stops.contains { $0.color.alpha < 1 } }

  /// Position and colour of each stop.
  /// - Parameter name: of the token whose colour it is.
  func stops(_ name: (Color) -> HTML?) -> HTML {
    let items = gradient.stops.map { stop -> HTML in
      "<span class=\"value\">\(GradientRail.text(stop)) \(name(stop.color))</span>"
    }
    return "\(each: items)"
  }

  /// `70 % #FFFFFF`.
  static func text(_ stop: Gradient.Stop) -> String {
    "\(CSSNumber.text(stop.position * 100)) % \(TokenText.short(.color(stop.color)))"
  }
}
