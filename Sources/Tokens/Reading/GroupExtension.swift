package import Diagnostics

/// The group that a group extends: its `$extends`, or a `$ref` that means the same (DTCG Format 2025.10, section 6.4).
package struct GroupExtension: Sendable {
  package let target: TokenPath
  /// As it is written, for messages.
  package let text: String
  package let place: Place
  /// What the group is when its target is a token: set for a `$ref` that has no tokens or groups beside it.
  let token: AuthoredToken?
}
