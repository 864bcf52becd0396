import Tokens

/// Every combination of contexts, what each modifier changes, and what is not everywhere.
struct ModesMirror {
  let theme: ResolvedTheme
  let words: Words

  var text: String {
    let survey = ModeSurvey(theme)
    let changing = graph.tokens.count - survey.fixed
    let summary = Phrase.surveyed(
      graph.modes.count, graph.modifiers.count, changing: changing, fixed: survey.fixed)
    let modes = graph.modes.map { "- \(MarkdownText.code($0.description))\n" }
    return MarkdownText.title(words[.modes], words[summary])
      + MarkdownText.section(words[.everyCombination], modes.joined())
      + graph.modifiers.indices.map { report($0, survey) }.joined()
      + MarkdownText.section(words[.together], together(survey))
      + MarkdownText.section(words[.fallingBack], falling(survey))
  }

  private var graph: TokenGraph { theme.graph }

  /// The tokens that a modifier changes, with their values in each of its contexts.
  private func report(_ modifier: Int, _ survey: ModeSurvey) -> String {
    let tokens = survey.tokens(on: [modifier]).map(\.token)
    let title = graph.modifiers[modifier].title
    guard !tokens.isEmpty else { return MarkdownText.section(title, words[.nothingDepends] + "\n") }
    let contexts = graph.modifiers[modifier].contexts
    let rows = tokens.prefix(ModifierReport.limit).map { token in
      [MarkdownText.code(token.path.description)]
        + contexts.indices.map { context in
          let value = token.byMode[survey.mode(modifier, context)]?.value
          return value.map { TokenText.short($0, words) } ?? "–"
        }
    }
    let count = "\(words[.depending(tokens.count, of: graph.tokens.count)]).\n\n"
    let table = MarkdownText.table([words[.token]] + contexts.map(Modifier.title), rows)
    return MarkdownText.section(title, count + table + leftOut(tokens.count - rows.count))
  }

  private func together(_ survey: ModeSurvey) -> String {
    guard graph.modifiers.count > 1 else { return "" }
    let pairs = survey.interactions.map { first, second in
      let tokens = survey.tokens(on: [first, second]).map(\.token)
      return "- \(graph.modifiers[first].title) × \(graph.modifiers[second].name): \(list(tokens))\n"
    }
    return "\(words[pairs.isEmpty ? .apart : .togetherHow])\n\n\(pairs.joined())"
  }

  private func falling(_ survey: ModeSurvey) -> String {
    let gaps = graph.modifiers.enumerated().flatMap { index, modifier in
      modifier.contexts.indices.compactMap { context -> String? in
        let tokens = survey.fallbacks(index, context)
        guard !tokens.isEmpty else { return nil }
        return "- \(modifier.name)=\(modifier.contexts[context]) \(words[.lacks(tokens.count)]): \(list(tokens))\n"
      }
    }
    let missing = survey.missing.map { token, modes in
      "- \(list([token])) \(words[.absent(modes.count, of: graph.modes.count)])\n"
    }
    return gaps.isEmpty && missing.isEmpty
      ? words[.nothingFallsBack] + "\n" : (gaps + missing.prefix(ModesPage.limit)).joined()
  }

  private func list(_ tokens: [TokenGraph.Token]) -> String {
    let shown = tokens.prefix(ModesPage.limit).map { MarkdownText.code($0.path.description) }
    let rest = tokens.count - shown.count
    return (shown + (rest > 0 ? [words[.moreTokens(rest)]] : [])).joined(separator: ", ")
  }

  private func leftOut(_ count: Int) -> String { count > 0 ? "\(words[.moreTokens(count)])\n" : "" }
}
