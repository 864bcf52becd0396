import Colorimetry
import TestSupport
import Testing

struct CSSColorParserTests {
  @Test(
    arguments: [
      ("#abc", Color(hex: "#aabbcc")), ("#ABCD", Color(hex: "#aabbcc")?.with(alpha: 0xDD / 255)),
      (" #00ff0080 ", Color(hex: "#00ff00")?.with(alpha: 0x80 / 255)), ("ReBeccaPurple", Color(hex: "#663399")),
      ("transparent", Color(.srgb, 0, 0, 0, alpha: 0)), ("rgb(255, 0, 0)", Color(.srgb, 1, 0, 0)),
      ("rgba(255 0 0 / 50%)", Color(.srgb, 1, 0, 0, alpha: 0.5)),
      ("rgb(10%,20%,30%,.5)", Color(.srgb, 0.1, 0.2, 0.3, alpha: 0.5)),
      ("rgb(300 -5 none / none)", Color(.srgb, 1, 0, nil, alpha: 0)),
      ("hsl(120deg, 100%, 50%)", Color(.hsl, 120, 100, 50)),
      ("hsl(-0.5turn 100 50)", Color(.hsl, 180, 100, 50)), ("hwb(200grad 10% 20%)", Color(.hwb, 180, 10, 20)),
      ("lab(50% 40% -20)", Color(.lab, 50, 50, -20)), ("lch(120 -3 30)", Color(.lch, 100, 0, 30)),
      ("oklab(.5 50% none)", Color(.oklab, 0.5, 0.2, nil)),
      ("oklch(60% 0.4 150/1e-1)", Color(.oklch, 0.6, 0.4, 150, alpha: 0.1)),
      ("color(display-p3 1 50% 0)", Color(.displayP3, 1, 0.5, 0)), ("color(xyz 0 0 0)", Color(.xyzD65, 0, 0, 0)),
    ] as [(String, Color?)])
  func `reads what CSS calls a colour`(text: String, color: Color?) throws {
    let read = try #require(CSSColorParser.color(text))
    let wanted = try #require(color)
    #expect(read.space == wanted.space)
    for (a, b) in [(read.first, wanted.first), (read.second, wanted.second), (read.third, wanted.third)] {
      #expect((a == nil) == (b == nil))
      #expect(abs((a ?? 0) - (b ?? 0)) < 1e-9)
    }
    #expect(abs(read.alpha - wanted.alpha) < 1e-9)
  }

  @Test(arguments: [
    "", "#", "#ab", "#abcde", "#xyz", "reddish", "rgb(1,2)", "rgb(1 2 3", "rgb(1, 2 3)", "rgb(1, 50%, 3)",
    "rgb(1,none,3)",
    "rgb(1 2 3 4)", "rgb(1deg 2 3)", "hsl(1,2,3)", "hsl(50% 1% 1%)", "hwb(1, 2%, 3%)", "oklch(1 2 3px)",
    "color(hsl 1 2 3)",
    "color-mix(in srgb, red, blue)", "currentcolor", "red blue", "rgb(1 2 3)x", "rgb(1e999 0 0)", "#ＡＢＣ",
  ])
  func `takes nothing else for one`(text: String) {
    #expect(CSSColorParser.color(text) == nil)
  }

  /// Rows of color-vectors.csv that Chromium painted over white. It still decodes rec2020 by the older curve.
  @Test(.enabled(if: SharedData.isPresent, "needs ../shared/data"))
  func `paints as Chromium does, within a level`() throws {
    let rows = try SharedData.text("color-vectors.csv").split(whereSeparator: \.isNewline)
      .filter { $0.hasPrefix("paint,") && $0.hasSuffix("pixel over white") }
    var read = 0
    for row in rows where !row.contains("rec2020") {
      let fields = row.split(separator: ",", omittingEmptySubsequences: false)
      guard fields.count == 14, let color = CSSColorParser.color(String(fields[10])) else { continue }
      let pixel = try #require(Color(hex: fields[12])).components * 255
      let painted = Paint(color).over(Paint(SIMD3(1, 1, 1))).rgb * 255
      for index in 0..<3 { #expect(abs(painted[index] - pixel[index]) <= 1, "\(row)") }
      read += 1
    }
    #expect(read == 40)
  }
}
