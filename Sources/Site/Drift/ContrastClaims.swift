import Audit
import Colorimetry
import Diagnostics
import Markup
import Tokens

/// `contrast-claim`: a document says of two colours in one sentence, or in one row of a table, a ratio that they have in no mode.
///
/// The ratio is that of the audit: rounded down, never up. `4.5:1` for what measures 4.49 is not true. In a column headed by a context,
/// and where a sentence speaks of one ("in dark mode"), the modes of that context count. What is required ("needs 4.5:1") and what
/// is not meant exactly ("about 12:1") is no claim. Mend it by writing what the message says, or draw the pair:
/// a fence `specimen contrast` shows what is true today.
struct ContrastClaims {
  private let theme: ResolvedTheme
  private let namedModes: NamedModes

  init(_ theme: ResolvedTheme) {
    self.theme = theme
    namedModes = NamedModes(theme.graph)
  }

  func findings(in passage: Passage, _ mentions: [TokenMention]) -> [Finding] {
    let mentions = mentions.filter { $0.token.type == .color || $0.token.type == .gradient }
    guard mentions.count > 1 else { return [] }
    let ratios = RatioMention.all(in: passage)
    return ratios.indices.compactMap { finding(ratios[$0], among: ratios, passage, mentions) }
  }

  private func finding(
    _ ratio: RatioMention, among ratios: [RatioMention], _ passage: Passage, _ mentions: [TokenMention]
  ) -> Finding? {
    let whole = 0..<passage.text.count
    let unit = passage.isRow ? whole : sentence(around: ratio.range, passage)
    let own = mentions.filter { unit.contains($0.range.lowerBound) }
    var tokens: [TokenGraph.Token] = []
    for mention in own where !tokens.contains(where: { $0.path == mention.token.path }) { tokens.append(mention.token) }
    guard tokens.count == 2, passage.isRow || areRelated(own, passage) else { return nil }
    let cell = passage.cells.first { $0.contains(ratio.range.lowerBound) } ?? whole
    let within = passage.isRow ? cell : unit
    let others = ratios.map(\.range).filter { $0 != ratio.range }
    let start = clauseStart(ratio.range.lowerBound, within, others, passage)
    let end = clauseEnd(ratio.range.upperBound, within, others, passage)
    let isAlone = passage.isRow && !cell.contains { passage.text[$0].isWord && !ratio.range.contains($0) }
    guard
      let claim = RatioClaim(
        ratio, before: passage[start..<ratio.range.lowerBound], after: passage[ratio.range.upperBound..<end],
        isAlone: isAlone)
    else { return nil }
    let named = named(passage, cell, unit, isOnly: others.allSatisfy { !unit.contains($0.lowerBound) })
    let modes = named ?? Array(theme.graph.modes.indices)
    let measured = measured(tokens[0].path, tokens[1].path, in: modes)
    guard !measured.isEmpty, !measured.contains(where: { claim.isTrue(ratio, of: $0.ratio) }) else { return nil }
    return finding(
      "\(claim.words)\(passage[ratio.range])", at: passage.place(ratio.range), tokens, measured, isAnyMode: named == nil
    )
  }

  // MARK: Words

  private func sentence(around range: Range<Int>, _ passage: Passage) -> Range<Int> {
    let text = passage.text
    let isEnd = { (index: Int) in
      ".!?;".utf8.contains(text[index]) && (index + 1 == text.count || text[index + 1].isSpace)
        && !passage.codes.contains { $0.range.contains(index) }
    }
    let start = text[..<range.lowerBound].indices.last(where: isEnd).map { $0 + 1 } ?? 0
    let end = text[range.upperBound...].indices.first(where: isEnd) ?? text.count
    return start..<end
  }

  /// True where one lies on the other, as far as the words between them tell.
  private func areRelated(_ mentions: [TokenMention], _ passage: Passage) -> Bool {
    let words: Set<Substring> = ["on", "over", "against", "upon", "to", "auf", "über", "gegen", "vor", "zu", "/"]
    return zip(mentions, mentions.dropFirst()).contains { first, second in
      passage[first.range.upperBound..<second.range.lowerBound].lowercased()
        .split { !$0.isLetter && $0 != "/" }.contains(where: words.contains)
    }
  }

