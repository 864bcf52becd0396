/// What a colour may look like on a screen, by those who have a say in it.
package enum PaintReading: String, Hashable, Sendable, CaseIterable {
  /// What Chromium paints today, in 8 bits: the reading that verdicts go by.
  case painted
  /// The same, before it is rounded to 8 bits.
  case unrounded
  /// Out of gamut brought in with less chroma, as CSS Color 4 permits: by binary search, and by ray trace.
  case chromaReduced, rayTraced
  /// `rec2020` by the curve of the current text of CSS Color 4.
  case standardCurve
}

extension Paint {
  /// The colour by a reading; for colours that it does not concern what is painted.
  package init(_ color: Color, reading: PaintReading) {
    switch reading {
    case .painted, .unrounded: self.init(color)
    case .chromaReduced: self.init(color.asPainted.mapped(by: .localMINDE))
    case .rayTraced: self.init(color.asPainted.mapped(by: .rayTrace))
    case .standardCurve: self.init(color.converted(to: .srgb))
    }
  }
}
