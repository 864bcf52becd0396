import Markup
import Tokens

extension TokenView {
  /// Something that is said or drawn of each distinct value; of several, only that of the page's mode is shown.
  func inEachMode(_ token: TokenGraph.Token, _ html: (TokenValue) -> HTML) -> HTML {
    let distinct = token.distinctValues
    guard distinct.count > 1 else { return distinct.first.map { html($0.token.value) } ?? HTML() }
    let modifiers = token.modifiers(of: theme.graph)
    return distinct.flatMap { value, modes -> [HTML] in
      let content = html(value.value)
      var seen: Set<String> = []
      return modes.compactMap { mode in
        let only = modifiers.map { ModeSelectors.word(theme.graph.modes[mode].choices[$0]) }.joined(separator: " ")
        return seen.insert(only).inserted ? "<span data-only=\"\(only)\">\(content)</span>" : nil
      }
    }.joined()
  }
}
