/// CSS, with nesting: whether a statement is a rule or a declaration is seen from what ends it.
struct CSSGrammar: Grammar {
  private enum Part {
    case selector, property, value
  }

  private var part: Part?

  mutating func token(_ scanner: inout ByteScanner) -> Token? {
    if scanner.takeIf("/*") {
      scanner.take(through: "*/")
      return .comment
    }
    guard let byte = scanner.peek() else { return nil }
    if byte.isSpace {
      scanner.take { $0.isSpace }
      return nil
    }
    let part = self.part ?? statement(scanner)
    self.part = part
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      scanner.takeString(quote: byte)
      return .string
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
      self.part = nil
      scanner.take()
      return .punctuation
    case UInt8(ascii: ":") where part == .property:
      self.part = .value
      scanner.take()
      return .punctuation
    case UInt8(ascii: "@"), UInt8(ascii: "!"):
      scanner.take()
      scanner.takeWord("-")
      return .keyword
    case UInt8(ascii: "#"), UInt8(ascii: "."), UInt8(ascii: ":"):
      return prefixed(&scanner, byte, part)
    case _ where byte.isDigit || byte == UInt8(ascii: "-") && scanner.peek(1).map { $0.isDigit } ?? false:
      scanner.take()
      scanner.takeWord(".%")
      return .number
    case _ where byte.isWord || byte == UInt8(ascii: "-"): return word(&scanner, part)
    case UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ">"):
      scanner.take()
      return .punctuation
    default:
      scanner.take()
      return nil
    }
  }

  /// A class, an id, a pseudo-class; in values a hexadecimal colour or a fraction.
  private func prefixed(_ scanner: inout ByteScanner, _ byte: UInt8, _ part: Part) -> Token? {
    scanner.take { $0 == byte }
    let word = scanner.takeWord("-%")
    if part != .selector { return word.isEmpty || byte == UInt8(ascii: ":") ? nil : .number }
    return byte == UInt8(ascii: ":") ? .attribute : .type
  }

  private func word(_ scanner: inout ByteScanner, _ part: Part) -> Token? {
    let isVariable = scanner.isAt("--")
    scanner.takeWord("-")
    if isVariable { return .variable }
    if scanner.isAt("(") { return .function }
    switch part {
    case .selector: return .keyword
    case .property: return .property
    case .value: return nil
    }
  }

  /// A statement that a block follows is a rule; an at-rule's words are read as a selector's are.
  private func statement(_ scanner: ByteScanner) -> Part {
    if scanner.isAt("@") { return .value }
    let end = scanner.bytes[scanner.index...].first { "{};".utf8.contains($0) }
    return end == UInt8(ascii: "{") ? .selector : .property
  }
}
