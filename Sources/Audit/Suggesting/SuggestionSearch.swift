import Cascade
import Colorimetry
import Diagnostics
import Tokens

/// Looks for colours that mend failures: for each value that takes part in one, once.
///
/// A candidate is measured again in every pair and mode that it would change; what it fails with there becomes one more thing that the
/// next candidate must contrast with.
struct SuggestionSearch {
  /// A pair in a mode, for all modes that measure the same, where some of its tokens change.
  private struct Use {
    let pair: ContrastPair
    let meter: PairMeter
    let mode: Int
    /// What stays, with its value.
    let kept: [(term: PairTerm, value: PaintedValue?)]

    /// False where something that stays is the text of CSS: what it paints is not known here.
    var isKnown: Bool { kept.allSatisfy { $0.term.token != nil } }

    func changes(_ source: PaintSource) -> Bool { !kept.contains { $0.term == .paint(source) } }

    /// - Parameter value: of what changes.
    func measure(_ value: PaintedValue?) -> Measurement? {
      meter.measure(pair) { term in
        if let kept = kept.first(where: { $0.term == term }) { kept.value } else { value }
      }
    }

    /// What the changed side of the pair must contrast with; nil where that cannot be told, or both sides change.
    func need(_ measurement: Measurement?) -> PassingColor.Need? {
      let isForeground = changes(pair.foreground)
      guard isForeground != changes(pair.background), measurement?.ratio != nil else { return nil }
      let other = isForeground ? measurement?.background : measurement?.foreground
      return other.map { PassingColor.Need($0, atLeast: meter.threshold) }
    }

    /// What an opaque colour must contrast with, and all that must be true of it: nothing else has a say.
    var wholeNeed: PassingColor.Need? {
      guard pair.isPlain, kept.count == 1, case .color(let other)? = kept[0].value, other.isOpaque else { return nil }
      return PassingColor.Need(other.paint, atLeast: meter.threshold)
    }
  }

  /// Candidates that are tried for one value, and steps of a ramp.
  private static let (rounds, reach) = (12, 24)
  /// How much further a candidate goes than the last one seemed to need, so that blends do not fall short by a level for ever.
  private static let margin = 1.002

  /// A value that is not good enough, in the first mode that fails with it, and the edit that would give its token another.
  private struct Fault: Sendable {
    let edit: ValueEdit
    let color: Color
    let mode: Int
  }

  /// What is asked for one value of a side of a pair.
  private struct Draft {
    /// Its index.
    let result: Int
    let side: Suggestion.Side
    let value: Fault
    /// The same for another name in place of the pair's alias; nil where the pair names none.
    let name: Fault?
    let modes: [Int]
  }

  private let graph: TokenGraph
  private let results: [ContrastAudit.Result]
  private let users: [TokenPath: [Int]]
  /// Those that the text of CSS names in some pair: nobody knows here what another value would make of it.
  private let mentioned: Set<TokenPath>
  private let groups: [TokenPath: [TokenPath]]
  private let sources: ValueSources

  /// - Parameter values: nil where no pair has the text of CSS.
  init(_ graph: TokenGraph, _ results: [ContrastAudit.Result], _ values: ModeValues?) {
    self.graph = graph
    self.results = results
    sources = ValueSources(graph: graph)
    users = results.indices.reduce(into: [:]) { users, index in
      for path in Set(results[index].pair.tokens) { users[path, default: []].append(index) }
    }
    let texts = results.filter { $0.pair.obstacle == nil }.flatMap { result in
      ([result.pair.foreground] + result.pair.layers.map(\.source)).filter { $0.token == nil }
    }
    mentioned = Set(values.map { values in Set(texts).flatMap(values.paths) } ?? [])
    groups = Dictionary(grouping: graph.tokens.filter { $0.type == .color }.map(\.path), by: \.parent)
  }

  /// What would mend the results that fail, by their indices.
  var suggestions: [Int: [Suggestion]] {
    var origins: [TokenPath: ValueSources.Origins] = [:]
    let drafts = results.indices.filter { results[$0].status == .failed }.flatMap { self.drafts(for: $0, &origins) }
    let colors = remedies(drafts.map(\.value)) { nearestColor(for: $0) }
    let steps = remedies(drafts.compactMap(\.name)) { nearestStep(for: $0) }
    return drafts.reduce(into: [:]) { suggestions, draft in
      let (color, step) = (colors[draft.value.edit], draft.name.flatMap { steps[$0.edit] })
      guard color != nil || step != nil else { return }
      suggestions[draft.result, default: []].append(
        Suggestion(
          side: draft.side, token: draft.value.edit.path, current: Paint(draft.value.color), color: color, step: step,
          modes: draft.modes))
    }
  }

  /// What mends the faults; the same value takes part in many failures, and is looked at once.
  private func remedies<Remedy: Sendable>(
    _ faults: [Fault], _ remedy: @Sendable (Fault) -> Remedy?
  ) -> [ValueEdit: Remedy] {
    let distinct = Array(Dictionary(faults.map { ($0.edit, $0) }) { first, _ in first }.values)
    let remedies = zip(distinct, distinct.parallelMap(remedy)).compactMap { fault, remedy in
      remedy.map { (fault.edit, $0) }
    }
    return Dictionary(uniqueKeysWithValues: remedies)
  }

  private func drafts(for index: Int, _ origins: inout [TokenPath: ValueSources.Origins]) -> [Draft] {
    let result = results[index]
    let failing = graph.modes.indices.filter { result.status(in: $0) == .failed }
    let sides = [(Suggestion.Side.foreground, result.pair.foreground), (.background, result.pair.background)]
    return sides.flatMap { side, source -> [Draft] in
      guard let path = source.token else { return [] }
      let known = origins[path] ?? sources.origins(of: path)
      origins[path] = known
      var modes = Array(repeating: [Int](), count: known.values.count)
      for mode in failing {
        if let index = known.byMode[mode] { modes[index].append(mode) }
      }
      return known.values.indices.filter { !modes[$0].isEmpty }.sorted { modes[$0][0] < modes[$1][0] }.compactMap {
        draft(index, side, path, known.values[$0], modes[$0])
      }
    }
  }

