import Markup
import Tokens

extension TokenView {
  /// Something that is said or drawn of each distinct value; of several, only that of the page's mode is shown. It stands there once
  /// where it is the same for all.
  /// - Parameter isBlock: whether it is more than text, and stands in a `div`.
  func inEachMode(_ token: TokenGraph.Token, isBlock: Bool = false, _ html: (TokenValue) -> HTML) -> HTML {
    if let mode { return token.byMode[mode].map { html($0.value) } ?? HTML() }
    let drawn = token.distinctValues.map { (thing: html($0.token.value), modes: $0.modes) }
    return apart(drawn).map { content, only -> HTML in
      guard let only else { return content }
      return isBlock ? "<div data-only=\"\(only)\">\(content)</div>" : "<span data-only=\"\(only)\">\(content)</span>"
    }.joined()
  }

  /// Things that hold in some modes, each with the choices in which alone it is shown: of those modifiers that change it. Nil for one
  /// that holds in all modes.
  func apart<Thing: Equatable>(_ things: [(thing: Thing, modes: [Int])]) -> [(thing: Thing, only: String?)] {
    let graph = theme.graph
    var byMode = [Int?](repeating: nil, count: graph.modes.count)
    for (thing, modes) in things {
      let number = things.firstIndex { $0.thing == thing }
      for mode in modes { byMode[mode] = number }
    }
    let modifiers = graph.modifiers { byMode[$0] }
    guard !modifiers.isEmpty else { return things.first.map { [($0.thing, nil)] } ?? [] }
    var seen: Set<String> = []
    return byMode.indices.compactMap { mode in
      guard let number = byMode[mode] else { return nil }
      let only = modifiers.map { ModeSelectors.word(graph.modes[mode].choices[$0]) }.joined(separator: " ")
      return seen.insert(only).inserted ? (things[number].thing, only) : nil
    }
  }
}
