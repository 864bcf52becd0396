import Tokens

extension TokenGraph {
  /// Some of the modes in a few words.
  func title(of modes: [Int]) -> Phrase { titles.title(of: modes) }

  /// A mode by its contexts of those modifiers that the tokens depend on, or else of all.
  func title(of mode: Int, for tokens: Set<TokenPath>) -> String {
    let own = Set(tokens.flatMap { self[$0]?.modifiers(of: self) ?? [] }).sorted()
    return title(of: [mode], in: own.isEmpty ? Array(modifiers.indices) : own)
  }

  /// True when the modes are all combinations of some contexts, so that their title says which they are.
  func isChoice(_ modes: [Int]) -> Bool { titles.isChoice(modes) }

  private var titles: ModeTitles { ModeTitles(modifiers: modifiers, modes: modes) }

  /// The modes, put together where the same is true of them, in the order of the first of each.
  func modes<Key: Hashable>(by key: (_ mode: Int) -> Key) -> [(key: Key, modes: [Int])] {
    var groups: [(key: Key, modes: [Int])] = []
    var indices: [Key: Int] = [:]
    for mode in modes.indices {
      let key = key(mode)
      if let index = indices[key] {
        groups[index].modes.append(mode)
      } else {
        indices[key] = groups.count
        groups.append((key, [mode]))
      }
    }
    return groups
  }

  /// The modes, told apart by some of the modifiers alone.
  func modes(of modifiers: Set<Int>) -> [(choices: [Mode.Choice], modes: [Int])] {
    let modifiers = modifiers.sorted()
    return modes { mode in modifiers.map { modes[mode].choices[$0] } }.map { (choices: $0.key, modes: $0.modes) }
  }
}
