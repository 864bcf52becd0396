package import Diagnostics

/// A table (GFM 0.29, 4.10).
package struct Table: Hashable, Sendable {
  package enum Alignment: String, Hashable, Sendable {
    case left, center, right
  }

  package struct Cell: Hashable, Sendable {
    package let content: [Inline]
    package let place: Place
  }

  /// One for each column; nil where the author has not chosen.
  package let alignments: [Alignment?]
  package let header: [Cell]
  /// Each row has at most as many cells as the header; missing ones are empty.
  package let rows: [[Cell]]
  package let place: Place
}
