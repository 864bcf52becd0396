import Review

/// What is said of a token or a component that changed, wherever the site shows it.
struct ChangeMark: Sendable {
  enum Kind: String {
    case new, renamed, deprecated, changed
  }

  let kind: Kind
  /// Of what is told of it on the page of changes; nil for the page itself.
  let anchor: String?
}

extension ChangeMark.Kind {
  /// Nil for what is gone, and where nothing but the notation is another.
  init?(_ change: TokenChange) {
    guard change.new != nil else { return nil }
    switch change.kind {
    case .removed, .notation: return nil
    case .added: self = .new
    case .renamed, .moved: self = .renamed
    case .retyped, .value, .retargeted, .derived, .deprecated, .undeprecated, .description:
      self = change.kinds.contains(.deprecated) ? .deprecated : .changed
    }
  }
}
