/// HTML and XML: the names of tags and attributes, values, comments. What stands in scripts and styles is text.
struct MarkupGrammar: Grammar {
  private enum Part {
    case text, tagName, tag, value
  }

  private var part = Part.text

  mutating func token(_ scanner: inout ByteScanner) -> Token? {
    guard let byte = scanner.peek() else { return nil }
    switch part {
    case .text: return text(&scanner)
    case .tagName:
      part = .tag
      guard byte.isWord else { return self.token(&scanner) }
      scanner.takeWord("-:.")
      return .keyword
    case .tag, .value: return tag(&scanner, byte)
    }
  }

  private mutating func text(_ scanner: inout ByteScanner) -> Token? {
    if scanner.takeIf("<!--") {
      scanner.take(through: "-->")
      return .comment
    }
    if scanner.isAt("<!") || scanner.isAt("<?") {
      scanner.take(through: ">")
      return .keyword
    }
    if let next = scanner.peek(1), scanner.isAt("<"), next.isLetter || next == UInt8(ascii: "/") {
      scanner.take(next == UInt8(ascii: "/") ? 2 : 1)
      part = .tagName
      return .punctuation
    }
    if scanner.isAt("&"), let end = reference(scanner) {
      scanner.take(end)
      return .variable
    }
    scanner.take()
    scanner.take { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
    return nil
  }

  private mutating func tag(_ scanner: inout ByteScanner, _ byte: UInt8) -> Token? {
    switch byte {
    case UInt8(ascii: ">"), UInt8(ascii: "/"):
      if byte == UInt8(ascii: ">") { part = .text }
      scanner.take()
      return .punctuation
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      scanner.take()
      scanner.take { $0 != byte }
      scanner.take()
      part = .tag
      return .string
    case UInt8(ascii: "="):
      scanner.take()
      part = .value
      return .punctuation
    case _ where byte.isSpace:
      scanner.take { $0.isSpace }
      return nil
    default:
      let isValue = part == .value
      part = .tag
      scanner.take()
      scanner.take { !$0.isSpace && !">=\"'".utf8.contains($0) && (isValue || $0 != UInt8(ascii: "/")) }
      return isValue ? .string : .attribute
    }
  }

  /// The length of a character reference that stands here.
  private func reference(_ scanner: ByteScanner) -> Int? {
    let name = scanner.bytes[(scanner.index + 1)...].prefix(32).prefix {
      $0.isWord || $0 == UInt8(ascii: "#")
    }
    return !name.isEmpty && scanner.peek(name.count + 1) == UInt8(ascii: ";") ? name.count + 2 : nil
  }
}
