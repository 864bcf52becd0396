import Tokens

/// A layer of a shadow as a `ShadowStyle`, which comes with the export.
enum SwiftShadowLiteral {
  /// CSS blurs with a Gaussian of half the blur (Backgrounds and Borders 3, section 6.1.2), SwiftUI with one of the radius.
  /// - Returns: nil for lengths that depend on the page.
  static func code(_ layer: ShadowLayer, color: String) -> String? {
    guard let blur = layer.blur.pixels, let x = layer.offsetX.pixels, let y = layer.offsetY.pixels else { return nil }
    let number = SwiftLiteral.number
    return "ShadowStyle(color: \(color), radius: \(number(blur / 2)), x: \(number(x)), y: \(number(y)))"
  }
}
