package import Diagnostics

/// The mark in the text that leads to a footnote.
package struct FootnoteReference: Hashable, Sendable {
  /// The footnote's number, from 1.
  package let number: Int
  /// 1 for the first reference to that footnote, 2 for the next.
  package let occurrence: Int
  package let place: Place
}
