/// Reads a colour as CSS writes it (CSS Color 4 and 5): hex, names, `rgb()` to `oklch()` and `color()`, with `none`, percentages,
/// angles and calculations, alpha behind a slash or a fourth comma; `color-mix()`, relative colours and `alpha()`.
///
/// What depends on the page (`currentcolor`, system colours, `light-dark()`, `var()`) or on the browser (`contrast-color()`,
/// `device-cmyk()`, custom colour spaces) is no value by itself and is not read.
package struct CSSColorParser {
  /// How deep a colour may stand in other colours.
  private static let depthLimit = 16

  var cursor: CSSCursor
  private var depth = 0

  /// Nil for anything that is no colour, whatever stands before or behind it.
  package static func color(_ text: String) -> Color? {
    var parser = CSSColorParser(cursor: CSSCursor(text))
    guard let color = parser.color(), parser.cursor.isAtEnd else { return nil }
    return color
  }

  init(cursor: CSSCursor) {
    self.cursor = cursor
  }

  mutating func color() -> Color? {
    depth += 1
    cursor.skipSpaces()
    defer {
      cursor.skipSpaces()
      depth -= 1
    }
    guard depth <= CSSColorParser.depthLimit else { return nil }
    if cursor.take("#") { return hex(cursor.takeName()) }
    let name = cursor.takeName().lowercased()
    guard cursor.take("(") else { return named(name) }
    let color = function(name)
    cursor.skipSpaces()
    return cursor.take(")") ? color : nil
  }

  private mutating func function(_ name: String) -> Color? {
    switch name {
    case "color-mix": return mixture()
    case "alpha": return withAlpha()
    case "color":
      let origin = origin()
      guard let function = CSSColorFunction.predefined(spaceName()) else { return nil }
      return read(function, from: origin)
    default:
      guard let function = CSSColorFunction.named(name) else { return nil }
      return read(function, from: origin())
    }
  }

  private mutating func spaceName() -> String {
    cursor.skipSpaces()
    return cursor.takeName().lowercased()
  }

  // MARK: Hex and names

  /// CSS Color 4, section 5.2: 3, 4, 6 or 8 digits.
  private func hex(_ digits: String) -> Color? {
    let long = digits.utf8.count > 4 ? digits : digits.map { "\($0)\($0)" }.joined()
    guard [3, 4, 6, 8].contains(digits.utf8.count), let color = Color(hex: "#\(long.prefix(6))") else { return nil }
    guard long.utf8.count == 8 else { return color }
    return Color(hex: "#0000\(long.suffix(2))").map { color.with(alpha: $0.components.z) }
  }

  private func named(_ name: String) -> Color? {
    if name == "transparent" { return Color(.srgb, 0, 0, 0, alpha: 0) }
    return namedColors[name].flatMap { Color(hex: $0) }
  }
}
