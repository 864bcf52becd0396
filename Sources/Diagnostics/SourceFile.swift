import Glibc

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
  /// Where each line starts: after a line feed, and after a carriage return that no line feed follows.
  private let lineStarts: [UInt32]

  /// Files of 4 GiB and more do not fit a `Place`; callers refuse them before.
  init(id: ID, path: String, bytes: [UInt8]) {
    precondition(bytes.count <= Int(UInt32.max), "a source file is smaller than 4 GiB")
    self.id = id
    self.path = path
    self.bytes = bytes
    lineStarts = SourceFile.lineStarts(bytes)
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [UInt32] {
    bytes.withUnsafeBytes { text in
      var starts: [UInt32] = [0]
      guard let base = text.baseAddress else { return starts }
      guard memchr(base, 0x0D, text.count) == nil else {
        for (index, byte) in text.enumerated() where byte == 0x0A || byte == 0x0D {
          if byte == 0x0D, index + 1 < text.count, text[index + 1] == 0x0A { continue }
          starts.append(UInt32(index + 1))
        }
        return starts
      }
      var start = 0
      while let feed = memchr(base + start, 0x0A, text.count - start) {
        start = UnsafeRawPointer(feed) - base + 1
        starts.append(UInt32(start))
      }
      return starts
    }
  }

  /// The place of a byte range; offsets past the end are moved to the end.
  package func place(_ range: Range<Int>) -> Place {
    let start = min(max(range.lowerBound, 0), bytes.count)
    let end = min(max(range.upperBound, start), bytes.count)
    return Place(file: id, offset: UInt32(start), length: UInt32(end - start))
  }

  package func place(at offset: Int) -> Place {
    place(offset..<offset)
  }

  /// The 0-based line that an offset lies on.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Where the line that an offset lies on starts.
  package func lineStart(before offset: Int) -> Int {
    Int(lineStarts[line(at: offset)])
  }
}
