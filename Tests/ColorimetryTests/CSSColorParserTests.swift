import Colorimetry
import TestSupport
import Testing

struct CSSColorParserTests {
  @Test(arguments: BrowserTable.rows(BrowserColors.written) + BrowserTable.rows(BrowserMixtures.computed))
  func `reads what CSS calls a colour as Chromium does`(row: BrowserTable.Row) throws {
    let read = try #require(CSSColorParser.color(row.css), "\(row.css)")
    let wanted = try #require(CSSColorParser.color(row.computed))
    #expect(row.isNear(read, wanted), "\(row.css) is \(row.computed), not \(read.css)")
  }

  @Test(arguments: BrowserColors.refused)
  func `takes nothing else for a colour`(text: String) {
    #expect(CSSColorParser.color(text) == nil)
  }

  /// Values that depend on a page, unfinished text, and what no arithmetic can take.
  @Test(arguments: [
    "", "#", "#xyz", "reddish", "rgb(1 2 3", "currentcolor", "Canvas", "light-dark(red, blue)", "contrast-color(red)",
    "var(--x)", "color-mix(in srgb, currentcolor, red)", "rgb(1e999 0 0)", "#ＡＢＣ", "lab(50 calc(infinity) 0)",
    "oklch(0.5 1e7 20)",
    "/* red", "rgb(1 2 3 /* )", "calc(1)", "device-cmyk(0 81% 81% 30%)",
  ])
  func `reads nothing that is no value by itself`(text: String) {
    #expect(CSSColorParser.color(text) == nil)
  }

  /// The draft of CSS Color 5 mixes any number of colours; Chromium 156 takes two.
  @Test(
    arguments: [
      ("color-mix(in srgb, red)", "color(srgb 1 0 0)"),
      ("color-mix(in srgb, red, lime, blue)", "color(srgb 0.333333 0.333333 0.333333)"),
      ("color-mix(in srgb, red 10%, lime 20%, blue)", "color(srgb 0.1 0.2 0.7)"),
      ("color-mix(in srgb, red 20%, lime 20%, blue 20%)", "color(srgb 0.333333 0.333333 0.333333 / 0.6)"),
    ])
  func `mixes any number of colours`(css: String, mixture: String) throws {
    let row = BrowserTable.Row(css: css, computed: mixture)
    #expect(row.isNear(try #require(CSSColorParser.color(css)), try #require(CSSColorParser.color(mixture))))
  }

  @Test func `gives up on colours within colours within colours`() {
    let nested = { (depth: Int) in
      String(repeating: "color-mix(in srgb, red, ", count: depth) + "red" + String(repeating: ")", count: depth)
    }
    #expect(CSSColorParser.color(nested(15)) != nil)
    #expect(CSSColorParser.color(nested(100_000)) == nil)
    let calculation = { (depth: Int) in
      "rgb(calc" + String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth) + " 0 0)"
    }
    #expect(CSSColorParser.color(calculation(30)) != nil)
    #expect(CSSColorParser.color(calculation(100_000)) == nil)
  }

  @Test(
    arguments: [
      ("oklch", ColorInterpolation(.oklch)), ("xyz", ColorInterpolation(.xyzD65)),
      (" HSL  longer hue ", ColorInterpolation(.hsl, hue: .longer)), ("srgb longer hue", nil), ("hsl longer", nil),
      ("", nil),
    ] as [(String, ColorInterpolation?)])
  func `reads how a gradient mixes`(text: String, method: ColorInterpolation?) {
    #expect(ColorInterpolation(css: text) == method)
  }
}
