package import Diagnostics

/// `property: value`, with or without `!important` (CSS Syntax 3, section 5.5.6).
package struct Declaration: Sendable {
  /// In lower case; a custom property as written.
  package let property: String
  /// Without white space at its ends, and without `!important`.
  package let value: [ComponentValue]
  package let isImportant: Bool
  /// Of the name.
  package let place: Place
  package let valuePlace: Place

  package init(property: String, value: [ComponentValue], isImportant: Bool, place: Place, valuePlace: Place) {
    self.property = property
    self.value = value
    self.isImportant = isImportant
    self.place = place
    self.valuePlace = valuePlace
  }
}
