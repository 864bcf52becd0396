import Markup
import Tokens

/// The values of a token: each distinct one once, in all its notations, under the modes that have it.
struct TokenValues {
  let view: TokenView
  let token: TokenGraph.Token
  /// True where figures say the value already; then only what differs from mode to mode is told.
  let isSaid: Bool

  /// Of more values than that, each is told in one notation.
  private static let mostWhole = 4

  var html: HTML {
    let modifiers = token.modifiers(of: graph)
    guard !modifiers.isEmpty || !isSaid else { return HTML() }
    let values = token.distinctValues
    let names = modifiers.map { graph.modifiers[$0].name }.joined(separator: ", ")
    let dependence = names.isEmpty || graph.modifiers.count < 2 ? nil : view.fact(words[.dependsOn], "\(names)")
    let rows = values.map { value, modes in
      row(value.value, in: modes, modifiers, isBrief: values.count > TokenValues.mostWhole)
    }
    return "\(dependence)\(each: rows)"
  }

  private var words: Words { view.context.words }
  private var graph: TokenGraph { view.theme.graph }

  private func row(_ value: TokenValue, in modes: [Int], _ modifiers: [Int], isBrief: Bool) -> HTML {
    let title =
      modifiers.isEmpty
      ? words[graph.modes.count > 1 ? .everyMode : .value] : graph.title(of: modes, in: modifiers, words)
    let share =
      modifiers.isEmpty || modes.count == 1
      ? nil : " <small>\(words[.share(modes.count, ofModes: graph.modes.count)])</small>" as HTML?
    return """
      <div><dt>\(title)\(share)<dd>\(notations(of: value, isBrief))</div>

      """
  }

  private func notations(of value: TokenValue, _ isBrief: Bool) -> HTML {
    guard case .color(let color) = value else { return list(TokenText.spellings(value, words)) }
    if isBrief { return list([TokenText.short(value)]) }
    let notations = ColorNotations(color)
    let note = notations.beyond.map { hex, isInP3 -> HTML in
      " <small>\(words[isInP3 ? .outsideSRGB(shown: hex) : .outsideP3(shown: hex)])</small>"
    }
    return "\(list(notations.all))\(note)"
  }

  private func list(_ texts: [String]) -> HTML {
    let codes = texts.map { $0.isEmpty ? "<i>\(words[.empty])</i>" : "<code>\($0)</code>" as HTML }
    return codes.joined(separator: " ")
  }
}
