import Tokens

/// A pair in every mode. Modes in which none of its tokens can differ share a measurement.
struct PairMeasurements {
  let modes: ModeGroups
  /// By the group of modes; nil where a token has no value.
  let measurements: [Measurement?]
}

/// Measures pairs over the modes of a graph, each once for every combination of contexts that its own tokens depend on.
struct PairMatrix {
  /// A token, read once for all pairs.
  private struct Column {
    let modifiers: Set<Int>
    let values: [PaintedValue]
    /// By the index of the mode: the index of its value; negative where it has none.
    let byMode: [Int32]

    func value(in mode: Int) -> PaintedValue? { byMode[mode] < 0 ? nil : values[Int(byMode[mode])] }
  }

  private let graph: TokenGraph
  private var columns: [TokenPath: Column] = [:]
  private var groups: [Set<Int>: ModeGroups] = [:]

  init(_ graph: TokenGraph) {
    self.graph = graph
  }

  mutating func measurements(_ pair: ContrastPair, _ meter: PairMeter) -> PairMeasurements {
    let paths = pair.tokens
    let columns = paths.map { column($0) }
    let modes = modes(of: columns.dropFirst().reduce(columns[0].modifiers) { $0.union($1.modifiers) })
    let isPlain = paths.count == 2 && pair.opacity == nil
    let measurements = modes.representatives.map { mode in
      if isPlain {
        guard let foreground = columns[0].value(in: mode), let background = columns[1].value(in: mode) else {
          return Measurement?.none
        }
        return meter.measure(foreground, on: background)
      }
      return meter.measure(pair) { path in
        paths.firstIndex(of: path).flatMap { columns[$0].value(in: mode) }
      }
    }
    return PairMeasurements(modes: modes, measurements: measurements)
  }

  private mutating func column(_ path: TokenPath) -> Column {
    if let known = columns[path] { return known }
    var values: [PaintedValue] = []
    var indices: [ObjectIdentifier: Int32] = [:]
    let token = graph[path]
    let byMode = graph.modes.indices.map { mode -> Int32 in
      guard let value = token?.byMode[mode] else { return -1 }
      if let known = indices[ObjectIdentifier(value)] { return known }
      indices[ObjectIdentifier(value)] = Int32(values.count)
      values.append(PaintedValue(value.value))
      return Int32(values.count - 1)
    }
    let column = Column(modifiers: Set(token?.modifiers(of: graph) ?? []), values: values, byMode: byMode)
    columns[path] = column
    return column
  }

  private mutating func modes(of modifiers: Set<Int>) -> ModeGroups {
    if let known = groups[modifiers] { return known }
    let modes = graph.groups(of: modifiers)
    groups[modifiers] = modes
    return modes
  }
}
