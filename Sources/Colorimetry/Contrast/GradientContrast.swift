/// The lowest contrast along a gradient.
package struct GradientContrast: Hashable, Sendable {
  /// On 8-bit levels, at the point.
  package private(set) var ratio: ContrastRatio
  package private(set) var point: Paint
  /// What no point is below, before rounding to 8 bits: proven, and within a thousandth of the lowest ratio there is.
  package private(set) var bound: ContrastRatio

  init(of color: Paint, at point: Paint, bound: ContrastRatio? = nil) {
    let painted = color.over(point)
    ratio = ContrastRatio(painted, point)
    self.point = point
    self.bound = bound ?? ContrastRatio(luminance: painted.unroundedLuminance, point.unroundedLuminance)
  }

  /// Keeps what is lower of two.
  mutating func take(_ other: GradientContrast) {
    if other.ratio < ratio { (ratio, point) = (other.ratio, other.point) }
    bound = min(bound, other.bound)
  }
}
