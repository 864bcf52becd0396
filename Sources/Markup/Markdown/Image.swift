package import Diagnostics

/// An image; its alternative is the plain text of what stands between the brackets.
package struct Image: Hashable, Sendable {
  package let destination: String
  /// Empty when there is none.
  package let title: String
  /// Empty when the author says that the image is decoration.
  package let alternative: String
  package let place: Place
}
