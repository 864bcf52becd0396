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

  let graph: TokenGraph
  private let properties: [String: Property]

  package init(_ graph: TokenGraph, prefix: String) {
    self.graph = graph
    var properties: [String: Property] = [:]
    properties.reserveCapacity(graph.tokens.count)
    for (index, token) in graph.tokens.enumerated() {
      let name = CSSName.property(token.path, prefix: prefix)
      for suffix in token.suffixes { properties[name + suffix] = Property(token: index, suffix: suffix) }
    }
    self.properties = properties
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
}
