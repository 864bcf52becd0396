import Markup
import Tokens

/// Every combination of contexts at a glance, and what each modifier changes.
struct ModesPage {
  static let path = "modes.html"

  /// A theme without modifiers looks the same everywhere.
  static func isNeeded(_ theme: ResolvedTheme) -> Bool { theme.graph.modes.count > 1 }

  let context: PageContext
  let theme: ResolvedTheme

  var html: HTML {
    let survey = ModeSurvey(theme)
    let graph = theme.graph
    let changing = graph.tokens.count - survey.fixed
    let summary = words[.surveyed(graph.modes.count, graph.modifiers.count, changing: changing, fixed: survey.fixed)]
    let head = PageHead(title: words[.modes], description: summary)
    let shell = PageShell(
      context: context, title: words[.modes], description: summary,
      neighbors: context.system.neighbors(of: context.path), isWide: true, sheets: [.modes])
    let reports = graph.modifiers.indices.map { ModifierReport(view: view, survey: survey, modifier: $0) }
    let jumps = JumpList(
      label: words[.modifier],
      entries: reports.map { report in
        let title = HTML(text: graph.modifiers[report.modifier].title)
        return .init(id: report.id, title: title, count: survey.tokens(on: [report.modifier]).count)
      })
    return shell.html(
      """
      \(head.html)\(jumps.html)<section aria-labelledby="combinations">
      <h2 id="combinations">\(words[.everyCombination])</h2>
      <p class="muted">\(words[.chooseMode])</p>
      \(ModeMatrix(view: view, survey: survey).html)</section>
      \(each: reports.map(\.html))\(together(survey))\(falling(survey))
      """)
  }

  private var words: Words { context.words }

  private var view: TokenView { TokenView(context: context, theme: theme) }

  // MARK: Together

  private func together(_ survey: ModeSurvey) -> HTML? {
    let modifiers = theme.graph.modifiers
    guard modifiers.count > 1 else { return nil }
    let pairs = survey.interactions.map { first, second -> HTML in
      let tokens = survey.tokens(on: [first, second]).map(\.token)
      return """
        <details class="code">
        <summary>\(modifiers[first].title) × \(modifiers[second].name) <span class="count">\(tokens.count)</span></summary>
        \(list(tokens))</details>

        """
    }
    return """
      <section aria-labelledby="together">
      <h2 id="together">\(words[.together])</h2>
      <p class="muted">\(words[pairs.isEmpty ? .apart : .togetherHow])</p>
      \(each: pairs)</section>

      """
  }

  private func list(_ tokens: [TokenGraph.Token]) -> HTML {
    let items = tokens.prefix(ModesPage.limit).map { token -> HTML in "<li>\(view.shortChip(token))</li>\n" }
    let rest = tokens.count - items.count
    return """
      <ul class="chips">
      \(each: items)</ul>
      \(rest > 0 ? "<p class=\"muted\">\(words[.moreTokens(rest)])</p>\n" : nil)
      """
  }

  static let limit = 100

  // MARK: Falling back

  private func falling(_ survey: ModeSurvey) -> HTML {
    let gaps = theme.graph.modifiers.enumerated().flatMap { index, modifier in
      modifier.contexts.indices.compactMap { context -> HTML? in
        let tokens = survey.fallbacks(index, context)
        guard !tokens.isEmpty else { return nil }
        return """
          <p><strong>\(modifier.name)=\(modifier.contexts[context])</strong> \(words[.lacks(tokens.count)]):</p>
          \(list(tokens))
          """
      }
    }
    let missing = survey.missing.prefix(ModesPage.limit).map { token, modes -> HTML in
      "<li>\(view.shortChip(token)) \(words[.absent(modes.count, of: theme.graph.modes.count)])</li>\n"
    }
    let isEverywhere = gaps.isEmpty && missing.isEmpty
    return """
      <section aria-labelledby="falling-back">
      <h2 id="falling-back">\(words[.fallingBack])</h2>
      \(isEverywhere ? "<p class=\"muted\">\(words[.nothingFallsBack])</p>\n" : nil)\(each: gaps)\(
        missing.isEmpty ? nil : "<ul class=\"chips\">\n\(each: missing)</ul>\n")</section>

      """
  }
}
