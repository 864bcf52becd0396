import Tokens

/// Finds for each value that nobody edited the edited tokens that it follows from.
///
/// It goes mode by mode: what a token names in another mode, and what changed there, is no cause in this one.
struct CauseSearch {
  private let changes: [TokenChange]
  /// By path, of the new side; of what is gone, of the old.
  private let indices: [TokenPath: Int]
  private let renames: [TokenPath: TokenPath]
  /// By change and mode.
  private var known: [Step: [TokenPath]] = [:]

  private struct Step: Hashable {
    let change: Int
    let mode: Int
  }

  init(_ changes: [TokenChange], renames: [TokenPath: TokenPath]) {
    self.changes = changes
    indices = Dictionary(changes.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
    self.renames = renames
  }

  /// In the order in which the values name them; each once.
  mutating func causes(of index: Int) -> [TokenPath] {
    var causes: [TokenPath] = []
    for pair in changes[index].values where pair.kind == .derived {
      for mode in pair.modes { add(self.causes(of: pair, Step(change: index, mode: mode)), to: &causes) }
    }
    return causes
  }

  /// Aliases have no cycles here, since both sides are resolved; a lock file that has some is not followed in circles.
  private mutating func causes(of pair: TokenChange.ValuePair, _ step: Step) -> [TokenPath] {
    if let causes = known[step] { return causes }
    known[step] = []
    var causes: [TokenPath] = []
    for reference in references(of: pair) {
      guard let index = indices[reference] else { continue }
      let change = changes[index]
      if change.old == nil || change.new == nil {
        add([reference], to: &causes)
      } else if let other = change.values.first(where: { $0.modes.contains(step.mode) }), other.difference != nil {
        let next = Step(change: index, mode: step.mode)
        add(other.kind == .derived ? self.causes(of: other, next) : [reference], to: &causes)
      }
    }
    known[step] = causes
    return causes
  }

  /// As the tokens are called now; with those that are gone.
  private func references(of pair: TokenChange.ValuePair) -> [TokenPath] {
    let new = pair.new?.references ?? []
    return new + (pair.old?.references ?? []).map { renames[$0] ?? $0 }.filter { !new.contains($0) }
  }

  private func add(_ paths: [TokenPath], to causes: inout [TokenPath]) {
    for path in paths where !causes.contains(path) { causes.append(path) }
  }
}
