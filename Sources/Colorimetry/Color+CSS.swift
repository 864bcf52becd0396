extension Color {
  /// The colour as CSS writes it (CSS Color 4, section 15): hex for sRGB in gamut, `rgb()` when it has alpha, and the space's own
  /// function otherwise. What a browser paints for it is what `Paint` says.
  package var css: String {
    let slash = alpha < 1 ? " / \(CSSNumber.text(alpha))" : ""
    switch space {
    case .srgb where isInUnitCube && hasAllComponents:
      let paint = Paint(self)
      guard alpha < 1 else { return paint.hex }
      let (red, green, blue) = paint.bytes
      return "rgb(\(red) \(green) \(blue)\(slash))"
    case .hsl: return "hsl(\(part(first)) \(part(second, "%")) \(part(third, "%"))\(slash))"
    case .hwb: return "hwb(\(part(first)) \(part(second, "%")) \(part(third, "%"))\(slash))"
    case .lab, .lch, .oklab, .oklch:
      return "\(space.rawValue)(\(part(first)) \(part(second)) \(part(third))\(slash))"
    case .srgb, .linearSRGB, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      return "color(\(space.rawValue) \(part(first)) \(part(second)) \(part(third))\(slash))"
    }
  }

  /// True for the notations whose gradients CSS interpolates in sRGB rather than OKLab (CSS Color 4, section 12.1).
  package var isLegacyInCSS: Bool {
    switch space {
    case .srgb: isInUnitCube && hasAllComponents
    case .hsl, .hwb: hasAllComponents
    default: false
    }
  }

  private var hasAllComponents: Bool { first != nil && second != nil && third != nil }

  private var isInUnitCube: Bool {
    components.min() >= 0 && components.max() <= 1
  }

  private func part(_ component: Double?, _ unit: String = "") -> String {
    component.map { CSSNumber.text($0, decimals: 6) + unit } ?? "none"
  }
}
