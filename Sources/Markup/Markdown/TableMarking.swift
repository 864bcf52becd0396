import Diagnostics

/// Rewrites tables, which cmark does not know, into one heading for each cell, which holds one line of inlines as a cell
/// does. `MarkdownBuilder` puts the cells together again.
///
/// `| a | b |` becomes `# a #` and `# b #`: the closing `#` keeps the content from losing one of its own, and `\|` becomes
/// `|` before cmark sees code spans. So links resolve against the whole document, in cells as everywhere.
struct TableMarking {
  struct Cell {
    /// Index in `tables`.
    let table: Int
    /// 0 is the header.
    let row: Int
  }

  struct Table {
    let alignments: [Markup.Table.Alignment?]
    let place: Place
  }

  private(set) var text: TracedText
  /// By the offset in the file where a cell starts.
  private(set) var cells: [Int: Cell] = [:]
  private(set) var tables: [Table] = []

  private let original: TracedText
  private let lines: TextLines
  private var copied = 0

  /// Nil when the text holds no table.
  init?(_ text: TracedText) {
    self.text = TracedText(file: text.file)
    original = text
    lines = TextLines(text.bytes)
    guard holdsDelimiter() else { return nil }
    mark(in: CommonMarkParser.skeleton(of: text.bytes), Container())
    guard !tables.isEmpty else { return nil }
    self.text.copy(original, copied..<original.bytes.count)
  }

  /// True when a line consists of nothing but the signs that a delimiter row and its containers can have.
  private func holdsDelimiter() -> Bool {
    (0..<lines.count).contains { line in
      let bytes = original.bytes[lines[line]]
      return bytes.contains(UInt8(ascii: "-")) && bytes.allSatisfy { "|:-> \t\r\n".utf8.contains($0) }
    }
  }

  /// What a line needs to belong to the containers that it stands in.
  private struct Container {
    var quotes = 0
    /// The column at which the innermost list item's content starts; 0 when a quote is inside of it.
    var column = 0
  }

  private mutating func mark(in node: CommonMarkNode, _ container: Container) {
    var container = container
    switch node.kind {
    case .paragraph: return markParagraph(node, container)
    case .blockQuote: container = Container(quotes: container.quotes + 1)
    case .item:
      let first = node.children.first
      container.column =
        first?.start.line == node.start.line ? (first?.start.column ?? 1) - 1 : node.start.column + 1
    default: break
    }
    for child in node.children { mark(in: child, container) }
  }

  /// A table may follow text in the same paragraph, and goes on to the paragraph's end or a lazy line.
  private mutating func markParagraph(_ node: CommonMarkNode, _ container: Container) {
    guard node.start.line < node.end.line else { return }
    let start = lines.offset(node.start)
    // The lines that a table is written as stand as far in as the paragraph does.
    let prefix = original.bytes[lines[node.start.line - 1].lowerBound..<start]
    guard prefix.count < 200 else { return }
    var contents: [Range<Int>?] = [start..<lines[node.start.line - 1].upperBound]
    contents += (node.start.line..<node.end.line).map { content(ofLine: $0, container) }

    var index = 0
    while index + 1 < contents.count {
      if let header = contents[index], let delimiter = contents[index + 1],
        mayDelimit(delimiter.lowerBound, line: node.start.line + index, container),
        let alignments = TableRow(original.bytes, delimiter).alignments(original.bytes),
        TableRow(original.bytes, header).cells.count == alignments.count
      {
        let rows = contents[(index + 2)...].prefix { $0 != nil }.compactMap(\.self)
        write(
          [header] + rows, range: header.lowerBound..<(rows.last ?? delimiter).upperBound,
          alignments: alignments, prefix: Array(prefix), isFirst: index == 0)
        index += 2 + rows.count
      } else {
        index += 1
      }
    }
  }

  /// The line's own text; nil for a lazy line, which the containers of its paragraph do not hold.
  private func content(ofLine line: Int, _ container: Container) -> Range<Int>? {
    let range = lines[line]
    let (offset, quotes) = LeafText.contentStart(original.bytes, range, quoteDepth: container.quotes)
    let isLazy = quotes < container.quotes || column(of: offset, from: range.lowerBound) < container.column
    return isLazy ? nil : offset..<range.upperBound
  }

  /// False for what cannot begin a delimiter row: other characters, and an indentation of four, as in indented code.
  private func mayDelimit(_ offset: Int, line: Int, _ container: Container) -> Bool {
    guard offset < original.bytes.count, "|:-".utf8.contains(original.bytes[offset]) else { return false }
    let start = lines[line].lowerBound
    let quote = original.bytes[start..<offset].lastIndex(of: UInt8(ascii: ">"))
    let inner = max(container.column, quote.map { column(of: $0, from: start) + 2 } ?? 0)
    return column(of: offset, from: start) - inner < 4
  }

  /// The column of an offset, from 0, with tab stops at every fourth (CommonMark 0.30, 2.2).
  private func column(of offset: Int, from lineStart: Int) -> Int {
    original.bytes[lineStart..<offset].reduce(0) { column, byte in
      byte == UInt8(ascii: "\t") ? column / 4 * 4 + 4 : column + 1
    }
  }

  private mutating func write(
    _ rows: [Range<Int>], range: Range<Int>, alignments: [Markup.Table.Alignment?], prefix: [UInt8],
    isFirst: Bool
  ) {
    let blank = prefix.map { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\t") ? $0 : UInt8(ascii: " ") }
    let lineStart = isFirst ? range.lowerBound - prefix.count : lineStart(of: range.lowerBound)
    text.copy(original, copied..<lineStart)
    copied = range.upperBound
    for (row, line) in rows.enumerated() {
      for (column, cell) in TableRow(original.bytes, line).cells.prefix(alignments.count).enumerated() {
        let source = original.source(of: cell.lowerBound)
        cells[source] = Cell(table: tables.count, row: row)
        let isVeryFirst = isFirst && row == 0 && column == 0
        text.insert(isVeryFirst ? prefix : blank, at: source)
        text.insert("#".utf8, at: source)
        if !cell.isEmpty { writeContent(cell) }
        text.insert("\n".utf8, at: original.source(of: cell.upperBound))
      }
    }
    tables.append(Table(alignments: alignments, place: original.place(range)))
  }

  private mutating func writeContent(_ cell: Range<Int>) {
    let bytes = original.bytes
    text.insert(" ".utf8, at: original.source(of: cell.lowerBound))
    var start = cell.lowerBound
    var index = start
    while index + 1 < cell.upperBound {
      if bytes[index] == UInt8(ascii: "\\") {
        if bytes[index + 1] == UInt8(ascii: "|") {
          text.copy(original, start..<index)
          start = index + 1
        }
        index += 1
      }
      index += 1
    }
    text.copy(original, start..<cell.upperBound)
    text.insert(" #".utf8, at: original.source(of: cell.upperBound))
  }

  private func lineStart(of offset: Int) -> Int {
    let before = original.bytes[..<offset]
    return (before.lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? -1) + 1
  }
}
