import Tokens

/// The modes of a system in a few words.
struct ModeTitles {
  let modifiers: [Modifier]
  /// Every combination of their contexts.
  let modes: [Mode]

  /// `Dark` where nothing else tells them from the others, `Bild or sport, dark`, `Every mode`; for what no choice of contexts
  /// describes, the first of them and how many more there are.
  func title(of modes: [Int]) -> Phrase {
    guard let first = modes.first else { return Phrase("No mode", de: "Kein Modus") }
    guard modes.count < self.modes.count else { return modes.count == 1 ? .onlyMode : .everyMode }
    guard isChoice(modes) else {
      return .and(modes.count - 1, after: self.modes[first].title)
    }
    let told = zip(contexts(of: modes), modifiers).filter { $0.count < $1.contexts.count }
    let words = { (or: String) in
      let words = told.map { $0.0.joined(separator: " \(or) ") }.joined(separator: ", ")
      return words.prefix(1).uppercased() + words.dropFirst()
    }
    return Phrase(words("or"), de: words("oder"))
  }

  /// True when the modes are all combinations of some contexts, so that their title says which they are.
  func isChoice(_ modes: [Int]) -> Bool {
    contexts(of: modes).reduce(1) { $0 * $1.count } == modes.count
  }

  /// By the index of the modifier: its contexts that stand in some of the modes.
  private func contexts(of modes: [Int]) -> [[String]] {
    modifiers.enumerated().map { index, modifier in
      modifier.contexts.filter { context in modes.contains { self.modes[$0].choices[index].context == context } }
    }
  }
}
