import Colorimetry
import Markup
import Tokens

/// The course of a transition: time to the right, progress upwards, with dots at each tenth of the time. A spring is drawn from its
/// equation of motion.
struct EasingPlot {
  private let curve: String
  /// After each tenth of the time.
  private let progress: [Double]
  /// The heights between which the curve stays; from 0 to 1 for one that does not overshoot.
  private let heights: ClosedRange<Double>

  /// - Parameter value: a cubic Bézier or a transition; nil for anything else, and for what only a browser can compute.
  init?(_ value: TokenValue) {
    switch value {
    case .cubicBezier(let curve): self.init(curve)
    case .transition(let transition):
      if let spring = transition.spring { self.init(spring) } else { self.init(transition.timingFunction) }
    default: return nil
    }
  }

  private init(_ curve: CubicBezier) {
    let numbers = [curve.x1 * 100, 100 - curve.y1 * 100, curve.x2 * 100, 100 - curve.y2 * 100]
    let text = numbers.map { CSSNumber.text($0, decimals: 2) }
    self.init("M0 100C\(text[0]) \(text[1]) \(text[2]) \(text[3]) 100 0", curve.progress)
  }

  private init(_ spring: Spring) {
    let samples = 60
    let points = (0...samples).map { index in
      let fraction = Double(index) / Double(samples)
      let y = 100 - spring.position(at: fraction * spring.settlingTime) * 100
      return "\(CSSNumber.text(fraction * 100, decimals: 1)) \(CSSNumber.text(y, decimals: 1))"
    }
    self.init("M" + points.joined(separator: "L")) { spring.position(at: $0 * spring.settlingTime) }
  }

  private init(_ curve: String, _ progress: (Double) -> Double) {
    self.curve = curve
    self.progress = (0...10).map { progress(Double($0) / 10) }
    let all = (0...50).map { progress(Double($0) / 50) }
    heights = min(0, all.min() ?? 0)...max(1, all.max() ?? 1)
  }

  /// A square of 100 units for the way from 0 to 1, with room above and below for what overshoots.
  var svg: HTML {
    let top = min(-14, 100 - heights.upperBound * 100 - 8)
    let bottom = max(108, 100 - heights.lowerBound * 100 + 8)
    let dots = progress.enumerated().map { index, value in
      "M\(index * 10) \(CSSNumber.text(100 - value * 100, decimals: 1))h0"
    }
    return """
      <svg class="plot" viewBox="-4 \(CSSNumber.text(top, decimals: 0)) 108 \(CSSNumber.text(bottom - top, decimals: 0))" aria-hidden="true" focusable="false"><path class="plot__axis" d="M0 0H100M0 100H100"/><path class="plot__curve" d="\(
        curve)"/><path class="plot__dots" d="\(dots.joined())"/></svg>
      """
  }
}
