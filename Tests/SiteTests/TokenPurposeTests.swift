import Audit
import Testing
import Tokens

@testable import Site

struct TokenPurposeTests {
  private func purpose(_ path: String, _ value: String) throws -> TokenPurpose? {
    let segments = path.split(separator: ".")
    let open = segments.map { "{\"\($0)\": " }.joined()
    let json = open + value + String(repeating: "}", count: segments.count)
    let build = Build(
      ProjectFiles(name: "p", files: [(path: "a.tokens.json", bytes: Array(json.utf8))]),
      today: CalendarDate(year: 2026, month: 11, day: 30))
    let token = try #require(build.resolved.systems.first?.theme?.graph.tokens.first)
    return TokenPurpose(token)
  }

  @Test(arguments: [
    ("z-index.modal", TokenPurpose.layer), ("zIndex.modal", .layer), ("z.index.modal", .layer),
    ("elevation.z.3", .layer),
    ("layer.modal", .layer), ("layers.modal", .layer), ("breakpoints.md", .breakpoint), ("opacity.disabled", .opacity),
    ("alpha.8", .opacity), ("button.scale-pressed", .scale), ("font.lineHeight.tight", .lineHeight),
    ("leading.tight", .lineHeight),
  ])
  func `knows what a number is for by the words of its path`(path: String, wanted: TokenPurpose) throws {
    #expect(try purpose(path, #"{"$type": "number", "$value": 1}"#) == wanted)
  }

  @Test(arguments: [
    ("breakpoint.md", TokenPurpose.breakpoint), ("screens.md", .breakpoint), ("sizeClass.regular", .breakpoint),
    ("radius.card", .radius), ("card.border-radius", .radius), ("shape.cornerRadii.s", .radius),
    ("rounded.full", .radius),
    ("border.thin", .stroke), ("stroke.hairline", .stroke), ("card.borderWidth", .stroke), ("font.size.13", .fontSize),
    ("fontSizes.sm", .fontSize), ("letterSpacing.wide", .tracking), ("tracking.stars", .tracking),
  ])
  func `knows what a length is for by the words of its path`(path: String, wanted: TokenPurpose) throws {
    #expect(try purpose(path, #"{"$type": "dimension", "$value": {"value": 1, "unit": "px"}}"#) == wanted)
  }

  @Test(arguments: [
    "space.screen-margin", "space.layer-gap", "size.icon", "dimension.4", "scales", "spaces.corner-gap",
  ])
  func `takes other lengths for what they are`(path: String) throws {
    #expect(try purpose(path, #"{"$type": "dimension", "$value": {"value": 1, "unit": "px"}}"#) == nil)
  }
}
