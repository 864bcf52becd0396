import Glibc

/// OKLab under D65 (CSS Color 4, section 9.4).
enum OKLab {
  static func oklab(xyz: SIMD3<Double>) -> SIMD3<Double> {
    let lms = fromXYZ * xyz
    return fromRoots * SIMD3(cbrt(lms.x), cbrt(lms.y), cbrt(lms.z))
  }

  static func xyz(oklab: SIMD3<Double>) -> SIMD3<Double> {
    let roots = toRoots * oklab
    return toXYZ * (roots * roots * roots)
  }

  static let toRoots = fromRoots.inverse
  static let toXYZ = fromXYZ.inverse
  private static let fromXYZ = Matrix3(
    SIMD3(0.819022437996703, 0.3619062600528904, -0.1288737815209879),
    SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
  private static let fromRoots = Matrix3(
    SIMD3(0.210454268309314, 0.7936177747023054, -0.0040720430116193),
    SIMD3(1.9779985324311684, -2.4285922420485799, 0.450593709617411),
    SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
}
