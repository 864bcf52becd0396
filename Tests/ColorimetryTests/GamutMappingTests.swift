import Colorimetry
import Testing

struct GamutMappingTests {
  /// Computed with coloraide 8.13.1: `oklch-chroma`, and `raytrace` in OKLCH.
  @Test(
    arguments: [
      ("oklch(0.7 0.35 150)", .displayP3, .localMINDE, SIMD3(0, 0.782463873, 0.194570034)),
      ("oklch(0.7 0.35 150)", .displayP3, .rayTrace, SIMD3(0, 0.768272478, 0.267350840)),
      ("color(a98-rgb 0 1 0)", .displayP3, .localMINDE, SIMD3(0, 0.952856615, 0.328156909)),
      ("color(a98-rgb 0 1 0)", .displayP3, .rayTrace, SIMD3(0, 0.938053969, 0.385483864)),
      ("lch(60 110 320)", .displayP3, .localMINDE, SIMD3(0.843594219, 0.284080345, 1)),
      ("lch(60 110 320)", .displayP3, .rayTrace, SIMD3(0.826577429, 0.335966336, 1)),
      ("color(xyz-d65 0.3 0.6 0.1)", .srgb, .localMINDE, SIMD3(0, 0.925570021, 0)),
      ("color(xyz-d65 0.3 0.6 0.1)", .srgb, .rayTrace, SIMD3(0, 0.925570021, 0)),
      ("oklch(0.4 0.3 264)", .srgb, .localMINDE, SIMD3(0.017308067, 0, 0.894938783)),
      ("oklch(0.4 0.3 264)", .srgb, .rayTrace, SIMD3(0, 0.080263041, 0.822079256)),
      ("lch(60 110 320)", .a98RGB, .localMINDE, SIMD3(0.790782198, 0.230725019, 1)),
      ("lch(60 110 320)", .a98RGB, .rayTrace, SIMD3(0.770480844, 0.320946007, 1)),
      ("lab(0 20 10)", .srgb, .localMINDE, SIMD3(0, 0, 0)), ("oklch(1 0.1 20)", .srgb, .rayTrace, SIMD3(1, 1, 1)),
    ] as [(String, ColorSpace, GamutMapping, SIMD3<Double>)])
  func `maps into other gamuts as coloraide does`(
    css: String, gamut: ColorSpace, mapping: GamutMapping, wanted: SIMD3<Double>
  ) throws {
    let mapped = try #require(CSSColorParser.color(css)).mapped(into: gamut, by: mapping)
    #expect(mapped.space == gamut)
    #expect(distance(mapped.components, wanted) < 4e-6, "\(mapped.components)")
  }

  /// Infinite chroma, and none.
  @Test(arguments: GamutMapping.allCases)
  func `ends for colours that no arithmetic can take`(mapping: GamutMapping) {
    for color in [
      Color(.oklch, 0.5, 1e300, 20), Color(.srgb, 1e300, -1e300, 0), Color(.lab, 50, .infinity, 0),
      Color(.xyzD65, 0, 0, 0),
    ] {
      let paint = Paint(color.mapped(by: mapping))
      #expect(paint.rgb.min() >= 0 && paint.rgb.max() <= 1)
    }
  }

  @Test func `leaves what is in gamut alone`() throws {
    let color = try #require(CSSColorParser.color("oklch(0.6 0.1 200 / 0.4)"))
    for mapping in GamutMapping.allCases {
      let mapped = color.mapped(by: mapping)
      #expect(distance(mapped.components, color.converted(to: .srgb).components) < 1e-12)
      #expect(mapped.alpha == 0.4)
    }
    #expect(color.isInGamut(of: .srgb))
    #expect(!Color(.displayP3, 1, 0, 0).isInGamut(of: .srgb))
  }
}