  private func draft(
    _ result: Int, _ side: Suggestion.Side, _ path: TokenPath, _ source: ValueSource, _ modes: [Int]
  ) -> Draft? {
    guard let mode = modes.first, case .color(let color)? = graph[source.path]?.byMode[mode]?.value,
      Paint(color).isOpaque
    else { return nil }
    let fault = { (path: TokenPath) in Fault(edit: ValueEdit(path: path, source: source), color: color, mode: mode) }
    return Draft(
      result: result, side: side, value: fault(source.path), name: path == source.path ? nil : fault(path), modes: modes
    )
  }

  // MARK: Values

  private func nearestColor(for fault: Fault) -> PassingColor? {
    guard let all = uses(of: fault.edit) else { return nil }
    let color = fault.color
    var uses: [Use] = []
    var needs: [Paint: Double] = [:]
    for use in all {
      guard use.isKnown else { return nil }
      let whole = use.wholeNeed
      if whole == nil { uses.append(use) }
      if let need = whole ?? use.need(use.measure(PaintedValue(TokenValue.color(color)))) {
        needs[need.other] = max(need.threshold, needs[need.other] ?? 0)
      }
    }
    for _ in 0..<SuggestionSearch.rounds {
      let list = needs.map { PassingColor.Need($0.key, atLeast: $0.value) }
      guard let candidate = PassingColor.nearest(to: color, meeting: list) else { return nil }
      let value = PaintedValue(TokenValue.color(candidate.color))
      var hasFailed = false
      for use in uses {
        guard let measurement = use.measure(value), measurement.isFail else { continue }
        hasFailed = true
        // Both sides change: no lightness mends that.
        guard let need = use.need(measurement), let ratio = measurement.ratio else { return nil }
        // Where the colour is blended with others, more is needed of it than of the blend.
        let known = needs[need.other] ?? 0
        let more = known * need.threshold / ratio.value * SuggestionSearch.margin
        needs[need.other] = max(known, need.threshold, more)
      }
      if !hasFailed { return candidate }
    }
    return nil
  }

  // MARK: Steps

  private func nearestStep(for fault: Fault) -> Suggestion.Step? {
    let (edit, color, mode) = (fault.edit, fault.color, fault.mode)
    let source = edit.source.path
    // What stands at the root of a file is no ramp.
    guard !source.parent.segments.isEmpty, let uses = uses(of: edit) else { return nil }
    let steps = (groups[source.parent] ?? []).compactMap { path -> (path: TokenPath, color: Color, far: Double)? in
      let chain = graph.aliasChain(of: path, mode: mode)
      guard path != source, path != edit.path, !chain.contains(source), !chain.contains(edit.path),
        case .color(let step)? = graph[path]?.byMode[mode]?.value, Paint(step).isOpaque
      else { return nil }
      return (path, step, ColorDifference.ok(color, step))
    }
    let nearest = steps.enumerated().sorted { ($0.element.far, $0.offset) < ($1.element.far, $1.offset) }
      .prefix(SuggestionSearch.reach).map(\.element)
    let found = nearest.first { step in
      uses.allSatisfy { use in
        let value = graph[step.path]?.byMode[use.mode].map { PaintedValue($0.value) }
        return use.measure(value).map { !$0.isFail } ?? false
      }
    }
    return found.map { Suggestion.Step(user: edit.path, path: $0.path, paint: Paint($0.color)) }
  }

  // MARK: Measuring

  /// What an edit changes, in the order of the pairs, then of the modes; nil where that cannot be told of some of it.
  private func uses(of edit: ValueEdit) -> [Use]? {
    let changed = sources.changed(by: edit)
    guard mentioned.isDisjoint(with: changed.keys) else { return nil }
    var painted: [ObjectIdentifier: PaintedValue] = [:]
    // By pair and group of modes: the first mode.
    var firsts: [Int: [Int?]] = [:]
    for (path, modes) in changed {
      for index in users[path] ?? [] {
        var first = firsts[index] ?? Array(repeating: nil, count: results[index].measurementCount)
        for mode in modes {
          let group = results[index].group(of: mode)
          first[group] = min(mode, first[group] ?? mode)
        }
        firsts[index] = first
      }
    }
    var uses: [Use] = []
    for (index, first) in firsts.sorted(by: { $0.key < $1.key }) {
      let result = results[index]
      // What may be large is held to what other text needs.
      let meter = PairMeter(threshold: result.threshold, largeThreshold: result.threshold, keepsColors: true)
      let terms = result.pair.terms
      for mode in first.compactMap(\.self).sorted() where result.measurement(in: mode) != nil {
        let kept = terms.filter { term in
          term.token.flatMap { changed[$0] }?.contains(mode) != true
        }
        uses.append(
          Use(
            pair: result.pair, meter: meter, mode: mode,
            kept: kept.map { term in (term, term.token.flatMap { paint($0, mode, &painted) }) }))
      }
    }
    return uses
  }

  private func paint(
    _ path: TokenPath, _ mode: Int, _ painted: inout [ObjectIdentifier: PaintedValue]
  ) -> PaintedValue? {
    guard let value = graph[path]?.byMode[mode] else { return nil }
    if let known = painted[ObjectIdentifier(value)] { return known }
    let paint = PaintedValue(value.value)
    painted[ObjectIdentifier(value)] = paint
    return paint
  }
}
