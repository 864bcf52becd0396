/// How a colour is brought into the gamut of an RGB space. The standard permits more than one way (CSS Color 4, section 13.2);
/// those that reduce chroma keep the lightness and the hue of OKLCH.
package enum GamutMapping: Hashable, Sendable, CaseIterable {
  /// Each channel by itself: what browsers do today.
  case clip
  /// A binary search for the chroma at which clipping is just not noticed.
  case localMINDE
  /// Rays from a grey of the same lightness to the colour, to where they leave the gamut.
  case rayTrace
}

extension Color {
  /// Whether every component is within the gamut of an RGB space, up to a millionth.
  package func isInGamut(of gamut: ColorSpace) -> Bool {
    let c = converted(to: gamut).components
    return c.min() >= -1e-6 && c.max() <= 1 + 1e-6
  }

  /// The colour in an RGB space, within its gamut.
  package func mapped(into gamut: ColorSpace = .srgb, by mapping: GamutMapping) -> Color {
    guard let rgb = gamut.rgb else { preconditionFailure("only RGB spaces have a gamut") }
    let light = rgb.fromXYZ * xyz
    let mapped =
      switch mapping {
      case .clip: Paint.clipped(light)
      case .localMINDE: RGBGamut(rgb).localMINDE(light, OKLab.oklab(xyz: xyz))
      case .rayTrace: RGBGamut(rgb).rayTrace(light, OKLab.oklab(xyz: xyz))
      }
    return Color(gamut, rgb.transfer.encode(mapped), alpha: alphaComponent)
  }
}
