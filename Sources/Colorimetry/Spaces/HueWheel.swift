import Glibc

/// `hsl` and `hwb`, and hues in general. Saturation, lightness, whiteness and blackness run from 0 to 1 here, hues in degrees.
enum HueWheel {
  /// CSS Color 4, section 7.1.
  static func rgb(hue: Double, saturation: Double, lightness: Double) -> SIMD3<Double> {
    let amplitude = saturation * min(lightness, 1 - lightness)
    let hue = positive(hue)
    return SIMD3(repeating: lightness)
      - amplitude * SIMD3(wave(hue, 0), wave(hue, 8), wave(hue, 4))
  }

  /// CSS Color 4, section 8.1.
  static func rgb(hue: Double, whiteness: Double, blackness: Double) -> SIMD3<Double> {
    guard whiteness + blackness < 1 else { return SIMD3(repeating: whiteness / (whiteness + blackness)) }
    return rgb(hue: hue, saturation: 1, lightness: 0.5) * (1 - whiteness - blackness) + whiteness
  }

  /// A trapezium from -1 to 1 that goes around with the hue.
  private static func wave(_ hue: Double, _ offset: Double) -> Double {
    let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
    return max(-1, min(place - 3, 9 - place, 1))
  }

  /// CSS Color 4, section 7.2. A colour far out of gamut can have a negative saturation: its hue turns by 180°. The hue is nil
  /// for a grey, below a saturation of 0.001 %.
  static func hsl(_ rgb: SIMD3<Double>) -> (hue: Double?, saturation: Double, lightness: Double) {
    let high = rgb.max()
    let lightness = (rgb.min() + high) / 2
    let half = min(lightness, 1 - lightness)
    let saturation = high - lightness < 1e-9 ? 0 : (high - lightness) / half
    guard abs(saturation) > 1e-5, half != 0, let hue = hue(rgb) else { return (nil, 0, lightness) }
    return saturation < 0 ? (positive(hue + 180), -saturation, lightness) : (hue, saturation, lightness)
  }

  static func hwb(_ rgb: SIMD3<Double>) -> (hue: Double?, whiteness: Double, blackness: Double) {
    let (whiteness, blackness) = (rgb.min(), 1 - rgb.max())
    return (whiteness + blackness >= 0.99999 ? nil : hue(rgb), whiteness, blackness)
  }

  private static func hue(_ rgb: SIMD3<Double>) -> Double? {
    let high = rgb.max()
    let delta = high - rgb.min()
    guard delta > 0 else { return nil }
    if high == rgb.x { return positive((rgb.y - rgb.z) / delta * 60) }
    if high == rgb.y { return (rgb.z - rgb.x) / delta * 60 + 120 }
    return (rgb.x - rgb.y) / delta * 60 + 240
  }

  /// Lightness, `a` and `b` from lightness, chroma and hue.
  static func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(lch.x, lch.y * cos(lch.z * .pi / 180), lch.y * sin(lch.z * .pi / 180))
  }

  /// From 0 up to 360.
  static func positive(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let turned = rest < 0 ? rest + 360 : rest
    return turned == 360 ? 0 : turned
  }
}
