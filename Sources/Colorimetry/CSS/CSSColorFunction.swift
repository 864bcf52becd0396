/// How a colour function of CSS reads its three components (CSS Color 4, sections 5 to 10).
struct CSSColorFunction {
  let space: ColorSpace
  /// What relative colours call the components.
  let channels: [String]
  private let scales: [Scale]
  /// Whether commas may stand between the components.
  var hasLegacySyntax = false
  /// Whether ranges hold in relative colours too.
  private var isAlwaysClamped = true

  private enum Scale {
    /// Degrees, or an angle.
    case hue
    /// - Parameters:
    ///   - whole: the number that 100 % is.
    ///   - unit: what 1 is in a `Color`.
    ///   - range: what is kept of a number.
    case number(whole: Double, unit: Double = 1, range: ClosedRange<Double> = -Double.infinity...(.infinity))
  }

  static func named(_ name: String) -> CSSColorFunction? {
    let percent = Scale.number(whole: 100, range: 0...100)
    let unlimited = 0...Double.infinity
    switch name {
    case "rgb", "rgba":
      let channel = Scale.number(whole: 255, unit: 1 / 255, range: 0...255)
      return CSSColorFunction(
        .srgb, ["r", "g", "b"], [channel, channel, channel], hasLegacySyntax: true, isAlwaysClamped: false)
    case "hsl", "hsla":
      return CSSColorFunction(
        .hsl, ["h", "s", "l"], [.hue, percent, percent], hasLegacySyntax: true, isAlwaysClamped: false)
    case "hwb":
      let share = Scale.number(whole: 100, range: unlimited)
      return CSSColorFunction(.hwb, ["h", "w", "b"], [.hue, share, share], isAlwaysClamped: false)
    case "lab": return CSSColorFunction(.lab, ["l", "a", "b"], [percent, .number(whole: 125), .number(whole: 125)])
    case "lch":
      return CSSColorFunction(.lch, ["l", "c", "h"], [percent, .number(whole: 150, range: unlimited), .hue])
    case "oklab":
      return CSSColorFunction(
        .oklab, ["l", "a", "b"], [.number(whole: 1, range: 0...1), .number(whole: 0.4), .number(whole: 0.4)])
    case "oklch":
      return CSSColorFunction(
        .oklch, ["l", "c", "h"], [.number(whole: 1, range: 0...1), .number(whole: 0.4, range: unlimited), .hue])
    default: return nil
    }
  }

  /// `color()` in a space by its name there.
  static func predefined(_ name: String) -> CSSColorFunction? {
    let unit = Scale.number(whole: 1)
    switch ColorSpace(css: name) {
    case .xyzD65: return CSSColorFunction(.xyzD65, ["x", "y", "z"], [unit, unit, unit])
    case .xyzD50: return CSSColorFunction(.xyzD50, ["x", "y", "z"], [unit, unit, unit])
    case .some(let space) where space.rgb != nil: return CSSColorFunction(space, ["r", "g", "b"], [unit, unit, unit])
    default: return nil
    }
  }

  private init(
    _ space: ColorSpace, _ channels: [String], _ scales: [Scale], hasLegacySyntax: Bool = false,
    isAlwaysClamped: Bool = true
  ) {
    self.space = space
    self.channels = channels
    self.scales = scales
    self.hasLegacySyntax = hasLegacySyntax
    self.isAlwaysClamped = isAlwaysClamped
  }

  /// A component as a `Color` has it; nil for a quantity that is none, and beyond a million, which no
  /// arithmetic of colours can take.
  func component(_ index: Int, _ quantity: CSSQuantity, isRelative: Bool) -> Double? {
    let value: Double
    switch (scales[index], quantity.unit) {
    case (.hue, .number), (.hue, .degrees):
      value = quantity.value.isFinite ? HueWheel.positive(quantity.value) : 0
    case (.number(let whole, let unit, let range), .number), (.number(let whole, let unit, let range), .percentage):
      let number = quantity.unit == .number ? quantity.value : quantity.value / 100 * whole
      value = (isRelative && !isAlwaysClamped ? number : min(max(number, range.lowerBound), range.upperBound)) * unit
    case (.hue, .percentage), (.number, .degrees):
      return nil
    }
    return abs(value) <= 1e6 ? value : nil
  }

  /// A component of a `Color` as the number that its channel's name stands for.
  func number(_ index: Int, of component: Double) -> Double {
    switch scales[index] {
    case .hue: component
    case .number(_, let unit, _): component / unit
    }
  }
}

extension ColorSpace {
  /// The space by its name in CSS, in lower case.
  init?(css name: String) {
    self.init(rawValue: name == "xyz" ? "xyz-d65" : name)
  }
}
