import Markup
import Tokens

/// Tokens in the order in which people look for them: by tier, what to use first and what there is last; then by group.
struct TokenGroups {
  struct Group {
    /// The path that the tokens share; it may break after its dots.
    let name: HTML
    let id: String
    let tokens: [TokenGraph.Token]
  }

  let all: [Group]

  /// More would be no overview: tokens are then put together by less of their paths.
  private static let limit = 60

  init(_ theme: ResolvedTheme, _ tokens: [TokenGraph.Token]) {
    let tiers: [ThemeConfiguration.Tier?] = ThemeConfiguration.Tier.allCases + [nil]
    let sorted = tiers.flatMap { tier in tokens.filter { theme.configuration.tier(of: $0.path) == tier } }
    let depth = TokenGroups.depth(of: sorted)
    var order: [TokenPath] = []
    var groups: [TokenPath: [TokenGraph.Token]] = [:]
    for token in sorted {
      let parent = token.path.parent.prefix(depth)
      if groups[parent] == nil { order.append(parent) }
      groups[parent, default: []].append(token)
    }
    all = order.map { parent in
      let title = parent.segments.isEmpty ? "Without a group" : parent.description
      let id = "group-" + parent.description.replacing(" ", with: "_")
      return Group(name: HTML(title, breakingAfter: "."), id: id, tokens: groups[parent] ?? [])
    }
  }

  /// How many segments tell groups apart: as many as there are, while the groups can be surveyed.
  private static func depth(of tokens: [TokenGraph.Token]) -> Int {
    var depth = tokens.map { $0.path.segments.count - 1 }.max() ?? 0
    while depth > 1, Set(tokens.map { $0.path.parent.prefix(depth) }).count > limit { depth -= 1 }
    return depth
  }
}

extension TokenPath {
  /// The first segments.
  fileprivate func prefix(_ depth: Int) -> TokenPath {
    segments.count > depth ? TokenPath(Array(segments.prefix(depth))) : self
  }
}
