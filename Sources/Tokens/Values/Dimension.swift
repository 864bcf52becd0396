/// A length (DTCG Format 2025.10, section 8.2).
package struct Dimension: Hashable, Sendable {
  /// `px` is a CSS pixel, a point of Apple's systems and a dp of Android; `rem` is a multiple of the reader's font size.
  package enum Unit: String, Hashable, Sendable, CaseIterable {
    case px, rem
  }

  package let value: Double
  package let unit: Unit

  package init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// In CSS pixels, at the default font size of 16 px.
  package var pixels: Double { unit == .rem ? value * 16 : value }
}
