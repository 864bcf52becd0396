import Diagnostics
import Tokens

/// What a token is, for those who are told that a document says otherwise.
struct TokenValueNotes {
  /// The values after these are but counted.
  private static let mostValues = 3

  private let graph: TokenGraph
  private let token: TokenGraph.Token

  init(_ token: TokenGraph.Token, _ graph: TokenGraph) {
    self.token = token
    self.graph = graph
  }

  /// One for each value, with where it stands: at the end of its aliases.
  var notes: [Finding.Note] {
    let values = token.distinctValues
    let rest = values.count - TokenValueNotes.mostValues
    return values.prefix(TokenValueNotes.mostValues).map { value in
      let end = graph.aliasChain(of: token.path, mode: value.modes[0]).last ?? token.path
      let alias = end == token.path ? "" : ", the value of '\(end)'"
      return Finding.Note(
        "'\(token.path)' is \(TokenValueNotes.text(value.token.value))\(scope(value.modes[0]))\(alias)",
        at: graph[end]?.byMode[value.modes[0]]?.place)
    } + (rest > 0 ? [Finding.Note("and \(rest) \(rest == 1 ? "value" : "values") more in other modes")] : [])
  }

  /// ` in theme=dark`: the contexts of a mode that matter to the token; nothing for a token that is the same in all modes.
  private func scope(_ mode: Int) -> String {
    let modifiers = token.modifiers(of: graph)
    return modifiers.isEmpty ? "" : " in \(Mode(modifiers.map { graph.modes[mode].choices[$0] }))"
  }

  static func text(_ value: TokenValue) -> String {
    if case .color(let color) = value { color.hexWithAlpha } else { TokenText.short(value) }
  }
}
