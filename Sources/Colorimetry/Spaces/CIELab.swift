import Glibc

/// CIE Lab under D50 (CSS Color 4, section 9.3).
enum CIELab {
  static func lab(xyz: SIMD3<Double>) -> SIMD3<Double> {
    let scaled = toWhite * xyz / white
    let (x, y, z) = (compressed(scaled.x), compressed(scaled.y), compressed(scaled.z))
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  static func xyz(lab: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    let scaled = SIMD3(expanded(y + lab.y / 500), expanded(y), expanded(y - lab.z / 200))
    return fromWhite * (scaled * white)
  }

  /// Light from its compressed form; monotone.
  static func expanded(_ value: Double) -> Double {
    let cube = value * value * value
    return cube > epsilon ? cube : (116 * value - 16) / kappa
  }

  private static func compressed(_ value: Double) -> Double {
    value > epsilon ? cbrt(value) : (kappa * value + 16) / 116
  }

  static let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  private static let toWhite = ChromaticAdaptation.d65ToD50
  private static let fromWhite = ChromaticAdaptation.d50ToD65
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27
}
