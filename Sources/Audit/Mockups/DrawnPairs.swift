/// What the mock-ups of each component paint; by its name, in ascending order.
struct DrawnPairs: Sendable {
  let measured: [String: [Int]]
  let exempt: [String: [Int]]

  init(_ measured: [[PairUse]], exempt: [[PairUse]]) {
    self.measured = DrawnPairs.byComponent(measured)
    self.exempt = DrawnPairs.byComponent(exempt)
  }

  private static func byComponent(_ uses: [[PairUse]]) -> [String: [Int]] {
    var indices: [String: [Int]] = [:]
    for (index, uses) in uses.enumerated() {
      for use in uses where indices[use.component]?.last != index {
        indices[use.component, default: []].append(index)
      }
    }
    return indices
  }
}
