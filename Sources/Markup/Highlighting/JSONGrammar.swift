/// JSON, and the comments that some tools allow in it.
struct JSONGrammar: Grammar {
  private static let constants: WordSet = ["true", "false", "null"]

  mutating func token(_ scanner: inout ByteScanner) -> Token? {
    if scanner.isAt("//") {
      scanner.takeLine()
      return .comment
    }
    if scanner.takeIf("/*") {
      scanner.take(through: "*/")
      return .comment
    }
    guard let byte = scanner.peek() else { return nil }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      scanner.takeString(quote: byte)
      return scanner.nextOnLine == UInt8(ascii: ":") ? .property : .string
    case _ where byte.isDigit || byte == UInt8(ascii: "-"):
      scanner.take()
      scanner.takeWord(".+-")
      return .number
    case _ where byte.isWord:
      let word = scanner.takeWord()
      if JSONGrammar.constants.contains(word) { return .keyword }
      return scanner.nextOnLine == UInt8(ascii: ":") ? .property : nil
    case _ where "{}[]:,".utf8.contains(byte):
      scanner.take()
      return .punctuation
    default:
      scanner.take()
      return nil
    }
  }
}
