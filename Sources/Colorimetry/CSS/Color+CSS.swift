extension Color {
  /// The colour as CSS writes it (CSS Color 4, section 15): hex for sRGB in gamut, `rgb()` when it has alpha, and the space's own
  /// function otherwise. What a browser paints for it is what `Paint` says.
  ///
  /// A colour that its function would clamp is written in XYZ. Components have as few decimals as keep the 8-bit levels that are
  /// painted, six at least; noise below 0.00001 is written as 0.
  package var css: String { text(CSSDecimals.authored) }

  /// The same with no more decimals than the 8-bit levels need: for colours that come out of a conversion, to be read and copied.
  package var shortCSS: String { text(CSSDecimals.short + CSSDecimals.authored) }

  private func text(_ choices: [CSSDecimals]) -> String {
    let slash = alpha < 1 ? " / \(alphaComponent.map(Color.text(alpha:)) ?? "none")" : ""
    if space == .srgb, isInUnitCube, isComplete {
      let paint = Paint(self)
      guard alpha < 1 else { return paint.hex }
      let (red, green, blue) = paint.bytes
      return "rgb(\(red) \(green) \(blue)\(slash))"
    }
    let levels = Paint(self).bytes
    let suffices = { (color: Color) in color.isKeptByItsFunction && Paint(color).bytes == levels }
    let decimals = choices.first { suffices(rounded($0)) } ?? CSSDecimals.all
    let color = rounded(decimals)
    guard color.isKeptByItsFunction else { return converted(to: .xyzD65).text(choices) }
    let parts = [color.first, color.second, color.third].enumerated().map { index, component in
      component.map { CSSNumber.text($0, decimals: decimals.count(space, index)) } ?? "none"
    }
    let list = "\(parts[0]) \(parts[1]) \(parts[2])\(slash)"
    return switch space {
    case .hsl, .hwb: "\(space.rawValue)(\(parts[0]) \(percentage(parts[1])) \(percentage(parts[2]))\(slash))"
    case .lab, .lch, .oklab, .oklch: "\(space.rawValue)(\(list))"
    default: "color(\(space.rawValue) \(list))"
    }
  }

  private func rounded(_ decimals: CSSDecimals) -> Color {
    Color(
      space, first.map { decimals.rounded($0, space, 0) }, second.map { decimals.rounded($0, space, 1) },
      third.map { decimals.rounded($0, space, 2) }, alpha: alphaComponent)
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

  /// False for a lightness or saturation that CSS would clamp as it reads it.
  private var isKeptByItsFunction: Bool {
    let c = components
    let percent = 0.0...100.0
    return switch space {
    case .hsl: percent.contains(c.y) && percent.contains(c.z)
    case .hwb: c.y >= 0 && c.z >= 0
    case .lab: percent.contains(c.x)
    case .lch: percent.contains(c.x) && c.y >= 0
    case .oklab: (0...1).contains(c.x)
    case .oklch: (0...1).contains(c.x) && c.y >= 0
    default: true
    }
  }

  private func percentage(_ part: String) -> String { part == "none" ? part : part + "%" }

  /// An alpha of an 8-bit level in two decimals where they mean that level, else in three, as browsers have it (CSS Color 4,
  /// section 15.1); any other in up to four.
  private static func text(alpha: Double) -> String {
    let level = (alpha * 255).rounded()
    guard abs(alpha * 255 - level) < 1e-6 else { return CSSNumber.text(alpha) }
    let short = (alpha * 100).rounded() / 100
    return CSSNumber.text(alpha, decimals: (short * 255).rounded() == level ? 2 : 3)
  }
}
