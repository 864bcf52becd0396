package import Colorimetry

/// What a verdict hangs by: another way to see the colours, by which it would be the other one.
package enum Doubt: Hashable, Sendable {
  /// Another reading of the colours, and the ratio that it makes of them.
  case reading(PaintReading, ContrastRatio)
  /// A level more or less in every channel, where colours are blended.
  case rounding(ContrastRatio)

  package var ratio: ContrastRatio {
    switch self {
    case .reading(_, let ratio), .rounding(let ratio): ratio
    }
  }

  /// `4.49:1 before it is rounded to 8 bits`.
  package var text: String {
    let condition =
      switch self {
      case .reading(.painted, _): "as it is painted"
      case .reading(.unrounded, _): "before it is rounded to 8 bits"
      case .reading(.chromaReduced, _): "where a colour out of gamut loses chroma and is not clipped"
      case .reading(.rayTraced, _): "where a colour out of gamut is brought in by ray trace"
      case .reading(.standardCurve, _): "by the curve that CSS Color 4 has for rec2020"
      case .rounding: "where a screen blends it a level lighter or darker"
      }
    return "\(ratio.text):1 \(condition)"
  }
}
