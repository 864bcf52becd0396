/// Where an item of a grid is laid by the lines that it names (CSS Grid 2, section 8.3).
struct GridCell: Sendable {
  private struct Span: Sendable {
    let start: [ComponentValue]
    let end: [ComponentValue]

    /// From line to line; nil for names.
    private var lines: Range<Int>? {
      guard let first = Span.number(start), first > 0 else { return nil }
      if end.keyword == "auto" { return first..<first + 1 }
      if end.first?.keyword == "span" { return Span.number(Array(end.dropFirst())).map { first..<first + max(1, $0) } }
      return Span.number(end).flatMap { $0 > first ? first..<$0 : $0 < 0 ? first..<Int.max : nil }
    }

    /// More lines than any browser counts.
    private static let mostLines = 1e8

    private static func number(_ values: [ComponentValue]) -> Int? {
      guard values.count == 1, case .number(let number, true) = values[0].kind else { return nil }
      return Int(exactly: min(max(number, -mostLines), mostLines))
    }

    /// False where they surely have no track in common.
    func meets(_ other: Span) -> Bool {
      if let lines, let others = other.lines { return lines.overlaps(others) }
      return start == other.start || end.keyword != "auto" && end != start
        || other.end.keyword != "auto" && other.end != other.start
    }
  }

  private let row: Span
  private let column: Span

  /// Nil for an item that the grid finds a place for itself.
  init?(_ style: ComputedStyle) {
    guard style.keyword(.gridRowStart) != "auto", style.keyword(.gridColumnStart) != "auto" else { return nil }
    row = Span(start: style[.gridRowStart].words, end: style[.gridRowEnd].words)
    column = Span(start: style[.gridColumnStart].words, end: style[.gridColumnEnd].words)
  }

  func meets(_ other: GridCell) -> Bool { row.meets(other.row) && column.meets(other.column) }
}
