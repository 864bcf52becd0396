import Tokens

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
