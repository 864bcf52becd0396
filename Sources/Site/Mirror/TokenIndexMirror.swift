import Tokens

/// Every token of a system in a line, by tier; what there is to know of each stands in the twin of its type.
struct TokenIndexMirror {
  /// Of the system.
  let title: String
  let theme: ResolvedTheme
  let catalog: TokenCatalog
  let words: Words

  var text: String {
    MarkdownText.title(words[.tokens], words[.everyToken(of: title)])
      + MarkdownText.section(words[.tokenTypes], types) + TokenCatalog.tiers.map(section).joined()
  }

  private var types: String {
    theme.graph.types.map { type in
      let count = theme.graph.tokens.count { $0.type == type }
      return MarkdownText.item(
        words[type.phrase], from: "tokens/index.html", to: Navigation.page(of: type), words[.tokens(count)])
    }.joined()
  }

  private func section(_ tier: ThemeConfiguration.Tier?) -> String {
    let indices = theme.graph.tokens.indices.filter { catalog.tier($0) == tier }
    guard !indices.isEmpty else { return "" }
    let isAlone = tier == nil && theme.configuration.tiers.isEmpty
    let table = MarkdownText.table([Phrase.token, .type, .value, .uses].map { words[$0] }, indices.map(row))
    return MarkdownText.section(words[isAlone ? .allTokens : tier.title], table)
  }

  private func row(_ index: Int) -> [String] {
    let token = theme.graph.tokens[index]
    let count = token.distinctValues.count
    let value =
      count > TokenOverviewTable.mostColumns
      ? words[.values(count)] : TokenMirror(theme: theme, words: words).value(token)
    return [
      MarkdownText.code(token.path.description), words[token.type.phrase], value,
      "\(catalog.users(index, theme.graph))",
    ]
  }
}
