/// A parse error of CSS Syntax 3. The parser goes on behind each of them as the standard has it.
struct SyntaxProblem: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case unclosedComment, unclosedString, badURL, invalidEscape, tooDeep
    /// The bracket that was opened, and is closed by the end of the file.
    case unclosed(ComponentValue.Bracket)
    /// A closing bracket that nothing opened.
    case stray(ComponentValue.Bracket)
  }

  let kind: Kind
  /// Bytes from the start of the file.
  let range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// What was found, then what is needed.
  var text: String {
    switch kind {
    case .unclosedComment: "a comment is never closed, '*/' is needed"
    case .unclosedString: "a string ends with its line, its quotation mark is needed"
    case .badURL: "an address in 'url()' holds a character that it must not, quotation marks are needed"
    case .invalidEscape: "'\\' stands before the end of a line, a character is needed"
    case .tooDeep: "brackets stand more than \(ComponentValueReader.depthLimit) deep, fewer are needed"
    case .unclosed(let bracket): "'\(bracket.opening)' is never closed, '\(bracket.closing)' is needed"
    case .stray(let bracket): "'\(bracket.closing)' closes nothing, '\(bracket.opening)' is needed before it"
    }
  }
}

extension ComponentValue.Bracket {
  var opening: Character {
    switch self {
    case .round: "("
    case .square: "["
    case .curly: "{"
    }
  }

  var closing: Character {
    switch self {
    case .round: ")"
    case .square: "]"
    case .curly: "}"
    }
  }
}
