/// Shell commands; in a session, only what stands behind a prompt.
struct ShellGrammar: Grammar {
  private static let keywords: WordSet = [
    "case", "do", "done", "elif", "else", "esac", "export", "fi", "for", "function", "if", "in", "local",
    "return",
    "select", "then", "until", "while",
  ]

  /// Keywords behind which a name stands, not a command.
  private static let declaring: WordSet = [
    "case", "export", "for", "function", "in", "local", "return", "select",
  ]

  /// True for a session, in which lines without `$`, `%` or `#` before them are output.
  let isSession: Bool
  /// True where the next word is the name of a command.
  private var startsCommand = true
  /// True behind the `=` of an assignment: what follows is its value, and a command may come after it.
  private var isAssigned = false

  init(isSession: Bool) {
    self.isSession = isSession
  }

  mutating func token(_ scanner: inout ByteScanner) -> Token? {
    guard let byte = scanner.peek() else { return nil }
    if isSession, scanner.isAtLineStart {
      guard scanner.isAt("$ ") || scanner.isAt("% ") || scanner.isAt("# ") || scanner.isAt("> ") else {
        scanner.takeLine()
        scanner.take()
        return nil
      }
      scanner.take()
      startsCommand = true
      return .punctuation
    }
    switch byte {
    case UInt8(ascii: "#") where scanner.peek(-1)?.isSpace ?? true:
      scanner.takeLine()
      return .comment
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      scanner.take()
      takeQuoted(&scanner, byte)
      endWord()
      return .string
    case UInt8(ascii: "$"): return variable(&scanner)
    case UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "("):
      let continues = byte == UInt8(ascii: "\n") && scanner.peek(-1) == UInt8(ascii: "\\")
      startsCommand = startsCommand || !continues
      scanner.take()
      return nil
    case _ where byte.isSpace || "=<>)`{}\\".utf8.contains(byte):
      if byte.isSpace { isAssigned = false }
      scanner.take()
      return nil
    default: return word(&scanner)
    }
  }

  private mutating func word(_ scanner: inout ByteScanner) -> Token? {
    let isOption = scanner.isAt("-")
    let start = scanner.index
    scanner.take()
    scanner.take { !$0.isSpace && !"'\"$;|&()<>`\\=".utf8.contains($0) }
    let word = scanner.bytes[start..<scanner.index]
    if scanner.isAt("="), startsCommand, !isAssigned {
      isAssigned = true
      return .variable
    }
    if ShellGrammar.keywords.contains(word), startsCommand || word.elementsEqual("in".utf8) {
      startsCommand = !ShellGrammar.declaring.contains(word)
      return .keyword
    }
    let isCommand = startsCommand && !isAssigned
    endWord()
    return isCommand ? .function : isOption ? .attribute : nil
  }

  /// What was taken was a command, one of its arguments, or the value of an assignment.
  private mutating func endWord() {
    startsCommand = startsCommand && isAssigned
    isAssigned = false
  }

  /// `$name`, `${…}`, `$1`; `$(` begins a command.
  private mutating func variable(_ scanner: inout ByteScanner) -> Token? {
    scanner.take()
    guard !scanner.isAt("(") else { return nil }
    endWord()
    if scanner.isAt("{") {
      scanner.take { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "\n") }
      if scanner.isAt("}") { scanner.take() }
    } else if scanner.peek()?.isWord ?? false {
      scanner.takeWord()
    } else if let byte = scanner.peek(), "?#@*!$-".utf8.contains(byte) {
      scanner.take()
    } else {
      return nil
    }
    return .variable
  }

  /// The rest of a string, which may go over lines.
  private func takeQuoted(_ scanner: inout ByteScanner, _ quote: UInt8) {
    while let byte = scanner.peek() {
      scanner.take(byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1)
      if byte == quote { return }
    }
  }
}
