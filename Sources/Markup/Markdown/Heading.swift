package import Diagnostics

/// A heading, with the id by which it can be linked to.
package struct Heading: Hashable, Sendable {
  /// 1 to 6.
  package let level: Int
  /// Unique in its document.
  package let id: String
  package let content: [Inline]
  package let place: Place

  /// The heading without markup.
  package var text: String { content.plainText }
}
