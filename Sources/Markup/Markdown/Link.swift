package import Diagnostics

/// A link, written as `[text](destination)`, as a reference, or as a bare address.
package struct Link: Hashable, Sendable {
  /// As it was written, with escapes resolved.
  package let destination: String
  /// Empty when there is none.
  package let title: String
  package let place: Place
}
