import Colorimetry
import TestSupport
import Testing

struct PassingColorTests {
  /// The oracle moved lightness in steps of 0.00001. It mapped into the gamut with local MINDE, which trades up to 0.02 of hue for
  /// chroma; ours keeps the hue.
  @Test(.enabled(if: SharedData.isPresent, "needs ../shared/data"))
  func `moves lightness no farther than an exhaustive walk does`() throws {
    let rows = try VectorRow.all(of: "suggest-oklch-lightness")
    #expect(rows.count == 10)
    for row in rows {
      let color = try #require(Color(hex: row["fg"]))
      let (background, threshold) = (try #require(row.paint("bg")), try #require(row.number("c2")))
      let passing = try #require(PassingColor.nearest(to: color, against: [background], atLeast: threshold))
      let wanted = try #require(Color(hex: row["expected"]))
      #expect(passing.difference <= ColorDifference.ok(color, wanted) + 0.006, "\(row.line): \(passing)")
      #expect(passing.ratio.value >= threshold)
    }
  }

  /// Of all 2^24 colours, at any hue and chroma, none is much nearer; 0.02 is just noticed.
  @Test(.enabled(if: SharedData.isPresent, "needs ../shared/data"))
  func `comes near to the best of all colours`() throws {
    let rows = try VectorRow.all(of: "suggest-min-deltaEOK")
    #expect(rows.count == 10)
    for row in rows {
      let color = try #require(Color(hex: row["fg"]))
      let (background, threshold) = (try #require(row.paint("bg")), try #require(row.number("c2")))
      let passing = try #require(PassingColor.nearest(to: color, against: [background], atLeast: threshold))
      let best = try #require(row.number("e1"))
      #expect(passing.difference >= best - 1e-6)
      #expect(passing.difference <= best + 0.02, "\(row.line): \(passing)")
    }
  }

  @Test(
    arguments: [
      // Passes already.
      ("#767676", ["#ffffff"], 4.5, "#767676"), ("#767676", [], 4.5, "#767676"),
      // The classic grey, on white and on black.
      ("#777777", ["#ffffff"], 4.5, "#767676"), ("#737373", ["#000000"], 4.5, "#757575"),
      // Between black and white only a middle is left.
      ("#ffffff", ["#000000", "#ffffff"], 4.5, "#767676"), ("#000000", ["#000000", "#ffffff"], 4.5, "#757575"),
      // Nothing is.
      ("#808080", ["#000000", "#ffffff"], 4.6, nil), ("#808080", ["#767676"], 7, nil),
      ("#123456", ["#808080"], 21.1, nil),
      // 21 is black on white, and nothing else.
      ("#ff0000", ["#ffffff"], 21, "#000000"), ("#336699", ["#000000"], 21, "#ffffff"),
    ] as [(String, [String], Double, String?)])
  func `finds what passes with every other colour`(hex: String, others: [String], threshold: Double, wanted: String?)
    throws
  {
    let others = try others.map { Paint(try #require(Color(hex: $0))) }
    let passing = PassingColor.nearest(to: try #require(Color(hex: hex)), against: others, atLeast: threshold)
    #expect(passing.map { Paint($0.color).hex } == wanted)
  }

  /// Against every lightness there is, in steps of 0.0002 and of whole levels: nothing passes nearer.
  @Test(arguments: [
    "oklch(0.65 0.2 30)", "oklch(0.75 0.12 150)", "oklch(0.5 0.25 264)", "oklch(0.85 0.15 100)", "oklch(0.6 0.3 330)",
    "oklch(0.3 0.1 200)", "#808080",
  ])
  func `finds nothing nearer on the whole way`(css: String) throws {
    let color = try #require(CSSColorParser.color(css))
    let oklch = color.converted(to: .oklch)
    for others in [
      [Paint.white], [.black], [Paint(red: 40, green: 44, blue: 52), Paint(red: 20, green: 20, blue: 20)],
    ] {
      for threshold in [3.0, 4.5, 7] {
        let passing = PassingColor.nearest(to: color, against: others, atLeast: threshold)
        let passes = { (paint: Paint) in others.allSatisfy { ContrastRatio(paint, $0).value >= threshold } }
        let own = Paint(color)
        let way = (0...5_000).map { step in
          Color(.oklch, Double(step) / 5_000, oklch.second, oklch.third)
        }.filter { $0.isInGamut(of: .srgb) }.map { Paint($0) }.filter(passes)
        let nearest = way.map { ColorDifference.ok(color, Color(.srgb, $0.rgb)) }.min()
        if let nearest {
          let found = try #require(passing)
          #expect(passes(Paint(found.color)))
          // A colour on the way has fractions of a level; on whole levels it is up to 0.002 off.
          #expect(passes(own) || found.difference <= nearest + 0.004, "\(css) \(threshold): \(found)")
        }
        if let passing { #expect(passes(Paint(passing.color)), "\(css) \(threshold)") }
      }
    }
  }

  @Test func `keeps the hue, and the chroma where there is room`() throws {
    let color = try #require(CSSColorParser.color("oklch(0.7 0.1 250)"))
    let passing = try #require(PassingColor.nearest(to: color, against: [.white], atLeast: 4.5))
    let oklch = passing.color.converted(to: .oklch)
    #expect(abs((oklch.third ?? 0) - 250) < 1.5)
    #expect(abs((oklch.second ?? 0) - 0.1) < 0.003)
  }
}
