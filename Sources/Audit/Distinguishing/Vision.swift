import Colorimetry

/// By whom colours are seen.
package enum Vision: String, CaseIterable, Hashable, Sendable {
  case common, protan, deutan, tritan

  /// `for common vision`, `under protanopia`.
  package var text: String {
    switch self {
    case .common: "for common vision"
    case .protan: "for protan vision"
    case .deutan: "for deutan vision"
    case .tritan: "for tritan vision"
    }
  }

  func seen(_ paint: Paint, by model: VisionSimulation.Model) -> Color {
    let seen = kind.map { VisionSimulation($0, model: model).seen(paint) } ?? paint
    return Color(.srgb, seen.rgb)
  }

  private var kind: VisionSimulation.Kind? {
    switch self {
    case .common: nil
    case .protan: .protan
    case .deutan: .deutan
    case .tritan: .tritan
    }
  }
}
