/// The lines of a text, as cmark counts them: ended by LF, CR or CRLF.
struct TextLines {
  /// Where each line starts, and at last the end of the text.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32)
    bytes.withUnsafeBufferPointer { bytes in
      let hasReturns = bytes.firstIndex(of: UInt8(ascii: "\r"), from: 0) != nil
      var index = 0
      while index < bytes.count {
        let end = hasReturns ? bytes.lineEnd(from: index) : bytes.firstIndex(of: UInt8(ascii: "\n"), from: index)
        guard let end, end + 1 < bytes.count else { break }
        starts.append(end + 1)
        index = end + 1
      }
    }
    starts.append(bytes.count)
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  /// The line's bytes with its end; lines are counted from 0, one past the last is empty.
  subscript(line: Int) -> Range<Int> {
    let line = min(max(line, 0), starts.count - 1)
    return starts[line]..<starts[min(line + 1, starts.count - 1)]
  }

  /// The offset of cmark's 1-based line and column.
  func offset(_ point: CommonMarkTree.Point) -> Int {
    let line = self[point.line - 1]
    return min(line.lowerBound + max(point.column - 1, 0), line.upperBound)
  }

  /// The bytes from a node's first to its last; cmark's end is inclusive.
  func range(of node: CommonMarkTree.Node) -> Range<Int> {
    let start = offset(node.start)
    let end = self[node.end.line - 1]
    return start..<max(start, min(end.lowerBound + node.end.column, end.upperBound))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The next line feed, or carriage return that no line feed follows.
  fileprivate func lineEnd(from index: Int) -> Int? {
    self[index...].indices.first { index in
      self[index] == UInt8(ascii: "\n")
        || self[index] == UInt8(ascii: "\r") && (index + 1 == count || self[index + 1] != UInt8(ascii: "\n"))
    }
  }
}
