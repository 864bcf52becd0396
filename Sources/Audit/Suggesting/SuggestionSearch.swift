import Cascade
import Colorimetry
import Tokens

/// Looks for colours that mend failures: for each value that takes part in one, once.
///
/// A candidate is measured again in every pair and mode that it would change; what it fails with there becomes one more thing that the
/// next candidate must contrast with.
struct SuggestionSearch {
  /// A pair in a mode, for all modes that measure the same.
  private struct Use {
    let result: Int
    let mode: Int
  }

  /// Candidates that are tried for one value, and steps of a ramp.
  private static let (rounds, reach) = (12, 24)
  /// How much further a candidate goes than the last one seemed to need, so that blends do not fall short by a level for ever.
  private static let margin = 1.002

  private let graph: TokenGraph
  private let results: [ContrastAudit.Result]
  private let users: [TokenPath: [Int]]
  private let groups: [TokenPath: [TokenPath]]
  private var sources: ValueSources
  private var colors: [ValueSource: PassingColor?] = [:]
  private var steps: [ValueEdit: Suggestion.Step?] = [:]

  init(_ graph: TokenGraph, _ results: [ContrastAudit.Result]) {
    self.graph = graph
    self.results = results
    sources = ValueSources(graph)
    users = results.indices.reduce(into: [:]) { users, index in
      for path in Set(results[index].pair.tokens) { users[path, default: []].append(index) }
    }
    groups = Dictionary(grouping: graph.tokens.filter { $0.type == .color }.map(\.path), by: \.parent)
  }

  mutating func suggestions(for result: ContrastAudit.Result) -> [Suggestion] {
    let failing = graph.modes.indices.filter { result.status(in: $0) == .failed }
    let sides = [(Suggestion.Side.foreground, result.pair.foreground), (.background, result.pair.background)]
    return sides.flatMap { side, source -> [Suggestion] in
      guard let path = source.token else { return [] }
      let sources = sources.sources(of: path)
      var modes: [ValueSource: [Int]] = [:]
      for mode in failing {
        if let source = sources[mode] { modes[source, default: []].append(mode) }
      }
      return modes.sorted { ($0.value.first ?? 0) < ($1.value.first ?? 0) }.compactMap { source, modes in
        suggestion(side, path, source, modes)
      }
    }
  }

  private mutating func suggestion(
    _ side: Suggestion.Side, _ path: TokenPath, _ source: ValueSource, _ modes: [Int]
  ) -> Suggestion? {
    guard let mode = modes.first, case .color(let color)? = graph[source.path]?.byMode[mode]?.value else { return nil }
    let current = Paint(color)
    guard current.isOpaque else { return nil }
    let nearest = nearest(to: color, ValueEdit(path: source.path, source: source))
    let step = path == source.path ? nil : step(from: color, ValueEdit(path: path, source: source), mode)
    guard nearest != nil || step != nil else { return nil }
    return Suggestion(side: side, token: source.path, current: current, color: nearest, step: step, modes: modes)
  }

  // MARK: Values

  private mutating func nearest(to color: Color, _ edit: ValueEdit) -> PassingColor? {
    if let known = colors[edit.source] { return known }
    let found = search(from: color, edit)
    colors[edit.source] = .some(found)
    return found
  }

  private mutating func search(from color: Color, _ edit: ValueEdit) -> PassingColor? {
    let changed = sources.changed(by: edit)
    let uses = uses(of: changed)
    var needs: [Paint: Double] = [:]
    for use in uses {
      if let need = need(use, changed, measure(use, changed) { _ in PaintedValue(TokenValue.color(color)) }) {
        needs[need.other] = max(need.threshold, needs[need.other] ?? 0)
      }
    }
    for _ in 0..<SuggestionSearch.rounds {
      let list = needs.map { PassingColor.Need($0.key, atLeast: $0.value) }
      guard let candidate = PassingColor.nearest(to: color, meeting: list) else { return nil }
      let value = PaintedValue(TokenValue.color(candidate.color))
      var hasFailed = false
      for use in uses {
        guard let measurement = measure(use, changed, { _ in value }), measurement.isFail else { continue }
        hasFailed = true
        // Both sides change: no lightness mends that.
        guard let need = need(use, changed, measurement), let ratio = measurement.ratio else { return nil }
        // Where the colour is blended with others, more is needed of it than of the blend.
        let known = needs[need.other] ?? 0
        let more = known * need.threshold / ratio.value * SuggestionSearch.margin
        needs[need.other] = max(known, need.threshold, more)
      }
      if !hasFailed { return candidate }
    }
    return nil
  }

  /// What the changed side of a pair must contrast with; nil where that cannot be told, or both sides change.
  private func need(
    _ use: Use, _ changed: [TokenPath: Set<Int>], _ measurement: Measurement?
  ) -> PassingColor.Need? {
    let result = results[use.result]
    let isChanged = { (source: PaintSource) in
      source.token.flatMap { changed[$0] }?.contains(use.mode) == true
    }
    let isForeground = isChanged(result.pair.foreground)
    let isBackground = isChanged(result.pair.background)
    guard isForeground != isBackground, measurement?.ratio != nil else { return nil }
    let other = isForeground ? measurement?.background : measurement?.foreground
    return other.map { PassingColor.Need($0, atLeast: result.threshold) }
  }

  // MARK: Steps

  private mutating func step(from color: Color, _ edit: ValueEdit, _ mode: Int) -> Suggestion.Step? {
    if let known = steps[edit] { return known }
    let found = nearestStep(from: color, edit, mode)
    steps[edit] = .some(found)
    return found
  }

  private mutating func nearestStep(from color: Color, _ edit: ValueEdit, _ mode: Int) -> Suggestion.Step? {
    let source = edit.source.path
    // What stands at the root of a file is no ramp.
    guard !source.parent.segments.isEmpty else { return nil }
    let changed = sources.changed(by: edit)
    let uses = uses(of: changed)
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
        let measurement = measure(use, changed) { mode in
          graph[step.path]?.byMode[mode].map { PaintedValue($0.value) }
        }
        return measurement.map { !$0.isFail } ?? false
      }
    }
    return found.map { Suggestion.Step(user: edit.path, path: $0.path, paint: Paint($0.color)) }
  }

  // MARK: Measuring

  private func uses(of changed: [TokenPath: Set<Int>]) -> [Use] {
    var modes: [Int: [Int: Int]] = [:]
    for (path, changedModes) in changed {
      for result in users[path] ?? [] {
        for mode in changedModes {
          let group = results[result].group(of: mode)
          modes[result, default: [:]][group] = min(mode, modes[result]?[group] ?? mode)
        }
      }
    }
    return modes.sorted { $0.key < $1.key }.flatMap { result, modes in
      modes.values.sorted().map { Use(result: result, mode: $0) }
    }
  }

  private func measure(
    _ use: Use, _ changed: [TokenPath: Set<Int>], _ value: (Int) -> PaintedValue?
  ) -> Measurement? {
    let result = results[use.result]
    return PairMeter(threshold: result.threshold, keepsColors: true).measure(result.pair) { term in
      guard let path = term.token else { return nil }
      return changed[path]?.contains(use.mode) == true
        ? value(use.mode) : graph[path]?.byMode[use.mode].map { PaintedValue($0.value) }
    }
  }
}
