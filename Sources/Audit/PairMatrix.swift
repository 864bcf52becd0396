import Tokens

/// A pair in every mode. Modes in which neither of its tokens can differ share a measurement.
struct PairMeasurements {
  let modes: ModeGroups
  /// By the group of modes; nil where a token has no value.
  let measurements: [Measurement?]
}

/// Measures pairs over the modes of a graph, each once for every combination of contexts that its own tokens depend on.
struct PairMatrix {
  private let graph: TokenGraph
  private var dependences: [TokenPath: Set<Int>] = [:]
  private var groups: [Set<Int>: ModeGroups] = [:]

  init(_ graph: TokenGraph) {
    self.graph = graph
  }

  mutating func measurements(_ pair: ContrastPair, _ meter: PairMeter) -> PairMeasurements {
    let paths = [pair.foreground, pair.background] + (pair.backdrop.map { [$0] } ?? [])
    let modes = modes(of: paths.reduce(into: []) { $0.formUnion(dependence(of: $1)) })
    let tokens = paths.map { graph[$0] }
    let measurements = modes.representatives.map { mode -> Measurement? in
      guard let foreground = tokens[0]?.byMode[mode], let background = tokens[1]?.byMode[mode] else { return nil }
      let backdrop = tokens.count > 2 ? tokens[2]?.byMode[mode] : nil
      return meter.measure(foreground.value, on: background.value, over: backdrop?.value)
    }
    return PairMeasurements(modes: modes, measurements: measurements)
  }

  private mutating func dependence(of path: TokenPath) -> Set<Int> {
    if let known = dependences[path] { return known }
    let modifiers = Set(graph[path]?.modifiers(of: graph) ?? [])
    dependences[path] = modifiers
    return modifiers
  }

  private mutating func modes(of modifiers: Set<Int>) -> ModeGroups {
    if let known = groups[modifiers] { return known }
    let modes = graph.groups(of: modifiers)
    groups[modifiers] = modes
    return modes
  }
}
