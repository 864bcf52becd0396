import Audit
import Tokens

/// What became of the contrast of a pair of colours.
package struct ContrastChange: Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// It fails, where it passed, was accepted, was not there, or nobody could tell.
    case newlyFails = "newly-fails"
    /// It failed, and does not any more.
    case newlyPasses = "newly-passes"
    /// It has another ratio, or nobody can tell any more, and no other verdict.
    case moved
    case added, removed
  }

  /// What is the same in several modes.
  package struct Step: Sendable {
    /// Nil where the pair was not there, or is not.
    package let old: SnapshotPair.Outcome?
    package let new: SnapshotPair.Outcome?
    /// Of the new side, by index, ascending; of the old side for a pair that is gone.
    package fileprivate(set) var modes: [Int]

    package var kind: Kind {
      switch (old?.status, new?.status) {
      case (nil, _): new?.status == .failed ? .newlyFails : .added
      case (_, nil): .removed
      case (.failed, .failed): .moved
      case (_, .failed): .newlyFails
      case (.failed, _): .newlyPasses
      case _: .moved
      }
    }
  }

  /// As the tokens are called now.
  package let key: SnapshotPair.Key
  /// The lowest ratio that satisfies the requirement, in hundredths.
  package let threshold: Int
  /// Those that differ.
  package let steps: [Step]

  /// The worst of its steps.
  package var kind: Kind {
    let kinds = Set(steps.map(\.kind))
    return Kind.allCases.first(where: kinds.contains) ?? .moved
  }

  /// In the order of the new pairs, then those that are gone.
  static func all(
    _ old: Snapshot, _ new: Snapshot, _ modes: ModeAlignment, renames: [String: String]
  ) -> [ContrastChange] {
    var before: [SnapshotPair.Key: SnapshotPair] = [:]
    for pair in old.pairs { before[pair.key.renamed(renames)] = pair }
    var changes = new.pairs.compactMap { pair in
      let other = before.removeValue(forKey: pair.key)
      return change(
        pair.key, pair.threshold, modes.pairs.map { (other?.outcome(in: $0.old), pair.outcome(in: $0.new), $0.new) })
    }
    for pair in old.pairs {
      let key = pair.key.renamed(renames)
      guard before.removeValue(forKey: key) != nil else { continue }
      if let change = change(key, pair.threshold, modes.pairs.map { (pair.outcome(in: $0.old), nil, $0.new) }) {
        changes.append(change)
      }
    }
    return changes
  }

  private static func change(
    _ key: SnapshotPair.Key, _ threshold: Int,
    _ outcomes: [(old: SnapshotPair.Outcome?, new: SnapshotPair.Outcome?, mode: Int)]
  ) -> ContrastChange? {
    var steps: [Step] = []
    for (old, new, mode) in outcomes where old != new {
      if let index = steps.firstIndex(where: { $0.old == old && $0.new == new }) {
        steps[index].modes.append(mode)
      } else {
        steps.append(Step(old: old, new: new, modes: [mode]))
      }
    }
    return steps.isEmpty ? nil : ContrastChange(key: key, threshold: threshold, steps: steps)
  }
}

extension SnapshotPair.Key {
  fileprivate func renamed(_ renames: [String: String]) -> Self {
    guard !renames.isEmpty else { return self }
    return Self(
      foreground: renames[foreground] ?? foreground, background: renames[background] ?? background,
      behind: behind.map { renames[$0] ?? $0 }, requirement: requirement)
  }
}
