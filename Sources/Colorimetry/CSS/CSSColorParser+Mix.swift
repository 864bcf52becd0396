/// `color-mix()` (CSS Color 5, section 3).
extension CSSColorParser {
  private struct Part {
    let color: Color
    let percentage: Double?
  }

  /// Any number of colours; those without a percentage share what is left of 100 %. A sum above 100 % is scaled down to it, one
  /// below makes the mixture translucent.
  mutating func mixture() -> Color? {
    cursor.skipSpaces()
    var method = ColorInterpolation.standard
    if cursor.take(word: "in") {
      guard let read = interpolation(), cursor.take(",") else { return nil }
      method = read
    }
    var parts: [Part] = []
    repeat {
      guard let part = part() else { return nil }
      parts.append(part)
    } while cursor.take(",")
    let given = parts.compactMap(\.percentage).reduce(0, +)
    let open = Double(parts.count { $0.percentage == nil })
    var weights = parts.map { $0.percentage ?? max(0, 100 - given) / open }
    let sum = weights.reduce(0, +)
    if sum == 0 { weights = parts.map { _ in 1 } }
    var total = weights[0]
    var result = parts[0].color.carried(to: method.space)
    for (part, weight) in zip(parts, weights).dropFirst() {
      total += weight
      result = result.mixed(with: part.color, at: total > 0 ? weight / total : 0.5, in: method)
    }
    result.alphaComponent = result.alphaComponent.map { $0 * min(sum / 100, 1) }
    // The one space whose curve the standard and browsers do not share: its mixtures are handed on as light.
    return result.space == .rec2020 ? result.converted(to: .xyzD65) : result.withoutHueWheel
  }

  /// What stands behind `in`: a space, and for one with a hue the path around it.
  mutating func interpolation() -> ColorInterpolation? {
    cursor.skipSpaces()
    guard let space = ColorSpace(css: cursor.takeName().lowercased()) else { return nil }
    cursor.skipSpaces()
    let name = cursor.takeName().lowercased()
    guard !name.isEmpty else { return ColorInterpolation(space) }
    cursor.skipSpaces()
    guard space.hueIndex != nil, let hue = ColorInterpolation.HuePath(rawValue: name), cursor.take(word: "hue")
    else { return nil }
    cursor.skipSpaces()
    return ColorInterpolation(space, hue: hue)
  }

  /// A colour with a percentage from 0 to 100 before or behind it.
  private mutating func part() -> Part? {
    cursor.skipSpaces()
    let before = CSSCalculation.quantity(&cursor)
    guard let color = color() else { return nil }
    let behind = before == nil ? CSSCalculation.quantity(&cursor) : nil
    cursor.skipSpaces()
    guard let share = before ?? behind else { return Part(color: color, percentage: nil) }
    return share.unit == .percentage && (0...100).contains(share.value)
      ? Part(color: color, percentage: share.value) : nil
  }
}

extension ColorInterpolation {
  /// What stands behind `in` in `color-mix()` and in gradients, such as `oklch longer hue`; nil for anything else.
  package init?(css text: String) {
    var parser = CSSColorParser(cursor: CSSCursor(text))
    guard let method = parser.interpolation(), parser.cursor.isAtEnd else { return nil }
    self = method
  }
}
