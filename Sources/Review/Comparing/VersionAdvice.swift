/// Which part of a version (Semantic Versioning 2.0.0) a change of a system asks for, and why.
package struct VersionAdvice: Sendable {
  package enum Level: String, Hashable, Sendable, Comparable {
    case none, patch, minor, major

    private var rank: Int {
      switch self {
      case .none: 0
      case .patch: 1
      case .minor: 2
      case .major: 3
      }
    }

    package static func < (a: Level, b: Level) -> Bool { a.rank < b.rank }
  }

  /// What asks for a version, and how often it is there.
  package struct Reason: Sendable {
    package enum Ground: CaseIterable, Sendable {
      case contrastLost, removed, renamed, retyped, modifierRemoved, contextRemoved, componentRemoved
      case added, otherValue, deprecated, modifierAdded, contextAdded, otherDefault, componentAdded, componentEdited
      case sameValue, otherRatio
    }

    package let ground: Ground
    package let count: Int
  }

  package let level: Level
  /// Of that level, the gravest first.
  package let reasons: [Reason]

  package init(_ comparison: Comparison) {
    let reasons = VersionAdvice.reasons(comparison).filter { $0.count > 0 }
    let level = reasons.map(\.ground.level).max() ?? .none
    self.level = level
    self.reasons = reasons.filter { $0.ground.level == level }
  }

  /// All that there can be, the gravest first.
  private static func reasons(_ comparison: Comparison) -> [Reason] {
    let (changes, modes) = (comparison.changes, comparison.modes)
    let has = { (kind: TokenChange.Kind) in changes.count { $0.kinds.contains(kind) } }
    let names = Set(comparison.new.tokens.map(\.path))
    return Reason.Ground.allCases.map { ground in
      let count =
        switch ground {
        case .contrastLost: comparison.contrast(.newlyFails).count
        case .removed: has(.removed)
        case .renamed:
          changes.count { change in
            let isRenamed = change.kinds.contains(.renamed) || change.kinds.contains(.moved)
            return isRenamed && change.old.map { !names.contains($0.path) } ?? false
          }
        case .retyped: has(.retyped)
        case .modifierRemoved: modes.removed.count
        case .contextRemoved: modes.removedContexts.count
        case .componentRemoved: comparison.removedComponents.count
        case .added: has(.added)
        case .otherValue: changes.count { $0.kind != .added && $0.isVisible }
        case .deprecated: has(.deprecated)
        case .modifierAdded: modes.added.count
        case .contextAdded: modes.addedContexts.count
        case .otherDefault: modes.movedDefaults.count
        case .componentAdded: comparison.addedComponents.count
        case .componentEdited: comparison.editedComponents.count
        case .sameValue: changes.count { !$0.isVisible }
        case .otherRatio: comparison.contrast.count
        }
      return Reason(ground: ground, count: count)
    }
  }
}

extension VersionAdvice.Reason.Ground {
  fileprivate var level: VersionAdvice.Level {
    switch self {
    case .contrastLost, .removed, .renamed, .retyped, .modifierRemoved, .contextRemoved, .componentRemoved: .major
    case .added, .otherValue, .deprecated, .modifierAdded, .contextAdded, .otherDefault, .componentAdded,
      .componentEdited:
      .minor
    case .sameValue, .otherRatio: .patch
    }
  }
}

extension VersionAdvice.Reason {
  /// `2 tokens are removed`.
  package var words: String {
    let (one, many) =
      switch ground {
      case .contrastLost: ("pair of colours newly fails", "pairs of colours newly fail")
      case .removed: ("token is removed", "tokens are removed")
      case .renamed: ("token is renamed and leaves no deprecated one", "tokens are renamed and leave no deprecated one")
      case .retyped: ("token has another type", "tokens have another type")
      case .modifierRemoved: ("modifier is removed", "modifiers are removed")
      case .contextRemoved: ("context is removed", "contexts are removed")
      case .componentRemoved: ("component is removed", "components are removed")
      case .added: ("token is added", "tokens are added")
      case .otherValue: ("token has another value", "tokens have other values")
      case .deprecated: ("token is deprecated", "tokens are deprecated")
      case .modifierAdded: ("modifier is added", "modifiers are added")
      case .contextAdded: ("context is added", "contexts are added")
      case .otherDefault: ("modifier has another default", "modifiers have other defaults")
      case .componentAdded: ("component is added", "components are added")
      case .componentEdited: ("component is drawn anew", "components are drawn anew")
      case .sameValue: ("token is the same value in other words", "tokens are the same values in other words")
      case .otherRatio: ("ratio moved", "ratios moved")
      }
    return "\(count) \(count == 1 ? one : many)"
  }
}
