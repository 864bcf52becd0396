/// A place in lines and columns, from its first character to behind its last. Both are 1-based; columns count code points, as
/// programs do that know nothing of bytes.
package struct SourceRegion: Sendable {
  package var path: String
  package let startLine: Int
  package let endLine: Int
  /// Nil, both, on a line so long that nobody looks there.
  package let startColumn: Int?
  package let endColumn: Int?
}

extension SourceRegion {
  /// Where a file starts.
  package init(startOf path: String) {
    self.init(path: path, startLine: 1, endLine: 1, startColumn: nil, endColumn: nil)
  }
}

extension SourceFiles {
  /// Columns are counted anew for each place, so they end somewhere.
  private static let columnLimit = 1 << 16

  package func region(of place: Place) -> SourceRegion {
    let file = self[place.file]
    let column = { (offset: Int) -> Int? in
      let start = file.lineStart(before: offset)
      guard offset - start <= SourceFiles.columnLimit else { return nil }
      return file.bytes[start..<offset].count { $0 & 0xC0 != 0x80 } + 1
    }
    let (start, end) = (column(place.range.lowerBound), column(place.range.upperBound))
    let areKnown = start != nil && end != nil
    return SourceRegion(
      path: file.path, startLine: file.line(at: place.range.lowerBound) + 1,
      endLine: file.line(at: place.range.upperBound) + 1, startColumn: areKnown ? start : nil,
      endColumn: areKnown ? end : nil)
  }
}
