import Colorimetry
import Testing

struct ContrastVerdictTests {
  private func estimate(_ foreground: String, on background: Paint = .white) throws -> ContrastEstimate {
    let color = try #require(CSSColorParser.color(foreground))
    return ContrastEstimate { (Paint(color, reading: $0).over(background), background) }
  }

  /// Measured with color.js and Chromium (contrast.md 3.4, 3.5).
  @Test(
    arguments: [
      // 4.4983 before rounding to 8 bits, 4.5085 after; and the other way around.
      ("oklch(0.553 0.14 150)", ContrastVerdict.borderline(isPass: true, dissenting: [.unrounded])),
      ("oklch(0.554 0.14 140)", .borderline(isPass: false, dissenting: [.unrounded])),
      // Clipped it has 4.15, with less chroma 6.02.
      ("oklch(48% 0.37 180)", .borderline(isPass: false, dissenting: [.chromaReduced, .rayTraced])),
      ("#777777", .fail), ("#767676", .pass), ("rgb(0 0 0 / 0.9)", .pass),
    ])
  func `says what depends on rounding and on the mapping of the gamut`(css: String, verdict: ContrastVerdict) throws {
    #expect(try estimate(css).verdict(atLeast: 4.5) == verdict)
  }

  @Test func `has one reading of a colour of whole levels`() throws {
    #expect(try estimate("#336699").others.isEmpty)
  }

  /// 139 is painted, 120 is what the current standard means.
  @Test func `knows that rec2020 has two curves`() throws {
    let estimate = try estimate("color(rec2020 0.5 0.5 0.5)")
    #expect(abs(estimate.ratio.value - ContrastRatio(Paint(red: 139, green: 139, blue: 139), .white).value) < 0.01)
    let standard = try #require(estimate.others.first { $0.reading == .standardCurve })
    #expect(abs(standard.ratio.value - ContrastRatio(Paint(red: 120, green: 120, blue: 120), .white).value) < 0.05)
  }

  @Test(
    arguments: [
      // An opaque surface hides what is behind it.
      (Paint.black, Paint.white, 21, 21),
      // Nothing at all in front of an image: from invisible to whatever is best.
      (.white, Paint(SIMD3(0, 0, 0), alpha: 0), 1, 21),
      // White on a scrim of 60 % black: over black 21, over white (102) 5.74.
      (.white, Paint(SIMD3(0, 0, 0), alpha: 0.6), 5.742, 21),
      // A grey whose luminance the surface can have: 0.0452, at most on 102, which has 0.1329.
      (Paint(red: 60, green: 60, blue: 60), Paint(SIMD3(0, 0, 0), alpha: 0.6), 1, 1.9213),
    ] as [(Paint, Paint, Double, Double)])
  func `bounds what an unknown backdrop can do`(foreground: Paint, surface: Paint, lowest: Double, highest: Double) {
    let range = ContrastRange(foreground, onUnknownBehind: surface)
    #expect(abs(range.lowest.value - lowest) < 0.001)
    #expect(abs(range.highest.value - highest) < 0.002)
  }

  /// No backdrop of a grid of colours leads out of the range.
  @Test(arguments: [1, 0.87, 0.5], [0.95, 0.6, 0.2])
  func `is never narrower than the truth`(textAlpha: Double, surfaceAlpha: Double) {
    let text = Paint(SIMD3(0.9, 0.2, 0.4), alpha: textAlpha)
    let surface = Paint(SIMD3(0.1, 0.3, 0.2), alpha: surfaceAlpha)
    let range = ContrastRange(text, onUnknownBehind: surface)
    for step in 0..<729 {
      let behind = Paint(SIMD3(Double(step % 9), Double(step / 9 % 9), Double(step / 81)) / 8)
      let below = surface.over(behind)
      let ratio = ContrastRatio(luminance: text.over(below).unroundedLuminance, below.unroundedLuminance)
      #expect(range.lowest.value <= ratio.value + 1e-9)
      #expect(range.highest.value >= ratio.value - 1e-9)
    }
  }

  @Test(arguments: [(3.0, ContrastVerdict.pass), (4.5, .cannotTell), (7.5, .fail)])
  func `cannot tell where it depends on what is unknown`(threshold: Double, verdict: ContrastVerdict) {
    #expect(ContrastRange(lowest: ContrastRatio(3), highest: ContrastRatio(7)).verdict(atLeast: threshold) == verdict)
  }

  @Test func `knows what a level of rounding does`() {
    let range = ContrastRange(withinOneLevelOf: Paint(red: 119, green: 119, blue: 119), .white)
    #expect(
      range.lowest == ContrastRatio(Paint(red: 120, green: 120, blue: 120), Paint(red: 254, green: 254, blue: 254)))
    #expect(range.highest == ContrastRatio(Paint(red: 118, green: 118, blue: 118), .white))
    #expect(ContrastRange(withinOneLevelOf: .black, .black).lowest.value == 1)
  }
}
