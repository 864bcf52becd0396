extension TableMarking {
  /// A table that stands apart: its lines, and what they say.
  private struct Apart {
    var lines: Range<Int>
    let alignments: [Markup.Table.Alignment?]
    var rows: [TableRow]
  }

  /// Marks the tables whose lines all begin with a pipe, the first behind a blank line and the last before one: unless
  /// that is code or raw HTML, it is a paragraph and stands in nothing. False, and nothing is marked, when a delimiter row
  /// stands elsewhere.
  mutating func markApart(_ delimiters: [Int]) -> Bool {
    var tables: [Apart] = []
    for line in delimiters where !(tables.last?.lines.contains(line) ?? false) {
      guard let table = apart(line) else { return false }
      tables.append(table)
    }
    for table in tables {
      let range = lines[table.lines.lowerBound].lowerBound..<lines[table.lines.upperBound - 1].upperBound
      write(table.rows, range, alignments: table.alignments, prefix: [], isFirst: true)
    }
    return true
  }

  /// The table that has its delimiter row at a line, if it stands apart.
  private func apart(_ delimiter: Int) -> Apart? {
    let header = delimiter - 1
    guard header >= 0, startsWithPipe(header), startsWithPipe(delimiter), header == 0 || isBlank(header - 1),
      let alignments = row(delimiter).alignments(original.bytes)
    else { return nil }
    var table = Apart(lines: header..<(delimiter + 1), alignments: alignments, rows: [row(header)])
    guard table.rows[0].cells.count == alignments.count else { return nil }
    var end = delimiter + 1
    while end < lines.count, startsWithPipe(end) {
      let row = row(end)
      // A pipe alone is no row.
      guard !row.cells.isEmpty else { return nil }
      table.rows.append(row)
      end += 1
    }
    table.lines = header..<end
    return end == lines.count || isBlank(end) ? table : nil
  }

  private func row(_ line: Int) -> TableRow {
    TableRow(original.bytes, lines[line])
  }

  private func startsWithPipe(_ line: Int) -> Bool {
    original.bytes[lines[line]].first == UInt8(ascii: "|")
  }

  private func isBlank(_ line: Int) -> Bool {
    original.bytes[lines[line]].allSatisfy { $0.isBlank || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
  }
}
