package import Diagnostics

/// A constant of a design system as Swift declares it, with where it stands.
package struct SwiftConstant: Sendable {
  package let name: SwiftName
  package let value: SwiftValue
  /// The type that it is declared with, such as `CGFloat`; nil for one that Swift finds itself.
  package let type: String?
  /// Of the last part of the name.
  package let place: Place
  /// Of the expression behind the `=`, or of what is returned.
  package let valuePlace: Place
  /// The comment at the end of the line, without its `//`, such as `#00C2B8`.
  package let comment: (text: String, place: Place)?
  /// What the `///` lines before it say.
  package let documentation: String?

  package init(
    _ name: SwiftName, _ value: SwiftValue, type: String? = nil, at place: Place, valuePlace: Place,
    comment: (text: String, place: Place)? = nil, documentation: String? = nil
  ) {
    self.name = name
    self.value = value
    self.type = type
    self.place = place
    self.valuePlace = valuePlace
    self.comment = comment
    self.documentation = documentation
  }
}
