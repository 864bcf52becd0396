import Colorimetry
import Testing

struct ColorTests {
  /// Two that older texts had otherwise. Chromium agrees with all 148.
  @Test(arguments: [("mediumpurple", "#9370db"), ("palevioletred", "#db7093")])
  func `knows the named colours of the standard`(name: String, hex: String) {
    #expect(CSSColorParser.color(name) == Color(hex: hex))
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
