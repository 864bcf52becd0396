import Tokens

/// What a length or a number is for. DTCG has types and no purposes, so the words of the path tell.
enum TokenPurpose {
  case layer, breakpoint, radius, stroke, fontSize, tracking, lineHeight, opacity, scale

  /// The first that applies. Words follow each other anywhere in the path, in its segments and across them: `z index` is in `z-index`,
  /// `zIndex.modal` and `z.index`. A plural is its singular.
  private static let phrases: [(purpose: TokenPurpose, type: TokenType, phrases: [[String]])] = [
    (.layer, .number, ["z index", "zindex", "layer", "elevation z", "stacking"]),
    (.breakpoint, .dimension, ["breakpoint", "screen", "size class", "viewport"]),
    (.breakpoint, .number, ["breakpoint", "screen", "size class", "viewport"]),
    (.radius, .dimension, ["radius", "radii", "rounded", "corner"]),
    (.stroke, .dimension, ["stroke", "border width", "border", "outline", "hairline"]),
    (.fontSize, .dimension, ["font size", "text size"]),
    (.tracking, .dimension, ["tracking", "letter spacing"]),
    (.lineHeight, .number, ["line height", "leading"]),
    (.opacity, .number, ["opacity", "alpha"]),
    (.scale, .number, ["scale"]),
  ].map { purpose, type, phrases in (purpose, type, phrases.map { $0.split(separator: " ").map(String.init) }) }

  /// Words that say it only when they are a whole segment: a `screen-margin` is no breakpoint.
  private static let whole: Set<[String]> = [["screen"], ["layer"], ["border"], ["corner"], ["leading"]]

  init?(_ token: TokenGraph.Token) { self.init(token.path, token.type) }

  init?(_ path: TokenPath, _ type: TokenType) {
    guard type == .dimension || type == .number else { return nil }
    let segments = path.segments.map(TokenPurpose.words)
    let words = segments.flatMap(\.self)
    let match = TokenPurpose.phrases.first { entry in
      entry.type == type
        && entry.phrases.contains { phrase in
          TokenPurpose.whole.contains(phrase)
            ? segments.contains(phrase) : words.indices.contains { words[$0...].starts(with: phrase) }
        }
    }
    guard let match else { return nil }
    self = match.purpose
  }

  /// `borderRadii` is `border` and `radii`, `z-index` is `z` and `index`.
  private static func words(_ segment: String) -> [String] {
    var words: [String] = []
    var isInWord = false
    for character in segment {
      guard character.isLetter || character.isNumber else {
        isInWord = false
        continue
      }
      let isNew = !isInWord || character.isUppercase && words.last?.last?.isLowercase == true
      if isNew { words.append("") }
      words[words.count - 1].append(character)
      isInWord = true
    }
    return words.map { word in
      let word = word.lowercased()
      let isPlural = word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("us")
      return isPlural ? String(word.dropLast()) : word
    }
  }
}