  private func clauseStart(_ index: Int, _ unit: Range<Int>, _ others: [Range<Int>], _ passage: Passage) -> Int {
    let comma = passage.text[unit.lowerBound..<index].lastIndex(of: UInt8(ascii: ",")).map { $0 + 1 }
    let other = others.last { $0.upperBound <= index && $0.lowerBound >= unit.lowerBound }?.upperBound
    return max(comma ?? unit.lowerBound, other ?? unit.lowerBound)
  }

  private func clauseEnd(_ index: Int, _ unit: Range<Int>, _ others: [Range<Int>], _ passage: Passage) -> Int {
    let comma = passage.text[index..<unit.upperBound].firstIndex(of: UInt8(ascii: ","))
    let other = others.first { $0.lowerBound >= index && $0.upperBound <= unit.upperBound }?.lowerBound
    return min(comma ?? unit.upperBound, other ?? unit.upperBound)
  }

  /// The modes of which the words speak; nil for all.
  /// - Parameter isOnly: false where other ratios stand beside it, so that nobody can tell which of them is in which mode.
  private func named(_ passage: Passage, _ cell: Range<Int>, _ unit: Range<Int>, isOnly: Bool) -> [Int]? {
    guard passage.isRow else { return isOnly ? namedModes.modes(in: passage[unit], isTitle: false) : nil }
    let column = passage.cells.firstIndex(of: cell).flatMap { $0 < passage.columns.count ? passage.columns[$0] : nil }
    return column.flatMap { namedModes.modes(in: $0, isTitle: true) }
      ?? namedModes.modes(in: passage[cell], isTitle: false)
      ?? (isOnly ? namedModes.modes(in: passage[unit], isTitle: true) : nil)
  }

  // MARK: Ratios

  private struct Measured {
    let ratio: ContrastRatio
    let mode: Int
    let name: String
  }

  /// What the two measure, either on the other: alone, and as the audit has them. Empty where that cannot be told.
  private func measured(_ first: TokenPath, _ second: TokenPath, in modes: [Int]) -> [Measured] {
    let graph = theme.graph
    let pairs = [(first, second), (second, first)].map {
      ContrastPair(foreground: $0.0, background: $0.1, backdrop: theme.configuration.canvas?.path, requirement: .text)
    }
    let audited = (theme.audit?.results ?? []).filter { $0.pair.isBetween(first) && $0.pair.isBetween(second) }
    return modes.flatMap { mode in
      let own = pairs.compactMap { pair in
        pair.measurement(graph, mode: mode, threshold: 4.5, large: 3)?.ratio.map {
          Measured(ratio: $0, mode: mode, name: "'\(pair.foreground)' on '\(pair.background)'")
        }
      }
      return own
        + audited.compactMap { result in
          result.measurement(in: mode)?.ratio.map { Measured(ratio: $0, mode: mode, name: result.pair.name) }
        }
    }
  }

  // MARK: Findings

  private func finding(
    _ claim: String, at place: Place, _ tokens: [TokenGraph.Token], _ measured: [Measured], isAnyMode: Bool
  ) -> Finding {
    let graph = theme.graph
    let ratios = { (mode: Int) in measured.filter { $0.mode == mode }.map(\.ratio.hundredths) }
    let first = measured[0]
    let modifiers = Set(tokens.flatMap { $0.modifiers(of: graph) }).sorted()
    let mode = { (mode: Int) in
      modifiers.isEmpty ? "" : " in \(Mode(modifiers.map { graph.modes[mode].choices[$0] }))"
    }
    var seen: Set<[Int]> = []
    let distinct = measured.filter { seen.insert(ratios($0.mode)).inserted }
    let values = distinct.prefix(3).map { "\($0.ratio.text):1\(mode($0.mode))" }
    let scope = graph.modes.count == 1 ? "" : isAnyMode ? " in any mode" : " in these modes"
    return Finding(
      .error, "contrast-claim",
      "\(first.name) is not \(claim)\(scope), but \(values.joined(separator: ", "))",
      at: place, notes: tokens.flatMap { TokenValueNotes($0, graph).notes },
      help: distinct.count == 1
        ? "write \(first.ratio.text):1, or draw the pair: ```specimen contrast"
        : "write what is true, or draw the pair: ```specimen contrast")
  }
}
