/// Reads a colour as CSS writes it (CSS Color 4, section 4): hex, names, `rgb()` to `oklch()` and `color()`, with `none`,
/// percentages, angles, and alpha behind a slash or a fourth comma.
///
/// What depends on the page or on other colours (`currentcolor`, system colours, `color-mix()`, relative colours) is no value by
/// itself and is not read.
package struct CSSColorParser {
  private var cursor: CSSCursor

  /// Nil for anything that is no colour, whatever stands before or behind it.
  package static func color(_ text: String) -> Color? {
    var parser = CSSColorParser(cursor: CSSCursor(text))
    guard let color = parser.color(), parser.cursor.isAtEnd else { return nil }
    return color
  }

  private mutating func color() -> Color? {
    cursor.skipSpaces()
    defer { cursor.skipSpaces() }
    if cursor.take("#") { return hex(cursor.takeName()) }
    let name = cursor.takeName().lowercased()
    guard cursor.take("(") else { return named(name) }
    let color = function(name)
    return cursor.take(")") ? color : nil
  }

  // MARK: Hex and names

  /// Section 5.2: 3, 4, 6 or 8 digits.
  private func hex(_ digits: String) -> Color? {
    let long = digits.utf8.count > 4 ? digits : digits.map { "\($0)\($0)" }.joined()
    guard [3, 4, 6, 8].contains(digits.utf8.count), let color = Color(hex: "#\(long.prefix(6))") else { return nil }
    guard long.utf8.count == 8 else { return color }
    guard let alpha = Color(hex: "#0000\(long.suffix(2))")?.third else { return nil }
    return color.with(alpha: alpha)
  }

  private func named(_ name: String) -> Color? {
    if name == "transparent" { return Color(.srgb, 0, 0, 0, alpha: 0) }
    return namedColors[name].flatMap { Color(hex: $0) }
  }

  // MARK: Functions

  private mutating func function(_ name: String) -> Color? {
    switch name {
    case "rgb", "rgba": rgb()
    case "hsl", "hsla": hsl()
    case "hwb": modern(.hwb, .hue, .percentage, .percentage)
    case "lab": modern(.lab, .range(0...100, 100), .range(nil, 125), .range(nil, 125))
    case "lch": modern(.lch, .range(0...100, 100), .range(0...Double.infinity, 150), .hue)
    case "oklab": modern(.oklab, .range(0...1, 1), .range(nil, 0.4), .range(nil, 0.4))
    case "oklch": modern(.oklch, .range(0...1, 1), .range(0...Double.infinity, 0.4), .hue)
    case "color": predefined()
    default: nil
    }
  }

  /// Section 5.1: numbers to 255, or percentages; the older form has commas and no mixture. Clamped as it is read.
  private mutating func rgb() -> Color? {
    guard let parts = components(), !parts.isLegacy || parts.isUniform else { return nil }
    var values: [Double?] = []
    for item in parts.items {
      switch item {
      case .none: values.append(nil)
      case .number(let value): values.append(min(max(value / 255, 0), 1))
      case .percentage(let value): values.append(min(max(value / 100, 0), 1))
      case .angle: return nil
      }
    }
    return Color(.srgb, values[0], values[1], values[2], alpha: parts.alpha)
  }

  /// Section 7: the older form wants percentages.
  private mutating func hsl() -> Color? {
    guard let parts = components() else { return nil }
    if parts.isLegacy, !parts.items.dropFirst().allSatisfy(\.isPercentage) { return nil }
    return color(.hsl, parts, [.hue, .percentage, .percentage])
  }

  private mutating func modern(_ space: ColorSpace, _ first: Kind, _ second: Kind, _ third: Kind) -> Color? {
    guard let parts = components(), !parts.isLegacy else { return nil }
    return color(space, parts, [first, second, third])
  }

  /// Section 10: `color(display-p3 1 0.5 0)`; a percentage is a hundredth.
  private mutating func predefined() -> Color? {
    cursor.skipSpaces()
    let name = cursor.takeName().lowercased()
    let spaces: [ColorSpace] = [.srgb, .linearSRGB, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50]
    guard let space = name == "xyz" ? .xyzD65 : spaces.first(where: { $0.rawValue == name }) else { return nil }
    return modern(space, .range(nil, 1), .range(nil, 1), .range(nil, 1))
  }

  // MARK: Components

  /// How a component is meant.
  private enum Kind {
    /// Degrees, or an angle.
    case hue
    /// A percentage, or the same number without the sign; from 0 to 100, not above.
    case percentage
    /// A number, clamped to a range if there is one, or a percentage of a reference.
    case range(ClosedRange<Double>?, Double)
  }

  private enum Item {
    case none
    case number(Double)
    case percentage(Double)
    /// In degrees.
    case angle(Double)

    var isPercentage: Bool {
      if case .percentage = self { true } else { false }
    }

    var isNone: Bool {
      if case .none = self { true } else { false }
    }
  }

  private struct Components {
    /// Three.
    let items: [Item]
    let alpha: Double
    let isLegacy: Bool

    var isUniform: Bool { Set(items.map(\.isPercentage)).count == 1 }
  }

  private func color(_ space: ColorSpace, _ parts: Components, _ kinds: [Kind]) -> Color? {
    var values: [Double?] = []
    for (item, kind) in zip(parts.items, kinds) {
      if item.isNone {
        values.append(nil)
      } else if let value = value(item, kind) {
        values.append(value)
      } else {
        return nil
      }
    }
    return Color(space, values[0], values[1], values[2], alpha: parts.alpha)
  }

  private func value(_ item: Item, _ kind: Kind) -> Double? {
    switch (kind, item) {
    case (.hue, .number(let degrees)), (.hue, .angle(let degrees)):
      let rest = degrees.truncatingRemainder(dividingBy: 360)
      return rest < 0 ? rest + 360 : rest
    case (.percentage, .number(let value)), (.percentage, .percentage(let value)):
      return min(max(value, 0), 100)
    case (.range(let range, _), .number(let value)):
      return clamped(value, range)
    case (.range(let range, let reference), .percentage(let value)):
      return clamped(value / 100 * reference, range)
    case (.hue, _), (.percentage, _), (.range, _):
      return nil
    }
  }

  private func clamped(_ value: Double, _ range: ClosedRange<Double>?) -> Double {
    range.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
  }

  /// Three components and alpha, with spaces and a slash, or all with commas and without `none`.
  private mutating func components() -> Components? {
    guard let first = item() else { return nil }
    cursor.skipSpaces()
    let isLegacy = cursor.take(",")
    guard let second = item() else { return nil }
    cursor.skipSpaces()
    guard cursor.take(",") == isLegacy, let third = item() else { return nil }
    cursor.skipSpaces()
    var alpha = 1.0
    if cursor.take(isLegacy ? "," : "/") {
      guard let value = self.alpha() else { return nil }
      alpha = value
    }
    cursor.skipSpaces()
    let items = [first, second, third]
    return isLegacy && items.contains(where: \.isNone)
      ? nil : Components(items: items, alpha: alpha, isLegacy: isLegacy)
  }

  private mutating func alpha() -> Double? {
    switch item() {
    case .some(.none): 0
    case .number(let value): clamped(value, 0...1)
    case .percentage(let value): clamped(value / 100, 0...1)
    case .angle, nil: nil
    }
  }

  private mutating func item() -> Item? {
    cursor.skipSpaces()
    guard let number = cursor.takeNumber() else {
      return cursor.takeName().lowercased() == "none" ? Item.none : nil
    }
    if cursor.take("%") { return .percentage(number) }
    switch cursor.takeName().lowercased() {
    case "": return .number(number)
    case "deg": return .angle(number)
    case "grad": return .angle(number * 0.9)
    case "rad": return .angle(number * 180 / .pi)
    case "turn": return .angle(number * 360)
    default: return nil
    }
  }
}
