import Glibc

extension Color {
  /// The same colour in another space, neither clipped nor mapped into its gamut.
  ///
  /// A hue that has no meaning there is `none`: below a chroma of 0.0015 in `lch`, 0.000004 in `oklch`, and for greys in `hsl`
  /// and `hwb` (CSS Color 4, section 12.2).
  package func converted(to target: ColorSpace) -> Color {
    guard target != space else { return self }
    return ColorConversion.color(xyz: ColorConversion.xyz(self), in: target, alpha: alpha)
  }
}

/// The way from any space to any other, over XYZ at D65 (CSS Color 4, section 12).
private enum ColorConversion {
  static func xyz(_ color: Color) -> SIMD3<Double> {
    let c = color.components
    if let rgb = color.space.rgb { return xyz(c, rgb) }
    return switch color.space {
    case .hsl: xyz(rgb(hue: c.x, saturation: c.y / 100, lightness: c.z / 100), .srgb)
    case .hwb: xyz(rgb(hue: c.x, whiteness: c.y / 100, blackness: c.z / 100), .srgb)
    case .lab: d50ToD65 * xyzD50(lab: c)
    case .lch: d50ToD65 * xyzD50(lab: rectangular(c))
    case .oklab: xyz(oklab: c)
    case .oklch: xyz(oklab: rectangular(c))
    case .xyzD50: d50ToD65 * c
    case .xyzD65, .srgb, .linearSRGB, .displayP3, .a98RGB, .prophotoRGB, .rec2020: c
    }
  }

  static func color(xyz: SIMD3<Double>, in space: ColorSpace, alpha: Double) -> Color {
    if let rgb = space.rgb { return opaque(space, components(xyz, rgb)).with(alpha: alpha) }
    let result: Color =
      switch space {
      case .hsl: hsl(components(xyz, .srgb))
      case .hwb: hwb(components(xyz, .srgb))
      case .lab: opaque(.lab, lab(xyzD50: d65ToD50 * xyz))
      case .lch: polar(.lch, lab(xyzD50: d65ToD50 * xyz), powerlessBelow: 0.0015)
      case .oklab: opaque(.oklab, oklab(xyz: xyz))
      case .oklch: polar(.oklch, oklab(xyz: xyz), powerlessBelow: 0.000_004)
      case .xyzD50: opaque(.xyzD50, d65ToD50 * xyz)
      case .xyzD65, .srgb, .linearSRGB, .displayP3, .a98RGB, .prophotoRGB, .rec2020: opaque(space, xyz)
      }
    return result.with(alpha: alpha)
  }

  private static func opaque(_ space: ColorSpace, _ c: SIMD3<Double>) -> Color {
    Color(space, c.x, c.y, c.z)
  }

  // MARK: RGB

  private static func xyz(_ c: SIMD3<Double>, _ space: RGBSpace) -> SIMD3<Double> {
    let xyz = space.toXYZ * SIMD3(space.decode(c.x), space.decode(c.y), space.decode(c.z))
    return space.isD50 ? d50ToD65 * xyz : xyz
  }

  private static func components(_ xyz: SIMD3<Double>, _ space: RGBSpace) -> SIMD3<Double> {
    let light = space.fromXYZ * (space.isD50 ? d65ToD50 * xyz : xyz)
    return SIMD3(space.encode(light.x), space.encode(light.y), space.encode(light.z))
  }

