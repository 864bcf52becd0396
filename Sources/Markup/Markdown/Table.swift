package import Diagnostics

/// A table (GFM 0.29, 4.10).
package struct Table: Sendable {
  enum Alignment: String {
    case left, center, right
  }

  enum Row {
    case header, firstOfBody, other
  }

  /// For those who do not see it: its columns, and a number if another has the same.
  package let name: String
  let hasBody: Bool
  package let place: Place
}
