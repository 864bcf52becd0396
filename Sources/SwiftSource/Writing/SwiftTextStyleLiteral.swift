import Tokens

/// A text style with all its parts as a `TextStyle`, which comes with the export.
enum SwiftTextStyleLiteral {
  /// Nil for a style that has no size.
  static func expression(_ style: Typography) -> SwiftExpression? {
    guard let size = style.fontSize.map(\.pixels) ?? style.textStyle?.size(at: .large) else { return nil }
    let height: Double? =
      switch style.lineHeight {
      case .multiple(let multiple): (multiple * size * 1000).rounded() / 1000
      case .length(let length): length.pixels
      case nil: nil
      }
    let parts = [
      "fontFamily: \(SwiftLiteral.text(style.fontFamily?.first ?? ""))", "fontSize: \(SwiftLiteral.number(size))",
      "fontWeight: \(SwiftLiteral.number(style.fontWeight ?? 400))",
      "lineHeight: \(SwiftLiteral.number(height ?? 1.2 * size))",
      "letterSpacing: \(SwiftLiteral.number(style.letterSpacing?.pixels ?? 0))",
    ]
    return SwiftExpression(
      code: "TextStyle(\(parts.joined(separator: ", ")))", notes: style.others.map { "without \($0.name)" })
  }
}
