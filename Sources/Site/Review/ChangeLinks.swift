import Markup
import Review
import Tokens

/// Where the things lead to that a change names; nil where there is no page of them.
struct ChangeLinks {
  var token: @Sendable (TokenPath) -> Href? = { _ in nil }
  /// By its name.
  var component: @Sendable (String) -> Href? = { _ in nil }
  /// What people call a component.
  var title: @Sendable (String) -> String = { $0 }
  var document: @Sendable (SnapshotUser) -> Href? = { _ in nil }
}
