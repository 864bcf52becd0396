import Tokens

extension TokenGraph {
  /// `Light; Dark, compact`: modes by their contexts of those modifiers alone that matter to something.
  /// - Parameter modifiers: by their indices.
  func title(of modes: [Int], in modifiers: [Int]) -> String {
    var titles: [String] = []
    for mode in modes {
      let title = Mode(modifiers.map { self.modes[mode].choices[$0] }).title
      if !titles.contains(title) { titles.append(title) }
    }
    return titles.joined(separator: "; ")
  }

  /// The same in fewer words where the modes are all that have some contexts: `Dark` for `One, dark; Two, dark`.
  func title(of modes: [Int], in modifiers: [Int], _ words: Words) -> String {
    isChoice(modes) ? words[title(of: modes)] : title(of: modes, in: modifiers)
  }
}

extension Mode {
  /// The contexts without the names of the modifiers: `Dark, compact`.
  var title: String {
    let words = choices.map(\.context).joined(separator: ", ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// What `data-mode` takes, so that a part of a page is in this mode; nil when there is but one.
  var words: String? {
    choices.isEmpty ? nil : choices.map(ModeSelectors.word).joined(separator: " ")
  }
}
