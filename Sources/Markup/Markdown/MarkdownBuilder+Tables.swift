import Diagnostics

extension MarkdownBuilder {
  /// How many missing cells are filled in: a short row of a wide table is cheap to write and must not be dear to read.
  private static let paddingLimit = 10_000

  /// Puts the cells of a table, which `TableMarking` has written as headings, together again.
  mutating func table(_ nodes: ArraySlice<CommonMarkNode>, quoteDepth: Int) -> Table {
    var rows: [[Table.Cell]] = []
    var lastRow: Int?
    var table = TableMarking.Table(alignments: [], place: text.place(0..<0))
    for node in nodes {
      guard let mark = tableCells[text.source(of: lines.offset(node.start))] else { continue }
      if mark.row != lastRow { rows.append([]) }
      lastRow = mark.row
      table = tables[mark.table]
      let cell = Table.Cell(
        content: content(node, quoteDepth: quoteDepth), place: text.place(lines.range(of: node)))
      rows[rows.count - 1].append(cell)
    }
    var padding = 0
    for row in rows.indices {
      while rows[row].count < table.alignments.count, padding < MarkdownBuilder.paddingLimit {
        rows[row].append(Table.Cell(content: [], place: rows[row].last?.place ?? text.place(0..<0)))
        padding += 1
      }
    }
    return Table(
      alignments: table.alignments, header: rows.first ?? [], rows: Array(rows.dropFirst()),
      place: table.place)
  }
}
