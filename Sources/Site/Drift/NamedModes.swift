import Tokens

/// The modes of which a text speaks: `Dark` over a column, `in dark mode` and `(dark)` in a sentence.
struct NamedModes {
  private let graph: TokenGraph

  init(_ graph: TokenGraph) {
    self.graph = graph
  }

  /// By index; nil where the text names no context.
  /// - Parameter isTitle: true for the words over a column, where any word counts. In a sentence `light` may be but an adjective.
  func modes(in text: String, isTitle: Bool) -> [Int]? {
    let words = NamedModes.words(of: text)
    var named: [String: Set<String>] = [:]
    for modifier in graph.modifiers {
      for context in modifier.contexts where words.contains(where: { $0.text == context.lowercased() }) {
        let isMeant = isTitle || words.indices.contains { words[$0].text == context.lowercased() && isMode($0, words) }
        if isMeant { named[modifier.name, default: []].insert(context) }
      }
    }
    guard !named.isEmpty else { return nil }
    return graph.modes.indices.filter { mode in
      graph.modes[mode].choices.allSatisfy { named[$0.modifier]?.contains($0.context) ?? true }
    }
  }

  private func isMode(_ index: Int, _ words: [Word]) -> Bool {
    let word = words[index]
    let before = index > 0 ? words[index - 1] : nil
    let after = index + 1 < words.count ? words[index + 1] : nil
    return [":", ")", "="].contains(word.next) || ["(", "="].contains(word.previous)
      || ["in", "im"].contains(before?.text) || ["mode", "theme", "modus", "appearance"].contains(after?.text)
  }

  private struct Word {
    var text: String
    var previous: Character?
    var next: Character?
  }

  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var isOpen = false
    var previous: Character?
    for character in text.lowercased() {
      if character.isLetter || character.isNumber || character == "-" {
        if isOpen {
          words[words.count - 1].text.append(character)
        } else {
          words.append(Word(text: String(character), previous: previous, next: nil))
        }
        isOpen = true
      } else {
        if isOpen { words[words.count - 1].next = character }
        isOpen = false
      }
      previous = character
    }
    return words
  }
}
