/// Colours as someone sees them who lacks a kind of cone.
///
/// Whatever differs in the missing response alone looks the same. So each colour is moved along that axis onto one of the colours
/// that dichromats and others see alike: the greys, and a few more, which span a plane with them.
struct DichromatVision {
  /// Through the greys and a colour, both as responses of the cones.
  private struct Plane {
    let anchor: SIMD3<Double>
    let normal: SIMD3<Double>

    init(through anchor: SIMD3<Double>) {
      self.anchor = anchor
      normal = cross(DichromatVision.white, anchor)
    }
  }

  private let cone: Int
  /// One, or two that meet in the greys.
  private let planes: [Plane]

  init(_ kind: VisionSimulation.Kind, _ model: VisionSimulation.Model) {
    let anchors: [SIMD3<Double>]
    switch kind {
    case .protan, .deutan:
      cone = kind == .protan ? 0 : 1
      anchors = model == .vienot ? [DichromatVision.blue] : [Spectrum.nm475, Spectrum.nm575].map(DichromatVision.cones)
    case .tritan:
      cone = 2
      anchors = [Spectrum.nm485, Spectrum.nm660].map(DichromatVision.cones)
    }
    planes = anchors.map(Plane.init)
  }

  func seen(light: SIMD3<Double>) -> SIMD3<Double> {
    var responses = DichromatVision.responses * light
    let isNear = side(responses) * side(planes[0].anchor) >= 0
    let normal = planes[isNear ? 0 : planes.count - 1].normal
    responses[cone] = 0
    responses[cone] = -(normal * responses).sum() / normal[cone]
    return DichromatVision.light * responses
  }

  /// On which side of the greys a colour lies, by the two cones that are there.
  private func side(_ responses: SIMD3<Double>) -> Double {
    var axis = SIMD3<Double>.zero
    axis[cone] = 1
    return (cross(DichromatVision.white, axis) * responses).sum()
  }

  /// Of long, medium and short cones to linear sRGB: Viénot, Brettel and Mollon 1999, for the primaries of BT.709.
  private static let responses = Matrix3(
    [0.178824, 0.435161, 0.0411935], [0.0345565, 0.271554, 0.0386714], [0.000299566, 0.00184309, 0.0146709])
  private static let light = responses.inverse
  private static let white = responses * SIMD3(1, 1, 1)
  private static let blue = responses * SIMD3(0, 0, 1)

  /// Of a colour in CIE XYZ of 1931: its chromaticity as corrected by Vos 1978 after Judd, then the cones of Smith and Pokorny 1975.
  private static func cones(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let (x, y) = (xyz.x / xyz.sum(), xyz.y / xyz.sum())
    let share = 0.03845 * x + 0.01496 * y + 1
    let (u, v) = ((1.0271 * x - 0.00008 * y - 0.00009) / share, (0.00376 * x + 1.0072 * y + 0.00764) / share)
    return Matrix3([0.15514, 0.54312, -0.03286], [-0.15514, 0.45684, 0.03286], [0, 0, 0.01608])
      * (SIMD3(u, v, 1 - u - v) * (xyz.y / v))
  }

  /// The observer of CIE 1931 at the wavelengths that look the same to people with one eye of each kind: Brettel, Viénot and
  /// Mollon 1997.
  private enum Spectrum {
    static let nm475 = SIMD3(0.1421, 0.1126, 1.0419)
    static let nm485 = SIMD3(0.05795, 0.1693, 0.6162)
    static let nm575 = SIMD3(0.8425, 0.9154, 0.0018)
    static let nm660 = SIMD3(0.1649, 0.061, 0)
  }
}