  /// CSS Color 4, section 7.1.
  private static func rgb(hue: Double, saturation: Double, lightness: Double) -> SIMD3<Double> {
    func channel(_ n: Double) -> Double {
      let k = (n + positive(hue) / 30).truncatingRemainder(dividingBy: 12)
      let a = saturation * min(lightness, 1 - lightness)
      return lightness - a * max(-1, min(k - 3, 9 - k, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  /// CSS Color 4, section 8.1.
  private static func rgb(hue: Double, whiteness: Double, blackness: Double) -> SIMD3<Double> {
    guard whiteness + blackness < 1 else { return SIMD3(repeating: whiteness / (whiteness + blackness)) }
    return rgb(hue: hue, saturation: 1, lightness: 0.5) * (1 - whiteness - blackness) + whiteness
  }

  /// CSS Color 4, section 7.2. A colour far out of gamut can have a negative saturation: its hue turns by 180°.
  private static func hsl(_ rgb: SIMD3<Double>) -> Color {
    let high = rgb.max()
    let low = rgb.min()
    let lightness = (low + high) / 2
    guard let hue = hue(rgb) else { return Color(.hsl, nil, 0, lightness * 100) }
    let saturation = lightness == 0 || lightness == 1 ? 0 : (high - lightness) / min(lightness, 1 - lightness)
    return saturation < 0
      ? Color(.hsl, positive(hue + 180), -saturation * 100, lightness * 100)
      : Color(.hsl, hue, saturation * 100, lightness * 100)
  }

  private static func hwb(_ rgb: SIMD3<Double>) -> Color {
    Color(.hwb, hue(rgb), rgb.min() * 100, (1 - rgb.max()) * 100)
  }

  /// Degrees; nil for a grey.
  private static func hue(_ rgb: SIMD3<Double>) -> Double? {
    let high = rgb.max()
    let delta = high - rgb.min()
    guard delta > 1e-9 else { return nil }
    if high == rgb.x { return positive((rgb.y - rgb.z) / delta * 60) }
    if high == rgb.y { return (rgb.z - rgb.x) / delta * 60 + 120 }
    return (rgb.x - rgb.y) / delta * 60 + 240
  }

  // MARK: Lab and OKLab

  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27
  private static let whiteD50 = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

  private static func lab(xyzD50 xyz: SIMD3<Double>) -> SIMD3<Double> {
    func f(_ value: Double) -> Double { value > epsilon ? cbrt(value) : (kappa * value + 16) / 116 }
    let scaled = xyz / whiteD50
    let (x, y, z) = (f(scaled.x), f(scaled.y), f(scaled.z))
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func xyzD50(lab: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    let x = lab.y / 500 + y
    let z = y - lab.z / 200
    func inverse(_ f: Double) -> Double { f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa }
    return SIMD3(inverse(x), lab.x > kappa * epsilon ? y * y * y : lab.x / kappa, inverse(z)) * whiteD50
  }

  private static func oklab(xyz: SIMD3<Double>) -> SIMD3<Double> {
    let lms = xyzToLMS * xyz
    return lmsToOKLab * SIMD3(cbrt(lms.x), cbrt(lms.y), cbrt(lms.z))
  }

  private static func xyz(oklab: SIMD3<Double>) -> SIMD3<Double> {
    let roots = okLabToLMS * oklab
    return lmsToXYZ * (roots * roots * roots)
  }

  private static func polar(_ space: ColorSpace, _ lab: SIMD3<Double>, powerlessBelow limit: Double) -> Color {
    let chroma = hypot(lab.y, lab.z)
    guard chroma > limit else { return Color(space, lab.x, 0, nil) }
    return Color(space, lab.x, chroma, positive(atan2(lab.z, lab.y) * 180 / .pi))
  }

  private static func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(lch.x, lch.y * cos(lch.z * .pi / 180), lch.y * sin(lch.z * .pi / 180))
  }

  private static func positive(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }

  // MARK: Matrices

  private static let d65ToD50 = Matrix3(
    SIMD3(1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
    SIMD3(0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
    SIMD3(-0.009243040646204504, 0.015055191490298152, 0.7518742814281371))
  private static let d50ToD65 = Matrix3(
    SIMD3(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    SIMD3(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    SIMD3(0.012314014864481998, -0.020507649298898964, 1.330365926242124))
  private static let xyzToLMS = Matrix3(
    SIMD3(0.819022437996703, 0.3619062600528904, -0.1288737815209879),
    SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
  private static let lmsToOKLab = Matrix3(
    SIMD3(0.210454268309314, 0.7936177747023054, -0.0040720430116193),
    SIMD3(1.9779985324311684, -2.4285922420485799, 0.450593709617411),
    SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
  private static let lmsToXYZ = xyzToLMS.inverse
  private static let okLabToLMS = lmsToOKLab.inverse
}

extension Color {
  package func with(alpha: Double) -> Color {
    var copy = self
    copy.alpha = alpha
    return copy
  }
}
