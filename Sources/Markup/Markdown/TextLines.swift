/// The lines of a text, as cmark counts them: ended by LF, CR or CRLF.
struct TextLines {
  /// Where each line starts, and at last the end of the text.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let endsLine =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      if endsLine, index + 1 < bytes.count { starts.append(index + 1) }
    }
    self.starts = starts + [bytes.count]
  }

  var count: Int { starts.count - 1 }

  /// The line's bytes with its end; lines are counted from 0, one past the last is empty.
  subscript(line: Int) -> Range<Int> {
    let line = min(max(line, 0), starts.count - 1)
    return starts[line]..<starts[min(line + 1, starts.count - 1)]
  }

  /// The offset of cmark's 1-based line and column.
  func offset(_ point: CommonMarkNode.Point) -> Int {
    let line = self[point.line - 1]
    return min(line.lowerBound + max(point.column - 1, 0), line.upperBound)
  }

  /// The bytes from a node's first to its last; cmark's end is inclusive.
  func range(of node: CommonMarkNode) -> Range<Int> {
    let start = offset(node.start)
    let end = self[node.end.line - 1]
    return start..<max(start, min(end.lowerBound + node.end.column, end.upperBound))
  }
}
