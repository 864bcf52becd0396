import Audit
import Markup
import Tokens

/// What the overview says of a token, and by what it is found there.
struct TokenRow {
  let token: TokenGraph.Token
  let tier: ThemeConfiguration.Tier?
  /// The modifiers that its value depends on, by their indices.
  let modifiers: [Int]
  /// How many tokens, components and documents name it.
  let users: Int
  /// What is true of it, as words for the filter: its type, and the `facets` that it has.
  let facets: [String]

  /// Besides those of modifiers, `m0`, `m1`.
  static let changed = "changed"
  static let deprecated = "deprecated"
  static let unused = "unused"
  static let failing = "failing"
  static let undescribed = "undescribed"

  init(view: TokenView, index: Int) {
    let graph = view.theme.graph
    let catalog = view.context.tokens
    let token = graph.tokens[index]
    self.token = token
    tier = catalog.tier(index)
    modifiers = token.modifiers(of: graph)
    let users = catalog.users(index, graph)
    self.users = users
    let results = view.theme.audit?.results ?? []
    let fails = catalog.usage.pairs(index).contains { number in
      let result = results[number]
      return [.failed, .known].contains(result.status) && result.pair.isBetween(token.path)
    }
    facets =
      [token.type.slug] + modifiers.map(TokenRow.facet)
      + [
        view.context.frame.marks[token.path] == nil ? nil : TokenRow.changed,
        token.deprecationReason == nil ? nil : TokenRow.deprecated, users == 0 ? TokenRow.unused : nil,
        fails ? TokenRow.failing : nil, token.description == nil ? TokenRow.undescribed : nil,
      ].compactMap(\.self)
  }

  /// That of values which differ with a modifier.
  static func facet(_ modifier: Int) -> String { "m\(modifier)" }
}
