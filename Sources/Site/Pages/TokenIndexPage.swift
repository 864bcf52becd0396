import Markup
import Tokens

/// Every token of the system, by tier and group, a row each; where scripts run, with a filter.
struct TokenIndexPage {
  let context: PageContext
  let theme: ResolvedTheme

  var html: HTML {
    let rows = theme.graph.tokens.indices.map { TokenRow(view: view, index: $0) }
    let tiers = TokenCatalog.tiers.map { tier in (tier: tier, rows: rows.filter { $0.tier == tier }) }
      .filter { !$0.rows.isEmpty }
    let head = PageHead(
      title: words[.tokens],
      description: words[.overview(tokens: rows.count, modes: theme.graph.modes.count)])
    let shell = PageShell(
      context: context, title: words[.tokens], description: words[.everyToken(of: context.system.title)],
      neighbors: context.system.neighbors(of: context.path), isWide: true, sheets: [.entries, .overview])
    return shell.html(
      """
      \(head.html)\(types.html)<div class="tools">
      \(CopyFormats(words: words).html)\(TokenFilter(words: words, graph: theme.graph, rows: rows).html)</div>
      <div class="overview" data-prefix="\(theme.configuration.prefix)">
      \(each: tiers.map { section($0.tier, $0.rows) })</div>

      """)
  }

  /// A browser lays a table out as a whole, and only those that are in view.
  private static let mostRows = 100

  private var words: Words { context.words }
  private var view: TokenView { TokenView(context: context, theme: theme) }

  private var types: JumpList {
    let entries = theme.graph.types.map { type -> JumpList.Entry in
      let count = theme.graph.tokens.count { $0.type == type }
      return .init(href: context.href(Navigation.page(of: type)), title: HTML(text: words[type.phrase]), count: count)
    }
    return JumpList(label: words[.tokenTypes], entries: entries)
  }

  private func section(_ tier: ThemeConfiguration.Tier?, _ rows: [TokenRow]) -> HTML {
    let id = "tier-\(tier?.rawValue ?? "other")"
    let isAlone = tier == nil && theme.configuration.tiers.isEmpty
    let byPath = Dictionary(rows.map { ($0.token.path, $0) }) { first, _ in first }
    let tables = TokenGroups(rows.map(\.token), most: TokenIndexPage.mostRows).all.map { group in
      TokenOverviewTable(view: view, group: group, rows: group.tokens.compactMap { byPath[$0.path] })
    }
    return """
      <section aria-labelledby="\(id)" data-f="\(tier?.rawValue ?? "")">
      <h2 id="\(id)">\(words[isAlone ? .allTokens : tier.title]) <span class="count">\(rows.count)</span></h2>
      \(tier.map { "<p class=\"muted\">\(words[$0.about])</p>\n" })\(each: tables.map(\.html))</section>

      """
  }
}

extension ThemeConfiguration.Tier {
  fileprivate var about: Phrase {
    switch self {
    case .semantic: .aboutSemantic
    case .component: .aboutComponent
    case .primitive: .aboutPrimitive
    }
  }
}

extension ThemeConfiguration.Tier? {
  /// As a heading.
  var title: Phrase {
    switch self {
    case .semantic: .semantic
    case .component: .component
    case .primitive: .primitive
    case nil: .withoutTier
    }
  }
}
