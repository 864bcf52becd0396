/// The 14 colour spaces of the DTCG Color module 2025.10, section 4, by their names there, and one that only CSS has.
package enum ColorSpace: String, CaseIterable, Sendable, Hashable {
  case srgb
  case linearSRGB = "srgb-linear"
  case hsl, hwb
  case lab, lch
  case oklab, oklch
  case displayP3 = "display-p3"
  case linearDisplayP3 = "display-p3-linear"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
}

extension ColorSpace {
  /// Those that a token may be written in.
  package static let dtcg = allCases.filter { $0 != .linearDisplayP3 }

  /// Which component is a hue: 0 or 2; nil for spaces without one.
  var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// What each component may be by the DTCG Color module; a hue is below 360. Where the module sets no bounds, as for `a`, `b` and
  /// XYZ, whose white is beyond 1, they are so wide that they only keep out what arithmetic cannot take.
  package var componentRanges: (ClosedRange<Double>, ClosedRange<Double>, ClosedRange<Double>) {
    let unit = 0.0...1.0
    let percent = 0.0...100.0
    let hue = 0.0...(360.0).nextDown
    let free = -10_000.0...10_000.0
    let chroma = 0.0...10_000.0
    return switch self {
    case .srgb, .linearSRGB, .displayP3, .linearDisplayP3, .a98RGB, .prophotoRGB, .rec2020: (unit, unit, unit)
    case .hsl, .hwb: (hue, percent, percent)
    case .xyzD65, .xyzD50: (free, free, free)
    case .lab: (percent, free, free)
    case .lch: (percent, chroma, hue)
    case .oklab: (unit, free, free)
    case .oklch: (unit, chroma, hue)
    }
  }
}
