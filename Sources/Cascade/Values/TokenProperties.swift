package import Diagnostics
package import Tokens

/// The custom properties of a theme's tokens: which token each is of, and what it says in a mode.
package struct TokenProperties: Sendable {
  /// A token's property, or that of a part of it.
  struct Property: Sendable {
    /// Of the graph.
    let token: Int
    /// Empty for the whole value.
    let suffix: String
  }

  package let graph: TokenGraph
  package let prefix: String
  private let properties: [String: Property]
  /// By index, for each token that is kept as CSS in some mode: those that its texts name.
  private(set) var named: [Int: Set<Int>] = [:]

  /// Tokens whose properties bear one name are findings; the last of them has it.
  package init(_ graph: TokenGraph, prefix: String, into findings: inout Findings) {
    self.graph = graph
    self.prefix = prefix
    var properties: [String: Property] = [:]
    properties.reserveCapacity(graph.tokens.count)
    for (index, token) in graph.tokens.enumerated() {
      let name = CSSName.property(token.path, prefix: prefix)
      for suffix in token.suffixes {
        let property = suffix.isEmpty ? name : name + suffix
        if let other = properties.updateValue(Property(token: index, suffix: suffix), forKey: property) {
          findings.report(TokenProperties.collision(of: token, with: graph.tokens[other.token], in: property))
        }
      }
    }
    self.properties = properties
    named = namedInTexts()
  }

  subscript(name: String) -> Property? { properties[name] }

  func token(_ property: Property) -> TokenGraph.Token { graph.tokens[property.token] }

  /// What the property says in a mode; nil where the token has no value, or one without this part.
  func text(of property: Property, mode: Int) -> String? {
    guard let value = graph.tokens[property.token].byMode[mode]?.value else { return nil }
    return value.declarations.parts.first { $0.suffix == property.suffix }?.text
  }

  /// The type of what the property says; nil for a part that is none of the standard's.
  func type(of property: Property) -> TokenType? {
    let type = token(property).type
    switch property.suffix {
    case "": return type
    case "-font-size", "-width", "-letter-spacing": return .dimension
    case "-font-family": return .fontFamily
    case "-font-weight": return .fontWeight
    case "-color": return .color
    case "-style": return .strokeStyle
    default: return nil
    }
  }

  /// Names in a mock-up's CSS that are neither a token's nor its own are findings. With a fallback, a name without the prefix of the
  /// theme is left to whoever uses the component.
  package func report(unknownIn sheet: StyleSheet, except own: Set<String>, into findings: inout Findings) {
    for use in sheet.customPropertyUses where !own.contains(use.name) && self[use.name] == nil {
      guard !graph.isUnsure(ofProperty: use.name, prefix: prefix) else { continue }
      if use.hasFallback, !use.name.hasPrefix("--\(prefix)-") { continue }
      findings.report(
        Finding(
          .error, "unknown-custom-property", "'\(use.name)' is the property of no token", at: use.place,
          help: NearestName.help(use.name, in: properties.keys.sorted())))
    }
  }

  private static func collision(
    of token: TokenGraph.Token, with other: TokenGraph.Token, in property: String
  ) -> Finding {
    Finding(
      .error, "name-collision", "'\(token.path)' and '\(other.path)' both become '\(property)'",
      at: token.primary.namePlace, notes: [.init("the other stands here", at: other.primary.namePlace)],
      help: "rename one of them")
  }
}
