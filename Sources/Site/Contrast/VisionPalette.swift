import Colorimetry

/// Colours as people see them whose cones differ, and which two of them come closest.
///
/// Many colours of a palette are meant to be near each other: it can be asked of those alone that common vision tells apart.
struct VisionPalette {
  /// The colours in one kind of vision.
  struct Sight {
    /// Nil for common vision.
    let kind: VisionSimulation.Kind?
    let paints: [Paint]
    /// Nil when no two colours are compared.
    let closest: Neighbors?
  }

  /// Two of the colours, by index, and their ΔE2000.
  struct Neighbors {
    let first: Int
    let second: Int
    let difference: Double

    /// Tenths, rounded down, as ratios are.
    var text: String {
      let tenths = Int((difference * 10).rounded(.down))
      return "\(tenths / 10).\(tenths % 10)"
    }
  }

  let sights: [Sight]

  /// - Parameters:
  ///   - paints: opaque colours.
  ///   - model: how vision is simulated.
  ///   - least: the ΔE2000 in common vision from which on two colours are compared.
  init(_ paints: [Paint], seenBy model: VisionSimulation.Model = .machado, apartBy least: Double = 0) {
    let pairs = VisionPalette.differences(paints).filter { $0.difference >= least }
    let kinds: [VisionSimulation.Kind?] = [nil] + VisionSimulation.Kind.allCases
    sights = kinds.map { kind in
      let seen = kind.map { kind in paints.map(VisionSimulation(kind, model: model).seen) } ?? paints
      let differences = kind == nil ? pairs : VisionPalette.differences(seen, of: pairs)
      return Sight(kind: kind, paints: seen, closest: differences.min { $0.difference < $1.difference })
    }
  }

  private static func differences(_ paints: [Paint]) -> [Neighbors] {
    let pairs = paints.indices.flatMap { second in
      (0..<second).map { Neighbors(first: $0, second: second, difference: 0) }
    }
    return differences(paints, of: pairs)
  }

  private static func differences(_ paints: [Paint], of pairs: [Neighbors]) -> [Neighbors] {
    let colors = paints.map { Color(.srgb, $0.rgb).converted(to: .lab) }
    return pairs.map { pair in
      let difference = ColorDifference.ciede2000(colors[pair.first], colors[pair.second])
      return Neighbors(first: pair.first, second: pair.second, difference: difference)
    }
  }
}
