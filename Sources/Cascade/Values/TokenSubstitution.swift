import Colorimetry
import Tokens

/// Puts what tokens say in a mode in the place of their `var()`, and one of two colours in the place of `light-dark()`.
struct TokenSubstitution {
  let tokens: TokenProperties
  let mode: Int
  let scheme: ColorScheme
  /// How many tokens may lead from one to the next: those that are kept as CSS may name others, and themselves.
  private var depth = 0

  private static let depthLimit = 16

  init(tokens: TokenProperties, mode: Int, scheme: ColorScheme) {
    self.tokens = tokens
    self.mode = mode
    self.scheme = scheme
  }

  /// Nil where a token without a value, and without something to fall back to, makes the whole invalid.
  func values(_ values: [ComponentValue]) -> [ComponentValue]? {
    var result: [ComponentValue] = []
    for value in values {
      guard let part = self.value(value) else { return nil }
      result += part
    }
    return result
  }

  private func value(_ value: ComponentValue) -> [ComponentValue]? {
    switch value.kind {
    case .function("var", _):
      guard let (name, fallback) = value.reference else { return nil }
      if let text = tokens[name].flatMap({ tokens.text(of: $0, mode: mode) }) {
        guard depth < TokenSubstitution.depthLimit else { return nil }
        var inner = self
        inner.depth += 1
        return inner.values(ComponentValue.parse(text))
      }
      return fallback.flatMap(values)
    case .function("light-dark", let arguments):
      let items = arguments.items
      return items.count == 2 ? values(items[scheme == .light ? 0 : 1]) : nil
    case .function("contrast-color", let arguments):
      return values(arguments).flatMap { CSSColorParser.color($0.text) }.map { [TokenSubstitution.contrast(with: $0)] }
    case .function(let name, let arguments):
      return values(arguments).map { [ComponentValue(.function(name, $0), value.range)] }
    case .block(let bracket, let content):
      return values(content).map { [ComponentValue(.block(bracket, $0), value.range)] }
    case .ident(let name):
      guard let color = SystemColors.color(name.lowercased()) else { return [value] }
      return values([color])
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

extension TokenProperties {
  /// The tokens, by index, that a text names, also in what it falls back to.
  func tokens(in values: [ComponentValue]) -> Set<Int> {
    var found: Set<Int> = []
    collect(values, into: &found)
    return found
  }

  private func collect(_ values: [ComponentValue], into found: inout Set<Int>) {
    for value in values {
      switch value.kind {
      case .ident(let name) where name.hasPrefix("--"):
        if let property = self[name] { found.insert(property.token) }
      case .function(_, let content), .block(_, let content): collect(content, into: &found)
      default: break
      }
    }
  }
}
