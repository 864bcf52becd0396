import Colorimetry
import Markup

/// The corner of `RoundedRectangle(cornerRadius:style: .continuous)`, as iOS draws it: its curvature begins softly, 1.53 radii from the
/// corner, where an arc begins at once and at one radius.
///
/// Three Bézier curves, symmetric about the diagonal, in multiples of the radius. Apple does not publish them; the figures are those of
/// the path that `UIBezierPath(roundedRect:cornerRadius:)` returns
/// (https://www.paintcodeapp.com/news/code-for-ios-7-rounded-rectangles).
struct ContinuousCorner {
  typealias Point = (x: Double, y: Double)

  /// How far from the corner the edge begins to bend, in radii.
  static let reach = 1.52866483

  /// From the upper edge to the left one; each curve has two control points and its end.
  static let curves: [(Point, Point, Point)] = [
    ((1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139)),
    ((0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379)),
    ((0, 0.86840694), (0, 1.08849296), (0, reach)),
  ]

  /// Both corners above each other where they part, along the upper edge: the arc is dashed. The picture is the same for every radius.
  static let comparison: HTML = {
    let curve = curves.map { curve in
      [curve.0, curve.1, curve.2].map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    return """
      <svg class="corner" viewBox="52 -2 112 24" aria-hidden="true" focusable="false"><path class="plot__curve" d="M180 0H\(
        number(reach))C\(curve.joined(separator: " "))V180"/><path class="corner__arc" d="M180 0H100A100 100 0 0 0 0 100V180"/></svg>
      """
  }()

  private static func number(_ radii: Double) -> String { CSSNumber.text(radii * 100, decimals: 2) }
}
