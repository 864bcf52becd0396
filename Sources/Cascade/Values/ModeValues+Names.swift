package import Tokens

extension ModeValues {
  /// The token whose whole value a text is: `var(--prefix-path)`; nil for any other text.
  package func path(named text: String) -> TokenPath? {
    guard text.hasPrefix("var("), text.hasSuffix(")") else { return nil }
    let name = text.dropFirst("var(".count).dropLast().filter { $0 != " " }
    guard let property = tokens[name], property.suffix.isEmpty else { return nil }
    return tokens.token(property).path
  }

  /// The tokens that a source is, or names.
  package func paths(in source: PaintSource) -> [TokenPath] {
    switch source {
    case .token(let path): [path]
    case .css(let text):
      tokens.tokens(in: ComponentValue.parse(text)).sorted().map { tokens.graph.tokens[$0].path }
    }
  }
}
