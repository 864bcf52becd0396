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

  /// An opaque colour, and the ratio that is needed with it at least.
  package struct Need: Hashable, Sendable {
    package let other: Paint
    package let threshold: Double

    package init(_ other: Paint, atLeast threshold: Double) {
      self.other = other
      self.threshold = threshold
    }
  }

  /// - Parameters:
  ///   - color: the colour that may change; opaque.
  ///   - needs: what it must contrast with, in all modes: backgrounds of a text, or texts on a background.
  /// - Returns: nil when no lightness passes with all of them.
  package static func nearest(to color: Color, meeting needs: [Need]) -> PassingColor? {
    let search = LightnessSearch(color, allowed: LuminanceRanges(needs))
    return search.nearest.map { paint in
      PassingColor(
        color: Color(.srgb, paint.rgb), difference: search.difference(to: paint),
        ratio: needs.map { ContrastRatio(paint, $0.other) }.min() ?? ContrastRatio(21))
    }
  }

  /// The same where all others need one ratio.
  package static func nearest(to color: Color, against others: [Paint], atLeast threshold: Double) -> PassingColor? {
    nearest(to: color, meeting: others.map { Need($0, atLeast: threshold) })
  }
}
