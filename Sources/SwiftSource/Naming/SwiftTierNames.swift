import Tokens

/// The names of tokens in a theme with brands to choose from: their tier says what they stand in.
struct SwiftTierNames {
  let graph: TokenGraph
  let tier: (TokenPath) -> SwiftTier?

  /// Nil for a token of no tier, and for a raw value that is not the same in all modes: others lead to it.
  subscript(token: TokenGraph.Token) -> SwiftName? {
    let segments = token.path.segments
    let rest = Array(segments.dropFirst())
    guard let first = rest.first, let tier = tier(token.path) ?? SwiftTier(rawValue: segments[0]) else { return nil }
    switch tier {
    case .primitive:
      guard rest.count > 1, token.modifiers(of: graph).isEmpty else { return nil }
      let name = SwiftIdentifier.lowerCamel(Array(rest.dropFirst()))
      return SwiftName([
        "DesignTokenPrimitives", SwiftIdentifier.upperCamel([first]),
        name.first?.isNumber == true ? SwiftIdentifier.lowerCamel(rest) : name,
      ])
    case .semantic:
      let kind = SchemeKind(of: token, in: graph, isOfComponent: false)
      return SwiftName([kind.scheme, SwiftIdentifier.lowerCamel(rest)])
    case .component:
      let kind = SchemeKind(of: token, in: graph, isOfComponent: true)
      return SwiftName([
        "\(SwiftIdentifier.upperCamel([first]))Tokens", kind.rawValue, SwiftIdentifier.lowerCamel(rest),
      ])
    }
  }
}
