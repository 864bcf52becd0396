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

  /// - Parameter value: a cubic Bézier or a transition; nil for anything else, for what only a browser can compute, and for a curve
  ///   that goes farther than anybody could see.
  init?(_ value: TokenValue) {
    switch value {
    case .cubicBezier(let curve): self.init(curve)
    case .transition(let transition):
      if let spring = transition.spring { self.init(spring) } else { self.init(transition.timingFunction) }
    default: return nil
    }
  }

  /// - Parameter css: an easing function, of `linear()` with all points at equal distances, as a spring is written.
  init?(css: String) {
    if let value = TokenValue(css: css, type: .cubicBezier) {
      self.init(value)
      return
    }
    guard css.hasPrefix("linear("), css.hasSuffix(")") else { return nil }
    let texts = css.dropFirst("linear(".count).dropLast().split(separator: ",", omittingEmptySubsequences: false)
    let points = texts.compactMap { CSSNumber.measure(String($0)) }.filter(\.unit.isEmpty).map(\.value)
    guard points.count == texts.count, (2...EasingPlot.mostPoints).contains(points.count) else { return nil }
    let steps = Double(points.count - 1)
    self.init(points, peaks: points) { time in
      let index = min(Int(time * steps), points.count - 2)
      return points[index] + (points[index + 1] - points[index]) * (time * steps - Double(index))
    }
  }

  private static let mostPoints = 200

  private init?(_ curve: CubicBezier) {
    let numbers = [curve.x1 * 100, 100 - curve.y1 * 100, curve.x2 * 100, 100 - curve.y2 * 100]
    let text = numbers.map { CSSNumber.text($0, decimals: 2) }
    self.init("M0 100C\(text[0]) \(text[1]) \(text[2]) \(text[3]) 100 0", curve.progress)
  }

  private init?(_ spring: Spring) {
    let samples = 60
    let positions = (0...samples).map { spring.position(at: Double($0) / Double(samples) * spring.settlingTime) }
    self.init(positions) { spring.position(at: $0 * spring.settlingTime) }
  }

  /// - Parameter points: at equal distances.
  private init?(_ points: [Double], peaks: [Double] = [], _ progress: (Double) -> Double) {
    let texts = points.enumerated().map { index, point in
      let x = Double(index) / Double(points.count - 1) * 100
      return "\(CSSNumber.text(x, decimals: 1)) \(CSSNumber.text(100 - point * 100, decimals: 1))"
    }
    self.init("M" + texts.joined(separator: "L"), peaks: peaks, progress)
  }

  /// - Parameter peaks: heights that stand between the moments at which it is looked at.
  private init?(_ curve: String, peaks: [Double] = [], _ progress: (Double) -> Double) {
    self.curve = curve
    self.progress = (0...10).map { progress(Double($0) / 10) }
    let all = (0...50).map { progress(Double($0) / 50) } + peaks
    guard all.allSatisfy({ abs($0) < EasingPlot.farthest }) else { return nil }
    heights = min(0, all.min() ?? 0)...max(1, all.max() ?? 1)
  }

  private static let farthest = 10.0

  /// How far it shoots over its end, as a part of the way.
  var overshoot: Double { heights.upperBound - 1 }

  /// A square of 100 units for the way from 0 to 1, with room above and below for what overshoots.
  var svg: HTML { EasingPlot.svg(self, heights) }

  /// Both courses on one plot; the old one is dashed and has no dots.
  static func svg(from old: EasingPlot, to new: EasingPlot) -> HTML {
    let heights =
      min(old.heights.lowerBound, new.heights.lowerBound)...max(old.heights.upperBound, new.heights.upperBound)
    return svg(new, heights, behind: "<path class=\"plot__old\" d=\"\(old.curve)\"/>")
  }

  private static func svg(_ plot: EasingPlot, _ heights: ClosedRange<Double>, behind: HTML = HTML()) -> HTML {
    let top = min(-14, 100 - heights.upperBound * 100 - 8)
    let bottom = max(108, 100 - heights.lowerBound * 100 + 8)
    let dots = plot.progress.enumerated().map { index, value in
      "M\(index * 10) \(CSSNumber.text(100 - value * 100, decimals: 1))h0"
    }
    return """
      <svg class="plot" viewBox="-4 \(CSSNumber.text(top, decimals: 0)) 108 \(CSSNumber.text(bottom - top, decimals: 0))" aria-hidden="true" focusable="false"><path class="plot__axis" d="M0 0H100M0 100H100"/>\(
        behind)<path class="plot__curve" d="\(plot.curve)"/><path class="plot__dots" d="\(dots.joined())"/></svg>
      """
  }
}
