import Diagnostics
import Glibc

/// The text of one paragraph or heading as cmark's inline parser saw it, and where in the file each part of it stands.
///
/// cmark 0.30 gives inlines a line and column that are right for a plain paragraph, and otherwise mislead:
/// - columns ignore what continuation lines lost at their front: quote marks and indentation;
/// - a line end after a backslash or inside of a link's destination is not counted, and the next columns run on from
///   the line before;
/// - link reference definitions at the start of a paragraph are not counted;
/// - a link has the line of its end and the column of its start; `<address>` has a column without the block's.
///
/// So a column is read relative to the start of a counted line, and the line is the first from the reported one on where
/// the source bears out what cmark says stands there.
struct LeafText {
  private let text: TracedText
  private let textLines: TextLines
  private var content: [UInt8] = []
  /// Where each line starts, in `content` and in the text.
  private var lines: [(content: Int, text: Int)] = []
  private var firstLine = 0
  /// What cmark adds to every column of this leaf.
  private var columnOffset = 0
  /// Lines that cmark is known not to have counted.
  private var missed = 0

  init(in text: TracedText, lines: TextLines) {
    self.text = text
    textLines = lines
  }

  /// Turns to a paragraph or heading. `quoteDepth` says in how many block quotes it stands: so many `>` may stand before
  /// each line.
  mutating func read(_ node: CommonMarkTree.Node, quoteDepth: Int) {
    content.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    let isOneLine = node.start.line >= node.end.line
    for line in node.start.line...max(node.start.line, node.end.line) {
      let range = textLines[line - 1]
      var start = range.lowerBound
      if line > node.start.line {
        start = LeafText.contentStart(text.bytes, range, quoteDepth: quoteDepth).offset
      } else if !isOneLine {
        start = textLines.offset(node.start)
      }
      lines.append((content.count, start))
      content.append(contentsOf: text.bytes[start..<max(start, range.upperBound)])
    }
    firstLine = node.start.line
    columnOffset = isOneLine ? 0 : node.start.column - 1
    missed = 0
  }

  /// A piece of a text node.
  enum Piece {
    /// What the author wrote as it is: a range of the file.
    case verbatim(Range<Int>)
    /// What an escape or a character reference stands for, or what cannot be found in the file.
    case literal(ArraySlice<UInt8>)
  }

  /// The place of a text node that says what the author wrote, without escapes, and stands where cmark says, as nearly all
  /// do.
  func place(ofVerbatim literal: ArraySlice<UInt8>, _ node: CommonMarkTree.Node) -> Range<Int>? {
    let line = node.start.line - firstLine + missed
    guard line >= 0, line < lines.count, let first = literal.first, first != UInt8(ascii: "`") else { return nil }
    let start = lines[line].content + node.start.column - 1 - columnOffset
    guard content.says(literal, at: start), let source = text.copied(textOffset(start), count: literal.count)
    else { return nil }
    return source..<source + literal.count
  }

  /// A text node in pieces, which cmark has joined.
  func pieces(ofText literal: ArraySlice<UInt8>, _ node: CommonMarkTree.Node) -> [Piece] {
    // Of backticks that open no code span cmark reports the end.
    let ticks = literal.prefix { $0 == UInt8(ascii: "`") }.count
    for start in candidates(node.start) where start >= ticks {
      guard let pieces = TextAlignment(of: literal, with: content, from: start - ticks)?.pieces else { continue }
      return pieces.flatMap { split($0) }
    }
    return [.literal(literal)]
  }

  /// Cuts a piece where the text that was parsed leaves out some of what the author wrote: `\|` in a table.
  private func split(_ piece: TextAlignment.Piece) -> [Piece] {
    guard piece.isVerbatim else { return [.literal(piece.text)] }
    var starts = piece.range.filter {
      $0 == piece.range.lowerBound || source(of: $0) != source(of: $0 - 1) + 1
    }
    starts.append(piece.range.upperBound)
    return zip(starts, starts.dropFirst()).map { start, end in
      .verbatim(source(of: start)..<source(of: end - 1) + 1)
    }
  }

  /// The place of raw HTML, which cmark takes as it is.
  func place(ofHTML literal: ArraySlice<UInt8>, _ node: CommonMarkTree.Node) -> Place {
    for start in candidates(node.start) where content.says(literal, at: start) {
      return place(start..<start + literal.count)
    }
    return place(0..<0)
  }

