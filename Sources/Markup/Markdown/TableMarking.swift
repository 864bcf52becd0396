import Diagnostics

/// Rewrites tables, which cmark does not know, into one heading for each cell, which holds one line of inlines as a cell
/// does. `MarkdownBuilder` puts the cells together again.
///
/// `| a | b |` becomes `# a #` and `# b #`: the closing `#` keeps the content from losing one of its own, and `\|` becomes
/// `|` before cmark sees code spans. So links resolve against the whole document, in cells as everywhere.
struct TableMarking {
  struct Cell {
    /// Where its heading starts.
    let start: Int
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
  /// In the order of the text.
  private(set) var cells: [Cell] = []
  private(set) var tables: [Table] = []

  let original: TracedText
  let lines: TextLines
  private var copied = 0

  /// Nil when the text holds no table.
  ///
  /// What blocks a text has only cmark can say, which takes as long as all the rest. A table that stands apart, as most
  /// do, is found without: then some of `cells` may turn out to be none, and the text has to be marked again, looking at
  /// its blocks.
  init?(_ text: TracedText, lookingAtBlocks looksAtBlocks: Bool = false) {
    self.text = TracedText(file: text.file)
    original = text
    lines = TextLines(text.bytes)
    let delimiters = (0..<lines.count).filter(isDelimiter)
    guard !delimiters.isEmpty else { return nil }
    self.text.reserveCapacity(text.bytes.count * 5 / 4)
    if looksAtBlocks || !markApart(delimiters) {
      let tree = CommonMarkParser.skeleton(of: text.bytes)
      mark(in: tree, 0, Container())
    }
    guard !tables.isEmpty else { return nil }
    self.text.copy(original, copied..<original.bytes.count)
  }

  /// The cell whose heading starts at an offset.
  func cell(at offset: Int) -> Cell? {
    var low = 0
    var high = cells.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if cells[middle].start <= offset { low = middle } else { high = middle }
    }
    return cells[low].start == offset ? cells[low] : nil
  }

