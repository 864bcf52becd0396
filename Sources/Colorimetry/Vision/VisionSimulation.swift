/// Colours as someone sees them whose cones differ.
///
/// No part of WCAG's contrast: it tells whether colours that carry a meaning can be told apart.
package struct VisionSimulation: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Long-wave cones differ: red.
    case protan
    /// Medium-wave cones differ: green, the most frequent.
    case deutan
    /// Short-wave cones differ: blue.
    case tritan
  }

  /// Who has measured or modelled it. All work on linear sRGB.
  package enum Model: String, Hashable, Sendable, CaseIterable {
    /// Machado, Oliveira and Fernandes 2009: good for protan and deutan vision, a rough guide for tritan.
    case machado
    /// Brettel, Viénot and Mollon 1997: sound for all three.
    case brettel
    /// Viénot, Brettel and Mollon 1999, who leave out tritan vision: that is Brettel's here.
    case vienot
  }

  package let kind: Kind
  package let model: Model
  /// From 0, common vision, to 1, a kind of cone is missing.
  package let severity: Double

  package init(_ kind: Kind, model: Model = .machado, severity: Double = 1) {
    self.kind = kind
    self.model = model
    self.severity = min(max(severity, 0), 1)
  }

  /// The colour in sRGB, not clipped.
  package func seen(_ color: Color) -> Color {
    Color(.linearSRGB, seen(light: color.converted(to: .linearSRGB).components), alpha: color.alphaComponent)
      .converted(to: .srgb)
  }

  package func seen(_ paint: Paint) -> Paint {
    let light = Paint.clipped(seen(light: TransferFunction.srgb.decode(Paint.clipped(paint.rgb))))
    return Paint(TransferFunction.srgb.encode(light), alpha: paint.alpha)
  }

  /// Machado's between the published tenths linearly, as the authors have it; the others, who know only missing cones, between
  /// the colour and what is left of it.
  private func seen(light: SIMD3<Double>) -> SIMD3<Double> {
    switch model {
    case .machado: MachadoVision.matrix(kind, severity: severity) * light
    case .brettel, .vienot: light + (DichromatVision(kind, model).seen(light: light) - light) * severity
    }
  }
}
