import Colorimetry
import SwiftSource
import Tokens

/// Values as Swift writes them.
enum SwiftSpelling {
  /// Nil for a token of several values, and for what has no short form.
  /// - Parameter code: what stands there now; hex digits stay hex digits.
  static func code(_ token: TokenGraph.Token, like code: String) -> String? {
    let values = token.distinctValues
    guard values.count == 1 else { return nil }
    switch values[0].token.value {
    case .color(let color): return SwiftColorLiteral.code(color, like: code)
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
}
