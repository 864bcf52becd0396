import Review

/// Under which heading an edit is told, by its id.
enum ChangeGroup: String {
  /// Something looks another way, or is of another type.
  case seen = "edits"
  case removed, added, renamed, deprecated
  /// Nothing is seen of it: another notation, description or alias.
  case quiet

  init(_ cause: Comparison.Cause) {
    let change = cause.change
    switch change.kind {
    case .removed: self = .removed
    case .added: self = .added
    case _ where change.isVisible || change.kinds.contains(.retyped): self = .seen
    case .renamed, .moved: self = .renamed
    case _ where change.kinds.contains(.deprecated) || change.kinds.contains(.undeprecated): self = .deprecated
    case .retyped, .value, .retargeted, .derived, .deprecated, .undeprecated, .description, .notation: self = .quiet
    }
  }
}
