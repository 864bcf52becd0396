/// A line of a table, cut into cells at the pipes that no backslash stands before (GFM 0.29, 4.10). As on GitHub, a
/// backslash before the backslash changes nothing.
struct TableRow {
  /// The cells' ranges without the blanks around them; an empty cell stands where it begins.
  let cells: [Range<Int>]

  /// Takes the line's own text, without what its containers put before it.
  init(_ bytes: [UInt8], _ line: Range<Int>) {
    let line = TableRow.trimmed(bytes, line)
    var cells: [Range<Int>] = []
    cells.reserveCapacity(8)
    var index = line.lowerBound
    if index < line.upperBound, bytes[index] == UInt8(ascii: "|") { index += 1 }
    var start = index
    while index < line.upperBound {
      if bytes[index] == UInt8(ascii: "|"), index == start || bytes[index - 1] != UInt8(ascii: "\\") {
        cells.append(TableRow.trimmed(bytes, start..<index))
        start = index + 1
      }
      index += 1
    }
    if start < line.upperBound { cells.append(TableRow.trimmed(bytes, start..<line.upperBound)) }
    self.cells = cells
  }

  /// The columns' alignments, if this is a delimiter row.
  func alignments(_ bytes: [UInt8]) -> [Table.Alignment?]? {
    var alignments: [Table.Alignment?] = []
    for cell in cells {
      let isLeft = bytes[cell].first == UInt8(ascii: ":")
      let dashes = bytes[cell].dropFirst(isLeft ? 1 : 0)
      let isRight = dashes.last == UInt8(ascii: ":")
      let rest = dashes.dropLast(isRight ? 1 : 0)
      guard !rest.isEmpty, rest.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
      alignments.append(isLeft ? (isRight ? .center : .left) : (isRight ? .right : nil))
    }
    return alignments.isEmpty ? nil : alignments
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isBlank(bytes[start]) { start += 1 }
    while start < end, isBlank(bytes[end - 1]) { end -= 1 }
    return start < end ? start..<end : range.lowerBound..<range.lowerBound
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n")
  }
}
