extension [MarkdownEvent] {
  /// Appends a text of the file, unless it is empty.
  mutating func appendText(_ range: Range<Int>) {
    if !range.isEmpty { append(.text(ByteRange(range), isPlain: false)) }
  }

  /// Rewrites the texts of a row of siblings that begins at `start`. What stands inside of one of them stays as it is.
  mutating func rewriteTexts(from start: Int, _ rewrite: (Range<Int>, inout [MarkdownEvent]) -> Void) {
    let row = Array(self[start...])
    removeSubrange(start...)
    var index = 0
    while index < row.count {
      let end = row.end(ofSiblingAt: index)
      if case .text(let text, _) = row[index] {
        rewrite(text.range, &self)
      } else {
        append(contentsOf: row[index..<end])
      }
      index = end
    }
  }

  /// The index behind an event, or behind the end of what it starts.
  func end(ofSiblingAt start: Int) -> Int {
    var depth = 0
    var index = start
    repeat {
      switch self[index] {
      case .start: depth += 1
      case .end: depth -= 1
      default: break
      }
      index += 1
    } while depth > 0
    return index
  }
}
