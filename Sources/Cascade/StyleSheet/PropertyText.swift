package import Tokens

/// What is written in CSS and HTML, cut where custom properties are named: two that read alike in a mode say the same there,
/// whatever the properties are called.
package struct PropertyText: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case text(String)
    case property(String)
  }

  private var pieces: [Piece] = []

  package init() {}

  /// In the order of the text; one that stands twice is there twice.
  package var properties: [String] {
    pieces.compactMap { if case .property(let name) = $0 { name } else { nil } }
  }

  package mutating func append(_ text: String) {
    if case .text(let last) = pieces.last {
      pieces[pieces.count - 1] = .text("\(last) \(text)")
    } else {
      pieces.append(.text(text))
    }
  }

  package mutating func append(_ values: [ComponentValue]) {
    for value in values {
      switch value.kind {
      case .ident(let name) where name.hasPrefix("--"): pieces.append(.property(name))
      case .function(let name, let content):
        append("\(name)(")
        append(content)
        append(")")
      case .block(let bracket, let content):
        append("\(bracket.opening)")
        append(content)
        append("\(bracket.closing)")
      default: append(value.text)
      }
    }
  }

  package mutating func append(_ other: PropertyText) {
    for piece in other.pieces {
      if case .text(let text) = piece { append(text) } else { pieces.append(piece) }
    }
  }

  /// With what the tokens say in a mode in the place of their properties.
  package func text(_ tokens: TokenProperties, mode: Int) -> String { text(tokens, mode, depth: 0) }

  /// Tokens that are kept as CSS may name others, and themselves.
  private static let depthLimit = 16

  private func text(_ tokens: TokenProperties, _ mode: Int, depth: Int) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): return text
      case .property(let name):
        guard depth < PropertyText.depthLimit, let said = tokens.said(by: name, mode: mode) else { return name }
        guard said.contains("--") else { return said }
        var inner = PropertyText()
        inner.append(ComponentValue.parse(said))
        return inner.text(tokens, mode, depth: depth + 1)
      }
    }.joined(separator: " ")
  }
}

extension TokenProperties {
  /// The token that a custom property is of; nil for one of a mock-up's own.
  package func path(of name: String) -> TokenPath? { self[name].map { token($0).path } }

  /// What a property says in a mode, also to those who ask for reduced motion; nil for one that is no token's. A mode without
  /// the token has it from the default.
  package func said(by name: String, mode: Int) -> String? {
    guard let property = self[name] else { return nil }
    let token = token(property)
    guard let value = (token.byMode[mode] ?? token.byMode.first ?? nil)?.value else { return "" }
    let declarations = [value.declarations, value.reducedMotionDeclarations].compactMap { $0 }
    let texts = declarations.flatMap(\.parts).filter { $0.suffix == property.suffix }.map(\.text)
    return texts.joined(separator: " ; ")
  }
}
