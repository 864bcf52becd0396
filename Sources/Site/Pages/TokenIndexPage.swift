import Markup
import Tokens

/// Every token of the system in one table, by tier.
struct TokenIndexPage {
  let context: PageContext
  let theme: ResolvedTheme

  var html: HTML {
    let tiers: [ThemeConfiguration.Tier?] = ThemeConfiguration.Tier.allCases + [nil]
    let groups = tiers.map { tier in
      (tier: tier, tokens: theme.graph.tokens.filter { theme.configuration.tier(of: $0.path) == tier })
    }.filter { !$0.tokens.isEmpty }
    let total = theme.graph.tokens.count
    let modes = count(theme.graph.modes.count, "mode")
    let head = PageHead(
      title: "Tokens",
      description: "\(total) design tokens in \(modes), each with its picture, its value and its meaning.")
    let shell = PageShell(
      context: context, title: "Tokens", description: "Every design token of \(context.system.title).",
      neighbors: context.system.neighbors(of: context.path), isWide: true)
    let sections = groups.map { group -> HTML in
      """
      <section aria-labelledby="\(id(group.tier))">
      <h2 id="\(id(group.tier))">\(title(group.tier)) <span class="count">\(group.tokens.count)</span></h2>
      \(about(group.tier).map { "<p class=\"muted\">\($0)</p>\n" })\(TokenTable(view: view, tokens: group.tokens).html)</section>

      """
    }
    return shell.html(
      """
      \(head.html)\(types.html)\(sections.joined())
      """)
  }

  private var view: TokenView { TokenView(context: context, theme: theme) }

  private var types: JumpList {
    let entries = TokenType.allCases.compactMap { type -> JumpList.Entry? in
      let count = theme.graph.tokens.count { $0.type == type }
      guard count > 0 else { return nil }
      return .init(href: context.href(Navigation.page(of: type)), title: HTML(text: type.title), count: count)
    }
    return JumpList(label: "Types of tokens", entries: entries)
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func id(_ tier: ThemeConfiguration.Tier?) -> String { "tier-\(tier?.rawValue ?? "other")" }

  private func title(_ tier: ThemeConfiguration.Tier?) -> String {
    switch tier {
    case .semantic: "Semantic"
    case .component: "Component"
    case .primitive: "Primitive"
    case nil: theme.configuration.tiers.isEmpty ? "All tokens" : "Without a tier"
    }
  }

  private func about(_ tier: ThemeConfiguration.Tier?) -> String? {
    switch tier {
    case .semantic: "What a value means. Designs and code use these."
    case .component: "What a part of a component takes. Its own code uses these."
    case .primitive: "What values there are. Only other tokens use these."
    case nil: nil
    }
  }
}
