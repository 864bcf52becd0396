import Colorimetry
import Testing

struct VisionSimulationTests {
  /// Between the published tenths of severity; computed with coloraide 8.13.1, in sRGB.
  @Test(
    arguments: [
      ("#d32f2f", .protan, 0.25, SIMD3(0.703952267, 0.285198432, 0.171564601)),
      ("#d32f2f", .deutan, 0.66, SIMD3(0.604520068, 0.441949592, 0.157274832)),
      ("#388e3c", .protan, 0.66, SIMD3(0.514179108, 0.516563810, 0.219285076)),
      ("#388e3c", .tritan, 0.25, SIMD3(0.292379994, 0.544502206, 0.300756139)),
      ("#1976d2", .deutan, 0.25, SIMD3(0.124490819, 0.453577985, 0.821849808)),
      ("#1976d2", .tritan, 0.66, SIMD3(-0.251193709, 0.509123695, 0.717930315)),
    ] as [(String, VisionSimulation.Kind, Double, SIMD3<Double>)])
  func `knows vision that differs a little`(
    hex: String, kind: VisionSimulation.Kind, severity: Double, seen: SIMD3<Double>
  ) throws {
    let color = try #require(Color(hex: hex))
    #expect(distance(VisionSimulation(kind, severity: severity).seen(color).components, seen) < 1e-8)
  }

  /// By daltonlens 0.1.5, which rounds down and has the cones of Smith and Pokorny without Judd's correction.
  @Test(
    arguments: [
      ("#0000ff", .protan, SIMD3(0, 54, 254)), ("#ff0000", .protan, SIMD3(106, 90, 13)),
      ("#0000ff", .deutan, SIMD3(0, 86, 254)), ("#00ff00", .deutan, SIMD3(241, 209, 46)),
      ("#1f883d", .deutan, SIMD3(126, 113, 64)), ("#cf222e", .tritan, SIMD3(207, 26, 71)),
      ("#0969da", .tritan, SIMD3(0, 123, 155)), ("#00ff00", .tritan, SIMD3(123, 234, 254)),
    ] as [(String, VisionSimulation.Kind, SIMD3<Double>)])
  func `takes Brettel's half that belongs to the colour`(
    hex: String, kind: VisionSimulation.Kind, levels: SIMD3<Double>
  ) throws {
    let paint = try #require(Color(hex: hex).map { Paint($0) })
    #expect(distance(VisionSimulation(kind, model: .brettel).seen(paint).rgb * 255, levels) < 3)
  }

  /// What has been projected stays where it is.
  @Test(arguments: VisionSimulation.Kind.allCases, [VisionSimulation.Model.brettel, .vienot])
  func `sees what a dichromat sees as a dichromat does`(kind: VisionSimulation.Kind, model: VisionSimulation.Model)
    throws
  {
    let simulation = VisionSimulation(kind, model: model)
    for hex in ["#000000", "#777777", "#ffffff", "#0969da", "#9a6700", "#00ff00", "#cf222e"] {
      let once = simulation.seen(try #require(Color(hex: hex)))
      #expect(distance(simulation.seen(once).components, once.components) < 1e-9, "\(hex)")
    }
  }

  @Test func `has no tritan vision of Viénot but Brettel's`() throws {
    let color = try #require(Color(hex: "#1976d2"))
    #expect(
      VisionSimulation(.tritan, model: .vienot).seen(color) == VisionSimulation(.tritan, model: .brettel).seen(color))
  }

  @Test(arguments: VisionSimulation.Kind.allCases, VisionSimulation.Model.allCases)
  func `is common vision at a severity of 0`(kind: VisionSimulation.Kind, model: VisionSimulation.Model) throws {
    let color = try #require(Color(hex: "#1976d2")).with(alpha: 0.5)
    let seen = VisionSimulation(kind, model: model, severity: -1).seen(color)
    #expect(distance(seen.components, color.components) < 1e-9)
    #expect(seen.alpha == 0.5)
    #expect(VisionSimulation(kind, model: model, severity: 7) == VisionSimulation(kind, model: model))
  }
}
