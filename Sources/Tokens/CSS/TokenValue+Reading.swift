extension TokenValue {
  /// The value of a type that was written as CSS, read back: the other way round than `css` and `declarations`.
  ///
  /// Nil for what has no value by itself, such as `calc()`, for what is no CSS of the type, and for a spring, of whose values a
  /// `linear()` easing says nothing.
  /// - Parameter parts: of a composite, by the suffixes of its custom properties without their first hyphen.
  package init?(css text: String, parts: [(name: String, css: String)] = [], type: TokenType) {
    let value: TokenValue? =
      switch type {
      case .typography where !parts.isEmpty: .typography(Typography(parts: parts.map(TokenValue.typographyPart)))
      case .fontFamily: (LegacyText.families(text) ?? (text.contains("(") ? nil : [text])).map { .fontFamily($0) }
      case .strokeStyle: StrokeStyle.Keyword(rawValue: text).map { .strokeStyle(.keyword($0)) }
      default: LegacyText.exact(text, type)
      }
    guard let value else { return nil }
    self = value
  }

  private static func typographyPart(_ name: String, _ text: String) -> Typography.Part {
    let value: TokenValue? =
      switch name {
      case "font-family": TokenValue(css: text, type: .fontFamily)
      case "font-weight": TokenValue(css: text, type: .fontWeight)
      case "line-height": TokenValue(css: text, type: .number) ?? TokenValue(css: text, type: .dimension)
      case "font-size", "letter-spacing": TokenValue(css: text, type: .dimension)
      default: nil
      }
    let words = name.split(separator: "-")
    let property = words.prefix(1) + words.dropFirst().map { Substring($0.prefix(1).uppercased() + $0.dropFirst()) }
    return Typography.Part(
      name: property.joined(), value: value ?? .opaque(OpaqueValue(text: text, typeName: nil)))
  }
}
