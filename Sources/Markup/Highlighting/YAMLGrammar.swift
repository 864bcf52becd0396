/// YAML: keys, quoted and block strings, anchors, tags.
struct YAMLGrammar: Grammar {
  private static let constants: WordSet = ["true", "false", "null", "yes", "no", "on", "off", "~"]

  mutating func token(_ scanner: inout ByteScanner) -> Token? {
    guard let byte = scanner.peek() else { return nil }
    if byte.isSpace {
      scanner.take { $0.isSpace }
      return nil
    }
    if scanner.isAtLineStart, scanner.takeIf("---") { return .punctuation }
    let startsWord = scanner.peek(-1)?.isSpace ?? true
    let endsWord = scanner.peek(1)?.isSpace ?? true
    switch byte {
    case UInt8(ascii: "#") where startsWord:
      scanner.takeLine()
      return .comment
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      scanner.takeString(quote: byte, escape: byte == UInt8(ascii: "\"") ? UInt8(ascii: "\\") : nil)
      return scanner.isAt(":") ? .property : .string
    case UInt8(ascii: "&"), UInt8(ascii: "*"):
      scanner.take()
      scanner.takeWord("-")
      return .variable
    case UInt8(ascii: "!"):
      scanner.take { !$0.isSpace }
      return .type
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      takeBlock(&scanner)
      return .string
    case UInt8(ascii: "-") where endsWord, UInt8(ascii: "?") where endsWord:
      scanner.take()
      return .punctuation
    case _ where "{}[],:".utf8.contains(byte):
      scanner.take()
      return .punctuation
    default: return scalar(&scanner)
    }
  }

  /// A plain scalar ends where a comment, a key's colon or, for the eye, a flow sign stands.
  private func scalar(_ scanner: inout ByteScanner) -> Token? {
    let start = scanner.index
    scanner.take()
    while let byte = scanner.peek(), byte != UInt8(ascii: "\n"), !",[]{}".utf8.contains(byte) {
      if byte == UInt8(ascii: ":"), scanner.peek(1)?.isSpace ?? true { return .property }
      if byte == UInt8(ascii: "#"), scanner.peek(-1)?.isSpace ?? false { break }
      scanner.take()
    }
    let text = scanner.bytes[start..<scanner.index]
    let word = text[..<((text.lastIndex { !$0.isSpace } ?? start) + 1)]
    if word.contains(where: \.isDigit), word.allSatisfy({ $0.isDigit || "+-.eE_".utf8.contains($0) }) {
      return .number
    }
    let lowercase = word.prefix(5).map { $0.isUppercase ? $0 | 0x20 : $0 }[...]
    return word.count == lowercase.count && YAMLGrammar.constants.contains(lowercase) ? .keyword : nil
  }

  /// Takes the sign of a block string and the lines that are indented deeper than the line it stands on.
  private func takeBlock(_ scanner: inout ByteScanner) {
    let line = (scanner.bytes[..<scanner.index].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let indent = scanner.bytes[line...].prefix { $0 == UInt8(ascii: " ") }.count
    scanner.takeLine()
    while !scanner.isAtEnd {
      let next = scanner.bytes[(scanner.index + 1)...]
      let depth = next.prefix { $0 == UInt8(ascii: " ") }.count
      let isBlank = next.dropFirst(depth).first.map { $0 == UInt8(ascii: "\n") } ?? true
      guard isBlank || depth > indent else { return }
      scanner.take()
      scanner.takeLine()
    }
  }
}
