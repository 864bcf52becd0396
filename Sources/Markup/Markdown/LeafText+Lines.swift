extension LeafText {
  /// How many lines below its start a heading has its underline; nil for a heading with `#`. cmark often ends such a
  /// heading one line too late.
  static func underline(
    of node: CommonMarkTree.Node, in text: TracedText, lines: TextLines, quoteDepth: Int
  ) -> Int? {
    guard node.start.line < node.end.line else { return nil }
    return (node.start.line..<node.end.line).first { line in
      let start = contentStart(text.bytes, lines[line], quoteDepth: quoteDepth).offset
      let content = text.bytes[start..<lines[line].upperBound]
      guard let sign = content.first, sign == UInt8(ascii: "=") || sign == UInt8(ascii: "-") else {
        return false
      }
      return content.drop { $0 == sign }.allSatisfy(\.isSpace)
    }.map { $0 - node.start.line + 1 }
  }

  /// Where a line's own text starts, behind at most `quoteDepth` quote marks and all indentation.
  static func contentStart(
    _ bytes: [UInt8], _ line: Range<Int>, quoteDepth: Int
  ) -> (offset: Int, quotes: Int) {
    var offset = line.lowerBound
    var quotes = 0
    while offset < line.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: ">") where quotes < quoteDepth: quotes += 1
      default: return (offset, quotes)
      }
      offset += 1
    }
    return (offset, quotes)
  }
}
