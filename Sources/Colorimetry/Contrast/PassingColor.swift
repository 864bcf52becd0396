/// The nearest colour that has enough contrast.
///
/// OKLCH's hue stays, and so does its chroma unless the gamut of sRGB has no room for it at another lightness; lightness moves, up
/// or down, as far as it must.
package struct PassingColor: Hashable, Sendable {
  /// Opaque sRGB of whole 8-bit levels, on which the contrast was verified.
  package let color: Color
  /// ΔEOK from the colour that was given.
  package let difference: Double
  /// The lowest ratio with any of the others.
  package let ratio: ContrastRatio

  /// - Parameters:
  ///   - color: the colour that may change; opaque.
  ///   - others: the opaque colours it must contrast with, in all modes: backgrounds of a text, or texts on a background.
  ///   - threshold: the ratio that each needs at least.
  /// - Returns: nil when no lightness passes with all of them.
  package static func nearest(to color: Color, against others: [Paint], atLeast threshold: Double) -> PassingColor? {
    let search = LightnessSearch(color, allowed: LuminanceRanges(against: others, atLeast: threshold))
    return search.nearest.map { paint in
      PassingColor(
        color: Color(.srgb, paint.rgb), difference: search.difference(to: paint),
        ratio: others.map { ContrastRatio(paint, $0) }.min() ?? ContrastRatio(21))
    }
  }
}
