/// The words of a value of CSS: what stands between spaces, commas and slashes, functions whole.
struct CSSWords {
  private(set) var words: [String] = []

  init(_ text: some StringProtocol) {
    var word = ""
    var depth = 0
    var quote: Character?
    for character in text {
      if quote == nil, depth == 0, " ,/".contains(character) {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      word.append(character)
      if let open = quote {
        if character == open { quote = nil }
      } else {
        switch character {
        case "\"", "'": quote = character
        case "(": depth += 1
        case ")": depth -= 1
        default: break
        }
      }
    }
    if !word.isEmpty { words.append(word) }
  }

  /// Nil for a word that is no function.
  static func function(_ word: String) -> (name: Substring, arguments: CSSWords)? {
    guard word.hasSuffix(")"), let open = word.firstIndex(of: "(") else { return nil }
    return (word[..<open], CSSWords(word[word.index(after: open)...].dropLast()))
  }
}
