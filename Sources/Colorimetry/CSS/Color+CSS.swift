extension Color {
  /// The colour as CSS writes it (CSS Color 4, section 15): hex for sRGB in gamut, `rgb()` when it has alpha, and the space's own
  /// function otherwise. What a browser paints for it is what `Paint` says.
  ///
  /// Components have as few decimals as keep the 8-bit levels that are painted, six at least; noise below 0.00001 is written as 0.
  package var css: String {
    let slash = alpha < 1 ? " / \(alphaComponent.map(Color.text(alpha:)) ?? "none")" : ""
    if space == .srgb, isInUnitCube, isComplete {
      let paint = Paint(self)
      guard alpha < 1 else { return paint.hex }
      let (red, green, blue) = paint.bytes
      return "rgb(\(red) \(green) \(blue)\(slash))"
    }
    let (color, decimals) = rounded
    let parts = [color.first, color.second, color.third].map { component in
      component.map { CSSNumber.text($0, decimals: decimals) } ?? "none"
    }
    let list = "\(parts[0]) \(parts[1]) \(parts[2])\(slash)"
    return switch space {
    case .hsl, .hwb: "\(space.rawValue)(\(parts[0]) \(percentage(parts[1])) \(percentage(parts[2]))\(slash))"
    case .lab, .lch, .oklab, .oklch: "\(space.rawValue)(\(list))"
    default: "color(\(space.rawValue) \(list))"
    }
  }

  /// True for the notations whose gradients CSS interpolates in sRGB rather than OKLab (CSS Color 4, section 12.1).
  package var isLegacyInCSS: Bool {
    switch space {
    case .srgb: isInUnitCube && isComplete
    case .hsl, .hwb: isComplete
    default: false
    }
  }

  private var isInUnitCube: Bool {
    components.min() >= 0 && components.max() <= 1
  }

  private func percentage(_ part: String) -> String { part == "none" ? part : part + "%" }

  /// The colour with the decimals that suffice, and their number.
  private var rounded: (color: Color, decimals: Int) {
    let wanted = Paint(self).bytes
    for (decimals, noise) in [(6, 1e-5), (6, 0), (9, 0)] {
      let color = rounded(decimals, noise: noise)
      if Paint(color).bytes == wanted { return (color, decimals) }
    }
    return (self, 15)
  }

  private func rounded(_ decimals: Int, noise: Double) -> Color {
    let scale = decimals == 6 ? 1e6 : 1e9
    let part = { (value: Double?) in
      value.map { abs($0) < noise ? 0 : abs($0) < 1e6 ? ($0 * scale).rounded() / scale : $0 }
    }
    return Color(space, part(first), part(second), part(third), alpha: alphaComponent)
  }

  /// An alpha of an 8-bit level in two decimals where they mean that level, else in three, as browsers have it (CSS Color 4,
  /// section 15.1); any other in up to four.
  private static func text(alpha: Double) -> String {
    let level = (alpha * 255).rounded()
    guard abs(alpha * 255 - level) < 1e-6 else { return CSSNumber.text(alpha) }
    let short = (alpha * 100).rounded() / 100
    return CSSNumber.text(alpha, decimals: (short * 255).rounded() == level ? 2 : 3)
  }
}
