import Cascade
import Tokens

/// Measures pairs over the modes of a graph, each once for every combination of contexts that its own sources depend on.
struct PairMatrix {
  /// A source, read once for all pairs.
  private struct Column {
    let modifiers: Set<Int>
    let values: [PaintedValue]
    /// By the index of the mode: the index of its value; negative where it has none.
    let byMode: [Int32]

    func value(in mode: Int) -> PaintedValue? { byMode[mode] < 0 ? nil : values[Int(byMode[mode])] }
  }

  private let graph: TokenGraph
  /// Nil where no pair has the text of CSS.
  private var values: ModeValues?
  private var columns: [PairTerm: Column] = [:]
  private var groups: [Set<Int>: ModeGroups] = [:]

  init(_ graph: TokenGraph, _ values: ModeValues? = nil) {
    self.graph = graph
    self.values = values
  }

  /// - Parameter modes: those in which the pair is painted; nil for all.
  mutating func measurements(_ pair: ContrastPair, _ meter: PairMeter, in modes: Set<Int>? = nil) -> PairMeasurements {
    let terms = pair.terms
    let columns = terms.map { column($0) }
    let modifiers = columns.dropFirst().reduce(columns[0].modifiers) { $0.union($1.modifiers) }
    let groups = modes.map { self.groups(of: modifiers).split(by: $0) } ?? self.groups(of: modifiers)
    let measurements = groups.representatives.map { mode -> Measurement? in
      if let modes, !modes.contains(mode) { return nil }
      if pair.isPlain {
        guard let foreground = columns[0].value(in: mode), let background = columns[1].value(in: mode) else {
          return nil
        }
        return meter.measure(foreground, on: background)
      }
      return meter.measure(pair) { term in
        terms.firstIndex(of: term).flatMap { columns[$0].value(in: mode) }
      }
    }
    return PairMeasurements(modes: groups, measurements: measurements)
  }

  private mutating func column(_ term: PairTerm) -> Column {
    if let known = columns[term] { return known }
    let column =
      switch term {
      case .paint(.token(let path)): column(path)
      case .paint(let source): column(values?.paints(of: source)) { PaintedValue($0) }
      case .opacity(let text): column(values?.opacities(text)) { $0.map { .number($0) } }
      }
    columns[term] = column
    return column
  }

  /// Of the text of CSS; nobody has a value where nobody knows the mock-ups.
  private func column<Value>(_ computed: ModeColumn<Value>?, _ value: (Value) -> PaintedValue?) -> Column {
    guard let computed else {
      return Column(modifiers: [], values: [], byMode: Array(repeating: -1, count: graph.modes.count))
    }
    let values = computed.values.map { value($0) ?? .unknown("it has no value") }
    return Column(modifiers: computed.modifiers, values: values, byMode: computed.modes.groups.map { Int32($0) })
  }

  private func column(_ path: TokenPath) -> Column {
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
    return Column(modifiers: Set(token?.modifiers(of: graph) ?? []), values: values, byMode: byMode)
  }

  private mutating func groups(of modifiers: Set<Int>) -> ModeGroups {
    if let known = groups[modifiers] { return known }
    let modes = graph.groups(of: modifiers)
    groups[modifiers] = modes
    return modes
  }
}

extension ModeGroups {
  /// The same groups, those with modes inside and outside of some in two.
  fileprivate func split(by modes: Set<Int>) -> ModeGroups {
    struct Key: Hashable {
      let group: Int
      let isInside: Bool
    }
    var indices: [Key: Int] = [:]
    var representatives: [Int] = []
    let groups = groups.enumerated().map { mode, group in
      let key = Key(group: group, isInside: modes.contains(mode))
      if let known = indices[key] { return known }
      indices[key] = representatives.count
      representatives.append(mode)
      return representatives.count - 1
    }
    return ModeGroups(representatives: representatives, groups: groups)
  }
}
