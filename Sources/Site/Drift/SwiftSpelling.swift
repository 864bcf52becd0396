import Colorimetry
import Tokens

/// Values as Swift writes them.
enum SwiftSpelling {
  /// Nil for a token of several values, and for what has no short form.
  /// - Parameter code: what stands there now; hex digits stay hex digits.
  static func code(_ token: TokenGraph.Token, like code: String) -> String? {
    let values = token.distinctValues
    guard values.count == 1 else { return nil }
    switch values[0].token.value {
    case .color(let color): return SwiftSpelling.code(color, like: code)
    case .dimension(let dimension): return dimension.pixels.map { CSSNumber.text($0) }
    case .number(let number), .fontWeight(let number): return CSSNumber.text(number)
    default: return nil
    }
  }

  /// The code of a font with another size; nil where it has none, or this one.
  static func font(_ code: String, size: Double) -> String? {
    guard let match = code.firstMatch(of: /[sS]ize: ?([0-9.]+)/), Double(match.output.1) != size else { return nil }
    let number = match.output.1
    return code[..<number.startIndex] + CSSNumber.text(size) + code[number.endIndex...]
  }

  /// Three decimals come to the same 8 bits.
  static func code(_ color: Color, like code: String) -> String {
    let paint = Paint(color.with(alpha: 1))
    let digits = paint.hex.dropFirst().uppercased()
    if color.alpha >= 1, code.contains("hex: \"") {
      return "Color(hex: \"\(code.contains("#") ? "#" : "")\(digits)\")"
    }
    if color.alpha >= 1, code.contains("hex: 0x") { return "Color(hex: 0x\(digits))" }
    let (red, green, blue) = paint.bytes
    let parts = [red, green, blue].map { CSSNumber.text((Double($0) / 255 * 1000).rounded() / 1000) }
    let opacity = color.alpha < 1 ? ", opacity: \(CSSNumber.text(color.alpha))" : ""
    return "Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])\(opacity))"
  }
}
