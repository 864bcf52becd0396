package import Colorimetry

/// What a mode makes of a `PaintSource`.
package enum ModePaint: Hashable, Sendable {
  case color(Color)
  case gradient(ComputedGradient)
  /// Why it cannot be told, as a clause.
  case unknown(String)

  /// Whether nothing shows through; false where that cannot be told.
  package var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.alpha >= 1 }
    case .unknown: false
    }
  }
}
