import Colorimetry
import Tokens

/// Puts what tokens say in a mode in the place of their `var()`, and one of two colours in the place of `light-dark()`.
struct TokenSubstitution {
  let tokens: TokenProperties
  let mode: Int
  let scheme: ColorScheme

  /// How many tokens may lead from one to the next: those that are kept as CSS may name others, and themselves.
  private static let depthLimit = 16
  /// More values than any style sheet holds: what doubles itself again and again is invalid.
  private static let sizeLimit = 100_000

  /// Nil where a token without a value, and without something to fall back to, makes the whole invalid.
  func values(_ values: [ComponentValue]) -> [ComponentValue]? {
    var size = 0
    return self.values(values, depth: 0, &size)
  }

  /// - Parameters:
  ///   - depth: how many tokens have led here.
  ///   - size: how many values have been looked at.
  private func values(_ values: [ComponentValue], depth: Int, _ size: inout Int) -> [ComponentValue]? {
    size += values.count
    guard size < TokenSubstitution.sizeLimit else { return nil }
    var result: [ComponentValue] = []
    for value in values {
      guard let part = self.value(value, depth: depth, &size) else { return nil }
      result += part
    }
    return result
  }

  private func value(_ value: ComponentValue, depth: Int, _ size: inout Int) -> [ComponentValue]? {
    switch value.kind {
    case .function("var", _):
      guard let (name, fallback) = value.reference else { return nil }
      if let text = tokens[name].flatMap({ tokens.text(of: $0, mode: mode) }) {
        guard depth < TokenSubstitution.depthLimit else { return nil }
        return values(ComponentValue.parse(text), depth: depth + 1, &size)
      }
      return fallback.flatMap { values($0, depth: depth, &size) }
    case .function("light-dark", let arguments):
      let items = arguments.items
      return items.count == 2 ? values(items[scheme == .light ? 0 : 1], depth: depth, &size) : nil
    case .function("contrast-color", let arguments):
      return values(arguments, depth: depth, &size).flatMap { CSSColorParser.color($0.text) }
        .map { [TokenSubstitution.contrast(with: $0)] }
    case .function(let name, let arguments):
      return values(arguments, depth: depth, &size).map { [ComponentValue(.function(name, $0), value.range)] }
    case .block(let bracket, let content):
      return values(content, depth: depth, &size).map { [ComponentValue(.block(bracket, $0), value.range)] }
    case .ident(let name):
      guard let color = SystemColors.color(name.lowercased()) else { return [value] }
      return values([color], depth: depth, &size)
    default: return [value]
    }
  }
}

extension TokenSubstitution {
  /// Black or white, whichever stands out more (CSS Color 5, section 6); white where both do alike.
  private static func contrast(with color: Color) -> ComponentValue {
    let paint = Paint(color)
    let isBlack = ContrastRatio(paint, .black) > ContrastRatio(paint, .white)
    return ComponentValue(.ident(isBlack ? "black" : "white"), 0..<0)
  }
}
