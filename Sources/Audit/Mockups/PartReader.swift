package import Cascade
package import Tokens

/// Reads parts in every mode.
package struct PartReader {
  private let graph: TokenGraph
  private let policy: ContrastPolicy
  private let canvas: PaintSource
  private var values: ModeValues
  private var matrix: PairMatrix
  private var pairs: PaintedPairs

  package init(_ graph: TokenGraph, _ policy: ContrastPolicy, on canvas: PaintSource, _ values: ModeValues) {
    self.graph = graph
    self.policy = policy
    self.canvas = canvas
    self.values = values
    matrix = PairMatrix(graph, values)
    pairs = PaintedPairs(graph, on: canvas)
  }

  /// By the index of the mode; nil where the mock-up is not painted so.
  package mutating func readings(of part: PaintedPart, in mockup: PaintedMockup) -> [PartReading?] {
    var readings = [PartReading?](repeating: nil, count: graph.modes.count)
    let sources = [PaintedPart.Layer(canvas)] + part.layers
    for share in pairs.shares(of: part, in: mockup.state, &values) {
      let meter = policy.meter(share.pair.requirement, keepsColors: true)
      let measured = matrix.measurements(share.pair, meter)
      for mode in graph.modes.indices {
        guard mockup.modes?.contains(mode) != false, share.modes?.contains(mode) != false else { continue }
        readings[mode] = PartReading(
          pair: share.pair, foreground: values.paints(of: part.foreground)[mode],
          layers: sources.map { layer in
            PartReading.Layer(
              source: layer.source, paint: values.paints(of: layer.source)[mode], isWhole: layer.isWhole)
          },
          groups: part.groups.map { group in
            PartReading.Group(start: group.start + 1, opacity: values.opacities(group.opacity)[mode])
          }, font: part.font.flatMap { values.fonts($0)[mode] }, threshold: meter.threshold,
          measurement: measured.measurements[measured.modes.groups[mode]])
      }
    }
    return readings
  }
}
