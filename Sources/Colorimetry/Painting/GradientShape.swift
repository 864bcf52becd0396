import Glibc

/// Where the points of a box lie on the line of a gradient (CSS Images 4, section 3). Lengths in px, y downwards; angles in
/// degrees, 0 is up and 90 right.
package enum GradientShape: Hashable, Sendable {
  /// From corner to corner of the box, through its middle.
  case linear(angle: Double)
  /// An ellipse; a radius of 0 is one that nothing is seen of.
  case radial(center: SIMD2<Double>, radii: SIMD2<Double>)
  /// Once around the centre, clockwise.
  case conic(center: SIMD2<Double>, from: Double)

  /// What `radial-gradient()` means where nothing is said: the ellipse through the corners of a box.
  package static func radial(in size: SIMD2<Double>) -> GradientShape {
    .radial(center: size / 2, radii: size / 2 * 2.0.squareRoot())
  }

  /// 0 at the start of the line, 1 at its end; also below and above.
  package func position(of point: SIMD2<Double>, in size: SIMD2<Double>) -> Double {
    switch self {
    case .linear(let angle):
      let direction = SIMD2(sin(angle * .pi / 180), -cos(angle * .pi / 180))
      let length = size.x * abs(direction.x) + size.y * abs(direction.y)
      return length > 0 ? ((point - size / 2) * direction).sum() / length + 0.5 : 0
    case .radial(let center, let radii):
      guard radii.min() > 0 else { return .infinity }
      let way = (point - center) / radii
      return (way * way).sum().squareRoot()
    case .conic(let center, let start):
      let way = point - center
      return HueWheel.positive(atan2(way.x, -way.y) * 180 / .pi - start) / 360
    }
  }
}
