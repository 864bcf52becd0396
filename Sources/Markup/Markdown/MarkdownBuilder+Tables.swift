import Diagnostics

extension MarkdownBuilder {
  /// How many missing cells are filled in: a short row of a wide table is cheap to write and must not be dear to read.
  private static let paddingLimit = 10_000

  /// The cell of a table, which `TableMarking` has written as a heading, that a node is.
  func cell(at index: Int) -> TableMarking.Cell? {
    guard let tables, tree.nodes[index].kind == .heading else { return nil }
    return tables.cell(at: lines.offset(tree.nodes[index].start))
  }

  /// Puts the cells of a table, which begin at a node, together again; returns the node that follows.
  mutating func writeTable(_ table: Int, from first: Int, to end: Int, quoteDepth: Int) -> Int {
    guard let mark = tables?.tables[table] else { return end }
    let element = MarkdownElement.table(Int32(document.tables.count))
    document.events.append(.start(element))
    var columns: [String] = []
    var index = first
    var row = Table.Row.header
    var padding = 0
    while index < end, let cell = cell(at: index), cell.table == table {
      document.events.append(.start(.row(row)))
      var alignments = mark.alignments[...]
      while index < end, let next = self.cell(at: index), next.table == table, next.row == cell.row {
        let start = document.events.count
        writeCell(.cell(row, alignments.popFirst() ?? nil), index, quoteDepth: quoteDepth)
        if row == .header { columns.append(document.plainText(document.events[start...])) }
        cellCount += 1
        index = tree.nodes[index].next
      }
      while padding < MarkdownBuilder.paddingLimit, let alignment = alignments.popFirst() {
        document.events += [.start(.cell(row, alignment)), .end(.cell(row, alignment))]
        padding += 1
      }
      document.events.append(.end(.row(row)))
      row = row == .header ? .firstOfBody : .other
    }
    document.events.append(.end(element))
    document.tables.append(Table(name: name(columns), hasBody: row == .other, place: mark.place))
    return index
  }

  private mutating func writeCell(_ cell: MarkdownElement, _ index: Int, quoteDepth: Int) {
    document.events.append(.start(cell))
    writeContent(of: index, quoteDepth: quoteDepth)
    document.events.append(.end(cell))
  }

  /// Tells tables with the same columns apart by a number.
  private mutating func name(_ columns: [String]) -> String {
    let name = columns.filter { !$0.isEmpty }.joined(separator: ", ")
    tableNames[name, default: 0] += 1
    let number = tableNames[name, default: 1]
    return number == 1 ? name : "\(name) (\(number))"
  }
}
