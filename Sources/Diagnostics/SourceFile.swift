/// A text file as it was read: the path people know it by, and its bytes.
///
/// The path is relative to the project, with forward slashes, so that it prints the same on every machine.
/// Two paths that differ only in Unicode composition are two files, so files are told apart by `ID`, never by `path`.
package struct SourceFile: Sendable {
  /// Stands for a file in a `Place`; its index in `SourceFiles`.
  package struct ID: Hashable, Sendable {
    let index: UInt32
  }

  package let id: ID
  package let path: String
  package let bytes: [UInt8]

  /// The place of a byte range; offsets past the end are moved to the end.
  package func place(_ range: Range<Int>) -> Place {
    let start = min(max(range.lowerBound, 0), bytes.count)
    let end = min(max(range.upperBound, start), bytes.count)
    return Place(file: id, offset: UInt32(start), length: UInt32(end - start))
  }

  package func place(at offset: Int) -> Place {
    place(offset..<offset)
  }

  /// The byte offset of a 1-based line and 1-based UTF-8 column, as cmark counts them.
  package func offset(line: Int, column: Int) -> Int {
    var remaining = line - 1
    var index = 0
    while remaining > 0, index < bytes.count {
      if endsLine(at: index) { remaining -= 1 }
      index += 1
    }
    return min(index + max(column - 1, 0), bytes.count)
  }

  /// True for a line feed, and for a carriage return that no line feed follows.
  func endsLine(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
