package import Colorimetry

/// What a mode makes of a `PaintSource`.
package enum ModePaint: Hashable, Sendable {
  case color(Color)
  case gradient(ComputedGradient)
  /// Why it cannot be told, as a clause.
  case unknown(String)
}
