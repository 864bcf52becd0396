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

  package let level: Level
  /// Of that level, the gravest first.
  package let reasons: [String]

  package init(_ comparison: Comparison) {
    var found: [(level: Level, reason: String)] = []
    let add = { (level: Level, count: Int, one: String, many: String) in
      if count > 0 { found.append((level, count == 1 ? "1 \(one)" : "\(count) \(many)")) }
    }
    let changes = comparison.changes
    let has = { (kind: TokenChange.Kind) in changes.count { $0.kinds.contains(kind) } }
    let names = Set(comparison.new.tokens.map(\.path))
    let renamed = changes.count { change in
      guard change.kinds.contains(.renamed) || change.kinds.contains(.moved), let old = change.old else { return false }
      return !names.contains(old.path)
    }
    add(.major, comparison.contrast(.newlyFails).count, "pair of colours newly fails", "pairs of colours newly fail")
    add(.major, has(.removed), "token is removed", "tokens are removed")
    add(
      .major, renamed, "token is renamed and leaves no deprecated one", "tokens are renamed and leave no deprecated one"
    )
    add(.major, has(.retyped), "token has another type", "tokens have another type")
    add(.major, comparison.modes.removed.count, "modifier is removed", "modifiers are removed")
    add(.major, comparison.modes.removedContexts.count, "context is removed", "contexts are removed")
    add(.major, comparison.removedComponents.count, "component is removed", "components are removed")
    add(.minor, has(.added), "token is added", "tokens are added")
    add(
      .minor, changes.count { $0.kind != .added && $0.isVisible }, "token has another value", "tokens have other values"
    )
    add(.minor, has(.deprecated), "token is deprecated", "tokens are deprecated")
    add(.minor, comparison.modes.added.count, "modifier is added", "modifiers are added")
    add(.minor, comparison.modes.addedContexts.count, "context is added", "contexts are added")
    add(.minor, comparison.modes.movedDefaults.count, "modifier has another default", "modifiers have other defaults")
    add(.minor, comparison.addedComponents.count, "component is added", "components are added")
    add(.minor, comparison.editedComponents.count, "component is drawn anew", "components are drawn anew")
    add(
      .patch, changes.count { !$0.isVisible }, "token is the same value in other words",
      "tokens are the same values in other words")
    add(
      .patch, comparison.contrast.isEmpty ? 0 : comparison.contrast.count, "ratio is another one", "ratios are others")
    level = found.map(\.level).max() ?? .none
    let top = level
    reasons = found.filter { $0.level == top }.map(\.reason)
  }
}
