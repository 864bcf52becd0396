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

  init(_ theme: ResolvedTheme, _ tokens: [TokenGraph.Token]) {
    var order: [String] = []
    var groups: [String: [TokenGraph.Token]] = [:]
    let tiers: [ThemeConfiguration.Tier?] = ThemeConfiguration.Tier.allCases + [nil]
    for tier in tiers {
      for token in tokens where theme.configuration.tier(of: token.path) == tier {
        let parent = token.path.parent.description
        let title = parent.isEmpty ? token.path.description : parent
        if groups[title] == nil { order.append(title) }
        groups[title, default: []].append(token)
      }
    }
    all = order.map { title in
      let id = "group-" + title.replacing(" ", with: "_")
      return Group(name: HTML(title, breakingAfter: "."), id: id, tokens: groups[title] ?? [])
    }
  }
}
