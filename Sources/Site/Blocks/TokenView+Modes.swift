import Markup
import Tokens

extension TokenView {
  /// Something that is said or drawn of each distinct value; of several, only that of the page's mode is shown.
  /// - Parameter isBlock: whether it is more than text, and stands in a `div`.
  func inEachMode(_ token: TokenGraph.Token, isBlock: Bool = false, _ html: (TokenValue) -> HTML) -> HTML {
    let distinct = token.distinctValues
    guard distinct.count > 1 else { return distinct.first.map { html($0.token.value) } ?? HTML() }
    let modifiers = token.modifiers(of: theme.graph)
    return distinct.flatMap { value, modes -> [HTML] in
      let content = html(value.value)
      var seen: Set<String> = []
      return modes.compactMap { mode in
        let only = modifiers.map { ModeSelectors.word(theme.graph.modes[mode].choices[$0]) }.joined(separator: " ")
        guard seen.insert(only).inserted else { return nil }
        return isBlock ? "<div data-only=\"\(only)\">\(content)</div>" : "<span data-only=\"\(only)\">\(content)</span>"
      }
    }.joined()
  }
}