  /// True for a line of nothing but the signs that a delimiter row and its containers can have. One of dashes alone is a
  /// rule or underlines a heading.
  private func isDelimiter(_ line: Int) -> Bool {
    var isRule = true
    for byte in original.bytes[lines[line]] {
      switch byte {
      case UInt8(ascii: "|"), UInt8(ascii: ":"): isRule = false
      case UInt8(ascii: "-"), UInt8(ascii: ">"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"),
        UInt8(ascii: "\n"):
        break
      default: return false
      }
    }
    return !isRule
  }

  /// What a line needs to belong to the containers that it stands in.
  private struct Container {
    var quotes = 0
    /// The column at which the innermost list item's content starts; 0 when a quote is inside of it.
    var column = 0
  }

  private mutating func mark(in tree: CommonMarkTree, _ index: Int, _ container: Container) {
    var container = container
    let node = tree.nodes[index]
    switch node.kind {
    case .paragraph, .heading: return markText(node, container)
    case .blockQuote: container = Container(quotes: container.quotes + 1)
    case .item:
      let first = index + 1 < node.next ? tree.nodes[index + 1] : nil
      container.column =
        first?.start.line == node.start.line ? (first?.start.column ?? 1) - 1 : node.start.column + 1
    default: break
    }
    for child in tree.children(of: index) { mark(in: tree, child, container) }
  }

  /// A table may follow text in the same paragraph, and goes on to the paragraph's end or a lazy line. What cmark takes for
  /// the underline of a heading is a row as well, or a rule if it is of dashes.
  private mutating func markText(_ node: CommonMarkTree.Node, _ container: Container) {
    guard node.start.line < node.end.line else { return }
    let start = lines.offset(node.start)
    // The lines that a table is written as stand as far in as the paragraph does.
    let prefix = original.bytes[lines[node.start.line - 1].lowerBound..<start]
    guard prefix.count < 200 else { return }
    var texts: [Line?] = [Line(range: start..<lines[node.start.line - 1].upperBound, isIndented: false)]
    texts += (node.start.line..<node.end.line).map { self.line($0, container) }

    if node.kind == .heading,
      let underline = LeafText.underline(of: node, in: original, lines: lines, quoteDepth: container.quotes)
    {
      let isRule = texts[underline].map { original.bytes[$0.range.lowerBound] == UInt8(ascii: "-") } ?? true
      texts.removeSubrange((isRule ? underline : underline + 1)...)
    }
    var index = 0
    while index + 1 < texts.count {
      if let header = texts[index], let delimiter = texts[index + 1], !delimiter.isIndented,
        let alignments = TableRow(original.bytes, delimiter.range).alignments(original.bytes),
        TableRow(original.bytes, header.range).cells.count == alignments.count
      {
        let lines = texts[(index + 2)...].prefix(while: isRow).compactMap(\.self)
        let rows = ([header] + lines).map { TableRow(original.bytes, $0.range) }
        write(
          rows, header.range.lowerBound..<(lines.last ?? delimiter).range.upperBound,
          alignments: alignments, prefix: Array(prefix), isFirst: index == 0)
        index += 1 + rows.count
      } else {
        index += 1
      }
    }
  }

  /// A line's own text, without what its containers put before it.
  private struct Line {
    let range: Range<Int>
    /// True at four columns, where code begins if no paragraph goes on.
    let isIndented: Bool
  }

  /// Nil for a lazy line, which the containers of its paragraph do not hold.
  private func line(_ index: Int, _ container: Container) -> Line? {
    let range = lines[index]
    let (offset, quotes) = LeafText.contentStart(original.bytes, range, quoteDepth: container.quotes)
    let column = column(of: offset, from: range.lowerBound)
    guard quotes == container.quotes, column >= container.column else { return nil }
    let quote = original.bytes[range.lowerBound..<offset].lastIndex(of: UInt8(ascii: ">"))
    let inner = max(container.column, quote.map { self.column(of: $0, from: range.lowerBound) + 2 } ?? 0)
    return Line(range: offset..<range.upperBound, isIndented: column - inner >= 4)
  }

  /// False for a lazy line, a pipe alone, and what begins a block after a table but cannot interrupt a paragraph: code by
  /// indentation, an empty list item, a list that does not start at 1.
  private func isRow(_ line: Line?) -> Bool {
    guard let line, !line.isIndented else { return false }
    let content = original.bytes[line.range]
    let number = content.prefix(9).prefix(while: \.isDigit)
    let marker = content.dropFirst(number.count)
    let signs = number.isEmpty ? "-+*" : ".)"
    let isItem = marker.first.map(signs.utf8.contains) ?? false && marker.dropFirst().first?.isSpace ?? true
    return !isItem && !TableRow(original.bytes, line.range).cells.isEmpty
  }

  /// The column of an offset, from 0, with tab stops at every fourth (CommonMark 0.30, 2.2).
  private func column(of offset: Int, from lineStart: Int) -> Int {
    original.bytes[lineStart..<offset].reduce(0) { column, byte in
      byte == UInt8(ascii: "\t") ? column / 4 * 4 + 4 : column + 1
    }
  }

  /// Writes a table, which stands in a range, as headings.
  mutating func write(
    _ rows: [TableRow], _ range: Range<Int>, alignments: [Markup.Table.Alignment?], prefix: [UInt8], isFirst: Bool
  ) {
    let blank = prefix.map { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\t") ? $0 : UInt8(ascii: " ") }
    let start = range.lowerBound
    text.copy(original, copied..<(isFirst ? start - prefix.count : lineStart(of: start)))
    copied = range.upperBound
    for (row, line) in rows.enumerated() {
      for (column, cell) in line.cells.prefix(alignments.count).enumerated() {
        let source = original.source(of: cell.lowerBound)
        let isVeryFirst = isFirst && row == 0 && column == 0
        text.insert(isVeryFirst ? prefix : blank, at: source)
        cells.append(Cell(start: text.bytes.count, table: tables.count, row: row))
        if cell.isEmpty {
          text.insert("#\n", at: source)
        } else {
          text.insert("# ", at: source)
          copyContent(cell)
          text.insert(" #\n", at: original.source(of: cell.upperBound))
        }
      }
    }
    tables.append(Table(alignments: alignments, place: original.place(range)))
  }

  private mutating func copyContent(_ cell: Range<Int>) {
    let bytes = original.bytes
    var start = cell.lowerBound
    for pipe in cell.dropFirst()
    where bytes[pipe] == UInt8(ascii: "|") && bytes[pipe - 1] == UInt8(ascii: "\\") {
      text.copy(original, start..<(pipe - 1))
      start = pipe
    }
    text.copy(original, start..<cell.upperBound)
  }

  private func lineStart(of offset: Int) -> Int {
    let before = original.bytes[..<offset]
    return (before.lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? -1) + 1
  }
}
