import Colorimetry
import Testing

struct ColorTests {
  @Test(
    arguments: [
      (Color(.srgb, 0, 0.7608, 0.7216), "#00c2b8"),
      (Color(.srgb, 0, 0.7608, 0.7216, alpha: 0.08), "rgb(0 194 184 / 0.08)"),
      (Color(.oklch, 0.5, 0.1, nil), "oklch(0.5 0.1 none)"),
      (Color(.hsl, 120, 100, 50), "hsl(120 100% 50%)"),
      (Color(.displayP3, 1, 0, 0.25), "color(display-p3 1 0 0.25)"),
      (Color(.srgb, 1.2, 0, 0), "color(srgb 1.2 0 0)"),
    ] as [(Color, String)])
  func `is written as CSS has it`(color: Color, css: String) {
    #expect(color.css == css)
  }

  @Test(
    arguments: [(4.4999, "4.49"), (4.5, "4.50"), (21, "21.00"), (1.0, "1.00"), (2.999999, "2.99")] as [(Double, String)]
  )
  func `never prints a ratio as more than it is`(value: Double, text: String) {
    #expect(ContrastRatio(value).text == text)
  }

  @Test(arguments: ["#fff", "#ffffffff", "00ff00", "#00ff0g", "#+12345", "", "#٠٠٠٠٠٠"])
  func `takes no hex but the six digit form`(hex: String) {
    #expect(Color(hex: hex) == nil)
  }

  @Test(
    arguments: [
      (0.1 + 0.2, "0.3"), (-0.00001, "0"), (12, "12"), (1.0 / 3, "0.3333"), (-1.5, "-1.5"),
      (1e20, "100000000000000000000"), (-1.5e18, "-1500000000000000000"), (9e11, "900000000000"),
      (1_234_567_890_123_456, "1234567890123456"),
      (-.infinity, "-17976931348623157" + String(repeating: "0", count: 292)),
    ] as [(Double, String)])
  func `writes numbers without exponents`(value: Double, text: String) {
    #expect(CSSNumber.text(value) == text)
  }
}
