import Colorimetry

/// What Tokens Studio does to a colour: `$extensions["studio.tokens"].modify`.
struct TokensStudioModification {
  enum Operation {
    /// Shares of the way to white or black.
    case lighten(Double), darken(Double)
    /// A share of another colour.
    case mix(Double, Color)
    /// The alpha that the colour has then, whatever it was.
    case alpha(Double)
  }

  let operation: Operation
  /// The space that it is done in, which the colour then is in.
  let space: ColorSpace

  func applied(to color: Color) -> Color {
    let start = color.converted(to: space)
    switch operation {
    case .lighten(let share): return moved(start, by: share, toWhite: true)
    case .darken(let share): return moved(start, by: share, toWhite: false)
    case .mix(let share, let other):
      return TokensStudioModification.mixed(start, other.converted(to: space), min(max(share, 0), 1))
    case .alpha(let alpha): return start.with(alpha: min(max(alpha, 0), 1))
    }
  }

  /// In `hsl` lightness moves, in `lch` and its relatives chroma too; elsewhere every component goes to 1 or 0.
  private func moved(_ color: Color, by share: Double, toWhite: Bool) -> Color {
    var color = color
    func toward(_ end: Double, _ value: Double?) -> Double? {
      value.map { end == 0 ? max(0, $0 - $0 * share) : min(end, $0 + (end - $0) * share) }
    }
    switch space {
    case .hsl: color.third = toward(toWhite ? 100 : 0, color.third)
    case .lch, .oklch:
      color.first = toward(toWhite ? (space == .lch ? 100 : 1) : 0, color.first)
      color.second = toward(0, color.second)
    default:
      color.first = toward(toWhite ? 1 : 0, color.first)
      color.second = toward(toWhite ? 1 : 0, color.second)
      color.third = toward(toWhite ? 1 : 0, color.third)
    }
    return color
  }

  /// Component by component, alpha too and not premultiplied by it; a hue goes the shorter way round, and one that is missing is
  /// that of the other colour.
  private static func mixed(_ a: Color, _ b: Color, _ share: Double) -> Color {
    func between(_ a: Double?, _ b: Double?) -> Double? {
      guard let a, let b else { return a ?? b }
      return a + (b - a) * share
    }
    func hue(_ a: Double?, _ b: Double?) -> Double? {
      guard let a, let b else { return a ?? b }
      let turn = (b - a + 540).truncatingRemainder(dividingBy: 360) - 180
      return (a + turn * share + 360).truncatingRemainder(dividingBy: 360)
    }
    let isHueFirst = a.space == .hsl || a.space == .hwb
    let isHueLast = a.space == .lch || a.space == .oklch
    return Color(
      a.space, isHueFirst ? hue(a.first, b.first) : between(a.first, b.first), between(a.second, b.second),
      isHueLast ? hue(a.third, b.third) : between(a.third, b.third),
      alpha: a.alpha + (b.alpha - a.alpha) * share)
  }
}

extension ColorSpace {
  /// By the names that Tokens Studio has, or those of DTCG; nil for those that lightness cannot be moved in so.
  init?(tokensStudio name: String) {
    guard let space = name == "p3" ? .displayP3 : ColorSpace(rawValue: name),
      [.srgb, .hsl, .lch, .oklch, .displayP3].contains(space)
    else { return nil }
    self = space
  }
}
