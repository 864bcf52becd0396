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

  @Test(arguments: VisionSimulation.Kind.allCases)
  func `is common vision at a severity of 0`(kind: VisionSimulation.Kind) throws {
    let color = try #require(Color(hex: "#1976d2")).with(alpha: 0.5)
    let seen = VisionSimulation(kind, severity: -1).seen(color)
    #expect(distance(seen.components, color.components) < 1e-9)
    #expect(seen.alpha == 0.5)
    #expect(VisionSimulation(kind, severity: 7) == VisionSimulation(kind))
  }
}
