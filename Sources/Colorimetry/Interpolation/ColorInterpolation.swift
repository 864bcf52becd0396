/// How colours are mixed: in which space, and which way around a hue (CSS Color 4, section 12).
package struct ColorInterpolation: Hashable, Sendable {
  package enum HuePath: String, Hashable, Sendable { case shorter, longer, increasing, decreasing }

  package let space: ColorSpace
  package let hue: HuePath

  /// - Parameter hue: of no account in a space without a hue.
  package init(_ space: ColorSpace, hue: HuePath = .shorter) {
    self.space = space
    self.hue = hue
  }

  /// What CSS does where nothing is said: sRGB between legacy colours, OKLab otherwise (CSS Color 4, section 12.1).
  package static let legacy = ColorInterpolation(.srgb)
  package static let standard = ColorInterpolation(.oklab)
}

extension Color {
  /// The colour on the way from this one (at 0) to another (at 1).
  package func mixed(with other: Color, at fraction: Double, in method: ColorInterpolation) -> Color {
    ColorSegment(from: self, to: other, in: method).color(at: fraction)
  }

  /// The colour in another space, its missing components carried over to those that mean the same there, as interpolation and
  /// relative colours have it (CSS Color 4, section 12.2). `rec2020` becomes the light that browsers make of it.
  func carried(to target: ColorSpace) -> Color {
    var color = (target == space ? self : asPainted).converted(to: target)
    guard target != space, !isComplete else { return color }
    let missing = zip(space.meanings, [first, second, third]).filter { $0.1 == nil }.map(\.0)
    let isGrey = missing.contains(.chroma) && missing.contains(.hue) || missing.contains(.a) && missing.contains(.b)
    let targets = target.meanings.map { missing.contains($0) || isGrey && ComponentMeaning.chromatic.contains($0) }
    if targets[0] { color.first = nil }
    if targets[1] { color.second = nil }
    if targets[2] { color.third = nil }
    return color
  }

  /// A colour of `hsl` or `hwb` in sRGB, where nothing is missing of it: mixtures and relative colours are not clamped, which the
  /// functions of these spaces would do (CSS Color 5, section 3.1).
  var withoutHueWheel: Color {
    (space == .hsl || space == .hwb) && isComplete && alphaComponent != nil ? converted(to: .srgb) : self
  }
}

/// What a component tells about a colour, whatever the space.
private enum ComponentMeaning {
  case red, green, blue, lightness, chroma, hue, a, b, whiteness, blackness

  static let chromatic: Set<ComponentMeaning> = [.chroma, .hue, .a, .b]
}

extension ColorSpace {
  fileprivate var meanings: [ComponentMeaning] {
    switch self {
    case .srgb, .linearSRGB, .displayP3, .linearDisplayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      [.red, .green, .blue]
    case .hsl: [.hue, .chroma, .lightness]
    case .hwb: [.hue, .whiteness, .blackness]
    case .lab, .oklab: [.lightness, .a, .b]
    case .lch, .oklch: [.lightness, .chroma, .hue]
    }
  }
}
