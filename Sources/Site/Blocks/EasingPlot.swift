import Colorimetry
import Markup
import Tokens

/// The course of a transition: time to the right, progress upwards. A spring is drawn from its equation of motion.
struct EasingPlot {
  private let points: String

  /// - Parameter value: a cubic Bézier or a transition; nil for anything else, and for what only a browser can compute.
  init?(_ value: TokenValue) {
    switch value {
    case .cubicBezier(let curve): points = EasingPlot.path(curve)
    case .transition(let transition):
      points = transition.spring.map(EasingPlot.path) ?? EasingPlot.path(transition.timingFunction)
    default: return nil
    }
  }

  /// A square of 100 units with room for what overshoots.
  var svg: HTML {
    """
    <svg class="plot" viewBox="-4 -34 108 142" aria-hidden="true" focusable="false"><path class="plot__axis" d="M0 0H100M0 100H100"/><path class="plot__curve" d="\(
      points)"/></svg>
    """
  }

  private static func path(_ curve: CubicBezier) -> String {
    let numbers = [curve.x1 * 100, 100 - curve.y1 * 100, curve.x2 * 100, 100 - curve.y2 * 100]
    let text = numbers.map { CSSNumber.text($0, decimals: 2) }
    return "M0 100C\(text[0]) \(text[1]) \(text[2]) \(text[3]) 100 0"
  }

  private static func path(_ spring: Spring) -> String {
    let samples = 60
    let points = (0...samples).map { index in
      let fraction = Double(index) / Double(samples)
      let y = 100 - spring.position(at: fraction * spring.settlingTime) * 100
      return "\(CSSNumber.text(fraction * 100, decimals: 1)) \(CSSNumber.text(y, decimals: 1))"
    }
    return "M" + points.joined(separator: "L")
  }
}
