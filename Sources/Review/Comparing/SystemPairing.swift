/// Which systems of two versions are the same, and which only one of them has.
package struct SystemPairing: Sendable {
  /// In the order of the new side.
  package let pairs: [(old: Snapshot, new: Snapshot)]
  package let onlyOld: [Snapshot]
  package let onlyNew: [Snapshot]

  package init(_ old: [Snapshot], _ new: [Snapshot]) {
    // A lone system may bear the name of its folder, which is another one on each side.
    if old.count == 1, new.count == 1 {
      pairs = [(old[0], new[0])]
      (onlyOld, onlyNew) = ([], [])
      return
    }
    let before = Dictionary(old.map { ($0.system, $0) }) { first, _ in first }
    let after = Set(new.map(\.system))
    pairs = new.compactMap { snapshot in before[snapshot.system].map { ($0, snapshot) } }
    onlyOld = old.filter { !after.contains($0.system) }
    onlyNew = new.filter { before[$0.system] == nil }
  }
}
