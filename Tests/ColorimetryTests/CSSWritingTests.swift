import Colorimetry
import Testing

struct CSSWritingTests {
  @Test(
    arguments: [
      (Color(.srgb, 0, 0.7608, 0.7216), "#00c2b8"),
      (Color(.srgb, 0, 0.7608, 0.7216, alpha: 0.08), "rgb(0 194 184 / 0.08)"),
      // Levels of alpha as browsers write them: in two decimals where these mean the level, else in three.
      (Color(.srgb, 0, 0, 0, alpha: 128.0 / 255), "rgb(0 0 0 / 0.5)"),
      (Color(.srgb, 0, 0, 0, alpha: 136.0 / 255), "rgb(0 0 0 / 0.533)"),
      (Color(.srgb, 0, 0, 0, alpha: 1.0 / 255), "rgb(0 0 0 / 0.004)"),
      (Color(.oklch, 0.5, 0.1, 20, alpha: 0.1234), "oklch(0.5 0.1 20 / 0.1234)"),
      (Color(.oklch, 0.5, 0.1, nil), "oklch(0.5 0.1 none)"),
      (Color(.oklch, 0.5, 0.1, 20, alpha: nil), "oklch(0.5 0.1 20 / none)"),
      (Color(.hsl, 120, 100, 50), "hsl(120 100% 50%)"), (Color(.hsl, nil, 10, nil), "hsl(none 10% none)"),
      (Color(.displayP3, 1, 0, 0.25), "color(display-p3 1 0 0.25)"),
      (Color(.linearDisplayP3, 1, 0, 0.25), "color(display-p3-linear 1 0 0.25)"),
      (Color(.srgb, 1.2, 0, 0), "color(srgb 1.2 0 0)"), (Color(.srgb, nil, 0, 0), "color(srgb none 0 0)"),
      // CSS would clamp a lightness of 120.
      (Color(.lab, 120, 0, 0), "color(xyz-d65 1.531704 1.611546 1.755067)"),
      // Noise is no digit; six decimals, unless a level would be another.
      (Color(.oklab, 0.5, -0.0000298 / 10, 0.1), "oklab(0.5 0 0.1)"),
      (Color(.oklch, 1.0 / 3, 0.123456789, 230.000000001), "oklch(0.333333 0.123457 230)"),
    ] as [(Color, String)])
  func `is what CSS reads`(color: Color, css: String) {
    #expect(color.css == css)
    #expect(CSSColorParser.color(css) != nil)
  }

  /// The levels of the hex colour, with the fewest decimals that mean them.
  @Test(
    arguments: [
      ("#ffffff", ColorSpace.hsl, "hsl(none 0% 100%)"), ("#336699", .hsl, "hsl(210 50% 40%)"),
      ("#ffffff", .oklch, "oklch(1 0 none)"), ("#1f1f1f", .hsl, "hsl(none 0% 12%)"),
      ("#123456", .lab, "lab(20.7 -2.3 -24.6)"),
      ("#2563eb", .oklch, "oklch(0.546 0.215 262.9)"), ("#808080", .oklch, "oklch(0.6 0 none)"),
    ])
  func `is short where that suffices`(hex: String, space: ColorSpace, css: String) throws {
    let color = try #require(Color(hex: hex))
    #expect(color.converted(to: space).shortCSS == css)
    #expect(try #require(CSSColorParser.color(css)).shortCSS == css)
    #expect(Paint(try #require(CSSColorParser.color(css))).hex == hex)
  }

  /// 3,000 colours in and out of gamut, in every space.
  @Test(arguments: ColorSpace.allCases)
  func `keeps the levels that are painted`(space: ColorSpace) throws {
    var random = SplitMix(state: 7)
    for _ in 0..<200 {
      let origin = Color(.oklch, random.next(), random.next() * 0.3, random.next() * 360, alpha: random.next())
      let color = origin.converted(to: space)
      let read = try #require(CSSColorParser.color(color.css), "\(color.css)")
      #expect(Paint(read).bytes == Paint(color).bytes, "\(color.css)")
      let short = try #require(CSSColorParser.color(color.shortCSS), "\(color.shortCSS)")
      #expect(Paint(short).bytes == Paint(color).bytes, "\(color.shortCSS)")
      #expect(read.space == space || !color.isInGamut(of: .srgb), "\(color.css)")
      #expect(abs(read.alpha - color.alpha) <= 0.00005001)
    }
  }
}

/// The same numbers every time.
struct SplitMix {
  var state: UInt64

  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) / 9_007_199_254_740_992
  }
}