  /// The place of a code span's literal, without the backticks and the blanks that they may hold off.
  mutating func place(ofCode literal: ArraySlice<UInt8>, _ node: CommonMarkTree.Node) -> Place {
    for (index, start) in candidates(node.start).enumerated() {
      guard start > 0, content[start - 1] == UInt8(ascii: "`") else { continue }
      for start in [start, start + 1] {
        guard let end = end(ofCode: literal, from: start) else { continue }
        missed += index
        return place(start..<end)
      }
    }
    return place(0..<0)
  }

  /// The place of a link or image, from its opening bracket to its end. `leaf` is the first text or code inside of it,
  /// which has the line of its start, and `text` that of a text.
  mutating func place(
    ofLink node: CommonMarkTree.Node, leaf: CommonMarkTree.Node?, text: ArraySlice<UInt8>?
  ) -> Place {
    if let leaf, let text, let start = candidates(leaf.start).first(where: { content.says(text, at: $0) }),
      start > 0, content[start - 1] == UInt8(ascii: "<"),
      let end = content[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      return place((start - 1)..<(end + 1))
    }
    let point = (leaf ?? node).start.with(column: node.start.column)
    for (index, start) in candidates(point).enumerated() where isOpening(at: start) {
      missed += index
      let after = node.end.with(column: node.end.column + 1)
      let end = candidates(after, isEnd: true).first { $0 > start && isClosing(content[$0 - 1]) }
      return place(start..<(end ?? start + 1))
    }
    return place(0..<0)
  }

  /// The offsets that a line and column may mean, the likeliest first. No more than a thousand uncounted lines are tried,
  /// so that a text made for it does not take for ever.
  private func candidates(_ point: CommonMarkTree.Point, isEnd: Bool = false) -> Candidates {
    let first = max(0, point.line - firstLine + missed)
    let column = point.column - 1 - columnOffset
    let limit = isEnd ? content.count + 1 : content.count
    return Candidates(lines: lines, index: first, end: min(first + 1000, lines.count), column: column, limit: limit)
  }

  private struct Candidates: Sequence, IteratorProtocol {
    let lines: [(content: Int, text: Int)]
    var index: Int
    let end: Int
    let column: Int
    let limit: Int

    mutating func next() -> Int? {
      while index < end {
        let offset = lines[index].content + column
        index += 1
        if offset >= 0, offset < limit { return offset }
      }
      return nil
    }
  }

  private func isOpening(at offset: Int) -> Bool {
    switch content[offset] {
    case UInt8(ascii: "["): true
    case UInt8(ascii: "!"): offset + 1 < content.count && content[offset + 1] == UInt8(ascii: "[")
    default: false
    }
  }

  private func isClosing(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
  }

  /// Where the literal ends, if it stands at `start`: a line end in a code span became a blank (CommonMark 0.30, 6.1).
  private func end(ofCode literal: ArraySlice<UInt8>, from start: Int) -> Int? {
    var offset = start
    for byte in literal {
      guard offset < content.count else { return nil }
      let isReturn = content[offset] == UInt8(ascii: "\r")
      if isReturn, offset + 1 < content.count, content[offset + 1] == UInt8(ascii: "\n") { offset += 1 }
      let isLineEnd = isReturn || content[offset] == UInt8(ascii: "\n")
      guard content[offset] == byte || isLineEnd && byte == UInt8(ascii: " ") else { return nil }
      offset += 1
    }
    guard offset < content.count else { return nil }
    switch content[offset] {
    case UInt8(ascii: "`"), UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"): return offset
    default: return nil
    }
  }

  /// The place of a range of `content`.
  private func place(_ range: Range<Int>) -> Place {
    let end = min(range.upperBound, content.count)
    guard range.lowerBound < end else {
      let start = textOffset(range.lowerBound)
      return text.place(start..<start)
    }
    return text.place(textOffset(range.lowerBound)..<(textOffset(end - 1) + 1))
  }

  private func source(of offset: Int) -> Int {
    text.source(of: textOffset(offset))
  }

  private func textOffset(_ offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].content <= offset { low = middle } else { high = middle }
    }
    return lines[low].text + offset - lines[low].content
  }
}

extension [UInt8] {
  /// True when a text stands at an offset.
  fileprivate func says(_ text: ArraySlice<UInt8>, at offset: Int) -> Bool {
    let length = text.count
    guard offset >= 0, length <= count - offset else { return false }
    return withUnsafeBytes { bytes in
      text.withUnsafeBytes { text in
        guard let there = bytes.baseAddress, let text = text.baseAddress else { return true }
        return memcmp(there + offset, text, length) == 0
      }
    }
  }
}
