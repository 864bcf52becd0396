import Colorimetry
import Diagnostics
import Markup
import Tokens

/// `hex-drift`: a document writes hex digits beside the name of a colour token, and in no mode are they its value.
///
/// Beside means: with nothing between but a bracket, a colon, an equals sign or "is", or in a row of a table, each alone in its cell.
/// In a column that is headed by a context, such as `Dark`, the value must be that of its modes. Mend it by writing the value, or
/// better nothing: `{color.text}` shows it by itself.
struct HexDrift {
  private let graph: TokenGraph
  private let namedModes: NamedModes

  init(_ graph: TokenGraph) {
    self.graph = graph
    namedModes = NamedModes(graph)
  }

  func findings(in passage: Passage, _ mentions: [TokenMention]) -> [Finding] {
    let mentions = mentions.filter { $0.token.type == .color }
    guard !mentions.isEmpty else { return [] }
    let hexes = HexMention.all(in: passage)
    guard !hexes.isEmpty else { return [] }
    let neighbours = hexes.compactMap { hex in
      neighbour(of: hex, passage, mentions, hexes).map { (mention: $0, hex: hex) }
    }
    let pairs = neighbours.isEmpty && passage.isRow ? row(passage, mentions, hexes) : neighbours
    return pairs.compactMap { finding($0.mention, $0.hex, passage) }
  }

  // MARK: Side by side

  private func neighbour(
    of hex: HexMention, _ passage: Passage, _ mentions: [TokenMention], _ hexes: [HexMention]
  ) -> TokenMention? {
    if let before = mentions.last(where: { $0.range.upperBound <= hex.range.lowerBound }),
      ["", "(", ":", "=", "is", "ist"].contains(words(before.range.upperBound..<hex.range.lowerBound, passage))
    {
      return before
    }
    guard let after = mentions.first(where: { $0.range.lowerBound >= hex.range.upperBound }),
      ["(", "=", "is", "ist"].contains(words(hex.range.upperBound..<after.range.lowerBound, passage))
    else { return nil }
    return after
  }

  /// What stands between two words of one cell, without blanks at its ends; nil where they stand in different cells.
  private func words(_ range: Range<Int>, _ passage: Passage) -> String? {
    guard passage.cells.contains(where: { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound })
    else {
      return nil
    }
    return String(passage[range].drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  // MARK: Rows

  /// Names and values that stand alone in their cells: as many of each by their order, or one name with its values under contexts.
  private func row(
    _ passage: Passage, _ mentions: [TokenMention], _ hexes: [HexMention]
  ) -> [(mention: TokenMention, hex: HexMention)] {
    let names = mentions.filter { isAlone($0.range, mentions.map(\.range), passage, mayHaveTitle: true) }
    let values = hexes.filter { isAlone($0.range, hexes.map(\.range), passage) }
    if names.count == values.count { return Array(zip(names, values)).map { ($0, $1) } }
    guard names.count == 1 else { return [] }
    return values.filter { column(of: $0, passage) != nil }.map { (names[0], $0) }
  }

  /// True where a cell holds no other words than those.
  /// - Parameter mayHaveTitle: whether the first cell may say more.
  private func isAlone(
    _ range: Range<Int>, _ others: [Range<Int>], _ passage: Passage, mayHaveTitle: Bool = false
  ) -> Bool {
    guard let index = passage.cells.firstIndex(where: { $0.contains(range.lowerBound) }) else { return false }
    let cell = passage.cells[index]
    let own = others.filter { cell.contains($0.lowerBound) }
    if mayHaveTitle, index == 0, own.count == 1 { return true }
    return !cell.contains { byte in passage.text[byte].isWord && !own.contains { $0.contains(byte) } }
  }

  /// The modes of the column that a value stands in; nil where it is not headed by a context.
  private func column(of hex: HexMention, _ passage: Passage) -> [Int]? {
    guard let index = passage.cells.firstIndex(where: { $0.contains(hex.range.lowerBound) }),
      index < passage.columns.count
    else { return nil }
    return namedModes.modes(in: passage.columns[index], isTitle: true)
  }

  // MARK: Findings

  private func finding(_ mention: TokenMention, _ hex: HexMention, _ passage: Passage) -> Finding? {
    let column = passage.isRow ? column(of: hex, passage) : nil
    let modes = column ?? Array(graph.modes.indices)
    let colors = modes.compactMap { mode -> Color? in
      guard case .color(let color)? = mention.token.byMode[mode]?.value else { return nil }
      return color
    }
    guard !colors.isEmpty, !hex.isValue(among: colors) else { return nil }
    return drift(mention.token, hex, at: passage.place(hex.range), colors, in: column)
  }

  private func drift(
    _ token: TokenGraph.Token, _ hex: HexMention, at place: Place, _ colors: [Color], in column: [Int]?
  ) -> Finding {
    var seen: Set<String> = []
    let values = colors.map(\.hexWithAlpha).filter { seen.insert($0).inserted }
    let scope = graph.modes.count == 1 ? "" : column == nil ? " in any mode" : " in the modes of this column"
    let isUpper = hex.text == hex.text.uppercased()
    let help = values.count == 1 ? "write \(isUpper ? values[0].uppercased() : values[0])" : "write one of its values"
    return Finding(
      .error, "hex-drift", "'\(hex.text)' is not the value of '\(token.path)'\(scope)", at: place,
      notes: TokenValueNotes(token, graph).notes, help: "\(help), or change the token")
  }
}
