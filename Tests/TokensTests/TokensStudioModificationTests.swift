import Colorimetry
import Testing

@testable import Tokens

/// Colours that Tokens Studio modifies. Wanted components are those of coloraide 8.13, by the formulas that the transforms of Tokens
/// Studio document.
struct TokensStudioModificationTests {
  private let red = Color(.srgb, 193 / 255, 66 / 255, 66 / 255)

  @Test(arguments: [
    (ColorSpace.hsl, [0.0, 50.5976, 60.6275], [0.0, 50.5976, 40.6275]),
    (.lch, [57.6853, 47.4801, 29.7038], [37.6853, 47.4801, 29.7038]),
    (.oklch, [0.6466, 0.1304, 24.0586], [0.4466, 0.1304, 24.0586]),
    (.displayP3, [0.7602, 0.4353, 0.4221], [0.5602, 0.2353, 0.2221]),
    (.srgb, [0.8055, 0.4071, 0.4071], [0.6055, 0.2071, 0.2071]),
  ])
  func `lightens and darkens in a space`(space: ColorSpace, lighter: [Double], darker: [Double]) {
    expect(.lighten(0.2), red, space, lighter)
    expect(.darken(0.2), red, space, darker)
  }

  @Test(arguments: [
    (ColorSpace.hsl, [330.0, 100.0, 50.0]), (.lch, [48.11, 112.9282, 15.9843]), (.oklch, [0.584, 0.2716, 357.9384]),
    (.displayP3, [0.6881, 0.1502, 0.3438]), (.srgb, [0.75, 0.0, 0.25]),
  ])
  func `mixes hues the shorter way, and alpha beside them`(space: ColorSpace, wanted: [Double]) {
    let mixed = expect(.mix(0.25, Color(.srgb, 0, 0, 1)), Color(.srgb, 1, 0, 0, alpha: 128 / 255), space, wanted)
    #expect(abs(mixed.alpha - 0.6265) < 0.0001)
  }

  @Test(arguments: [
    (ColorSpace.hsl, [220.0, 51.2308, 67.9333]), (.lch, [63.4166, 43.6779, 278.6872]),
    (.oklch, [0.6942, 0.1223, 262.4851]),
    (.displayP3, [0.4923, 0.6016, 0.8811]), (.srgb, [0.4573, 0.6053, 0.9013]),
  ])
  func `mixes a grey without a hue of its own`(space: ColorSpace, wanted: [Double]) {
    expect(.mix(0.74, Color(.srgb, 68 / 255, 119 / 255, 221 / 255)), Color(.srgb, 1, 1, 1), space, wanted)
  }

  @Test func `keeps shares of a mix and alpha within their range`() {
    expect(.mix(1.5, Color(.srgb, 0, 0, 1)), red, .srgb, [0, 0, 1])
    #expect(TokensStudioModification(operation: .alpha(2), space: .srgb).applied(to: red).alpha == 1)
    #expect(TokensStudioModification(operation: .alpha(0.2), space: .srgb).applied(to: red).alpha == 0.2)
  }

  @discardableResult
  private func expect(
    _ operation: TokensStudioModification.Operation, _ color: Color, _ space: ColorSpace, _ wanted: [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Color {
    let result = TokensStudioModification(operation: operation, space: space).applied(to: color)
    #expect(result.space == space, sourceLocation: sourceLocation)
    let components = [result.components.x, result.components.y, result.components.z]
    // A hue of 360° is one of 0°.
    let isNear = zip(components, wanted).allSatisfy { min(abs($0 - $1), abs($0 - $1 - 360)) < 0.001 }
    #expect(isNear, "\(components) is not \(wanted)", sourceLocation: sourceLocation)
    return result
  }
}
