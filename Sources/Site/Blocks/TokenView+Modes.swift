import Markup
import Tokens

extension TokenView {
  /// Something that is said or drawn of each distinct value; of several, only that of the page's mode is shown. It stands there once
  /// where it is the same for all.
  /// - Parameter isBlock: whether it is more than text, and stands in a `div`.
  func inEachMode(_ token: TokenGraph.Token, isBlock: Bool = false, _ html: (TokenValue) -> HTML) -> HTML {
    if let mode { return token.byMode[mode].map { html($0.value) } ?? HTML() }
    let drawn = token.distinctValues.map { (html: html($0.token.value), modes: $0.modes) }
    guard let first = drawn.first, drawn.contains(where: { $0.html.bytes != first.html.bytes }) else {
      return drawn.first?.html ?? HTML()
    }
    let modifiers = token.modifiers(of: theme.graph)
    return drawn.flatMap { content, modes -> [HTML] in
      var seen: Set<String> = []
      return modes.compactMap { mode in
        let only = modifiers.map { ModeSelectors.word(theme.graph.modes[mode].choices[$0]) }.joined(separator: " ")
        guard seen.insert(only).inserted else { return nil }
        return isBlock ? "<div data-only=\"\(only)\">\(content)</div>" : "<span data-only=\"\(only)\">\(content)</span>"
      }
    }.joined()
  }
}
