import Glibc

extension Color {
  /// The same colour in another space, neither clipped nor mapped into its gamut.
  ///
  /// A hue that has no meaning there is `none`: up to a chroma of 0.0015 in `lch`, 0.000004 in `oklch`, and for greys in `hsl`
  /// and `hwb` (CSS Color 4, section 12.2).
  package func converted(to target: ColorSpace) -> Color {
    guard target != space else { return self }
    var color = Color(target, xyz: xyz)
    color.alphaComponent = alphaComponent
    return color
  }

  package func with(alpha: Double) -> Color {
    var copy = self
    copy.alphaComponent = alpha
    return copy
  }

  /// XYZ at D65, over which all conversions go (CSS Color 4, section 12).
  var xyz: SIMD3<Double> {
    Color.xyz(components, in: space)
  }

  static func xyz(_ c: SIMD3<Double>, in space: ColorSpace) -> SIMD3<Double> {
    switch space {
    case .srgb: RGBSpace.srgb.xyz(c)
    case .linearSRGB: RGBSpace.linearSRGB.xyz(c)
    case .displayP3: RGBSpace.displayP3.xyz(c)
    case .linearDisplayP3: RGBSpace.linearDisplayP3.xyz(c)
    case .a98RGB: RGBSpace.a98.xyz(c)
    case .prophotoRGB: RGBSpace.prophoto.xyz(c)
    case .rec2020: RGBSpace.rec2020.xyz(c)
    case .hsl: RGBSpace.srgb.xyz(HueWheel.rgb(hue: c.x, saturation: c.y / 100, lightness: c.z / 100))
    case .hwb: RGBSpace.srgb.xyz(HueWheel.rgb(hue: c.x, whiteness: c.y / 100, blackness: c.z / 100))
    case .lab: CIELab.xyz(lab: c)
    case .lch: CIELab.xyz(lab: HueWheel.rectangular(c))
    case .oklab: OKLab.xyz(oklab: c)
    case .oklch: OKLab.xyz(oklab: HueWheel.rectangular(c))
    case .xyzD65: c
    case .xyzD50: ChromaticAdaptation.d50ToD65 * c
    }
  }

  private init(_ space: ColorSpace, xyz: SIMD3<Double>) {
    switch space {
    case .srgb: self.init(space, RGBSpace.srgb.components(xyz: xyz))
    case .linearSRGB: self.init(space, RGBSpace.linearSRGB.components(xyz: xyz))
    case .displayP3: self.init(space, RGBSpace.displayP3.components(xyz: xyz))
    case .linearDisplayP3: self.init(space, RGBSpace.linearDisplayP3.components(xyz: xyz))
    case .a98RGB: self.init(space, RGBSpace.a98.components(xyz: xyz))
    case .prophotoRGB: self.init(space, RGBSpace.prophoto.components(xyz: xyz))
    case .rec2020: self.init(space, RGBSpace.rec2020.components(xyz: xyz))
    case .hsl:
      let (hue, saturation, lightness) = HueWheel.hsl(RGBSpace.srgb.components(xyz: xyz))
      self.init(.hsl, hue, saturation * 100, lightness * 100)
    case .hwb:
      let (hue, whiteness, blackness) = HueWheel.hwb(RGBSpace.srgb.components(xyz: xyz))
      self.init(.hwb, hue, whiteness * 100, blackness * 100)
    case .lab: self.init(space, CIELab.lab(xyz: xyz))
    case .lch: self.init(space, polar: CIELab.lab(xyz: xyz), powerlessTo: 0.0015)
    case .oklab: self.init(space, OKLab.oklab(xyz: xyz))
    case .oklch: self.init(space, polar: OKLab.oklab(xyz: xyz), powerlessTo: 0.000_004)
    case .xyzD65: self.init(space, xyz)
    case .xyzD50: self.init(space, ChromaticAdaptation.d65ToD50 * xyz)
    }
  }

  private init(_ space: ColorSpace, polar lab: SIMD3<Double>, powerlessTo limit: Double) {
    let chroma = hypot(lab.y, lab.z)
    if chroma > limit {
      self.init(space, lab.x, chroma, HueWheel.positive(atan2(lab.z, lab.y) * 180 / .pi))
    } else {
      self.init(space, lab.x, 0, nil)
    }
  }
}
