/// The modes of a graph, put together where they agree in all that matters to something.
package struct ModeGroups: Sendable {
  /// By the index of the group: the first of its modes.
  package let representatives: [Int]
  /// By the index of the mode: its group.
  package let groups: [Int]

  package init(representatives: [Int], groups: [Int]) {
    self.representatives = representatives
    self.groups = groups
  }
}

extension TokenGraph {
  /// The groups of modes that have the same contexts of some modifiers.
  /// - Parameter modifiers: by their indices.
  package func groups(of modifiers: Set<Int>) -> ModeGroups {
    var representatives: [Int] = []
    var groups: [Int] = []
    var known: [Int: Int] = [:]
    for mode in modes.indices {
      var representative = mode
      for modifier in self.modifiers.indices where !modifiers.contains(modifier) {
        representative = self.mode(representative, withDefaultOf: modifier)
      }
      let group = known[representative] ?? representatives.count
      if group == representatives.count {
        known[representative] = group
        representatives.append(representative)
      }
      groups.append(group)
    }
    return ModeGroups(representatives: representatives, groups: groups)
  }
}
