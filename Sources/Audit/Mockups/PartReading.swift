package import Cascade

/// What a part is in some modes: what it is painted with, and what that measures.
package struct PartReading: Hashable, Sendable {
  package struct Layer: Hashable, Sendable {
    package let source: PaintSource
    package let paint: ModePaint
    package let isWhole: Bool
  }

  package struct Group: Hashable, Sendable {
    /// The first of its layers.
    package let start: Int
    /// Nil where it cannot be told.
    package let opacity: Double?
  }

  package let pair: ContrastPair
  package let foreground: ModePaint
  /// From the bottom up, the canvas first: also what others hide.
  package let layers: [Layer]
  package let groups: [Group]
  /// Nil for what is no text, and where it cannot be told.
  package let font: FontMeasure?
  package let threshold: Double
  /// With the colours that were compared; nil where a token has no value.
  package let measurement: Measurement?
}
