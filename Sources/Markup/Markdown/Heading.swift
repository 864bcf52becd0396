package import Diagnostics

/// A heading, with the id by which it can be linked to.
package struct Heading: Hashable, Sendable {
  /// 1 to 6.
  package let level: Int
  /// Unique in its document.
  package let id: String
  /// The heading without markup.
  package let text: String
  package let place: Place
}
