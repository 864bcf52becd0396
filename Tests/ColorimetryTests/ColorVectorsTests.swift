import Colorimetry
import TestSupport
import Testing

/// The rows of color-vectors.csv: computed with coloraide, colour-science, color.js and numpy, painted by Chromium.
///
/// `PassingColorTests` has the rows of suggestions.
@Suite(.enabled(if: SharedData.isPresent, "needs ../shared/data"))
struct ColorVectorsTests {
  /// ProPhoto rows hold figures of a library with four-digit primaries.
  @Test func `converts between all spaces within a millionth`() throws {
    let rows = try VectorRow.all(of: "convert")
    #expect(rows.count == 351)
    for row in rows {
      let color = try #require(row.color("from_space", "c"))
      let expected = try #require(row.color("to_space", "e"))
      let result = color.converted(to: expected.space)
      let tolerance = color.space == .prophotoRGB || expected.space == .prophotoRGB ? 2e-5 : 1e-6
      for (got, want) in [
        (result.first, expected.first), (result.second, expected.second), (result.third, expected.third),
      ] {
        guard let want else { continue }
        #expect(abs((got ?? 0) - want) <= tolerance * max(1, abs(want)), "\(row.line)")
      }
    }
  }

  @Test func `paints rec2020 by the curve that Chromium has`() throws {
    let rows = try VectorRow.all(of: "convert-rec2020-oetf")
    #expect(rows.count == 4)
    for row in rows {
      let paint = Paint(Color(.rec2020, row.numbers("c")))
      let clipped = row.numbers("e").clamped(lowerBound: SIMD3(0, 0, 0), upperBound: SIMD3(1, 1, 1))
      #expect(distance(paint.rgb, clipped) < 1e-6, "\(row.line)")
    }
  }

  @Test func `has the luminance of WCAG`() throws {
    let rows = try VectorRow.all(of: "luminance")
    #expect(rows.count == 23)
    for row in rows {
      #expect(
        abs(try #require(row.paint("fg")).luminance - (try #require(row.number("expected")))) < 1e-9, "\(row.line)")
    }
  }

  @Test func `has the contrast ratio of WCAG`() throws {
    let rows = try VectorRow.all(of: "contrast")
    #expect(rows.count == 50)
    for row in rows {
      let ratio = ContrastRatio(try #require(row.paint("fg")), try #require(row.paint("bg")))
      #expect(abs(ratio.value - (try #require(row.number("expected")))) < 1e-9, "\(row.line)")
    }
  }

  /// Other tools take the exact coefficients of sRGB instead of WCAG's four digits.
  @Test func `knows the ratio that the Y of XYZ would have`() throws {
    let rows = try VectorRow.all(of: "contrast-xyzY")
    #expect(rows.count == 20)
    for row in rows {
      let light = try ["fg", "bg"].map { try #require(Color(hex: row[$0])).converted(to: .xyzD65).components.y }
      let ratio = ContrastRatio(luminance: light[0], light[1])
      #expect(abs(ratio.value - (try #require(row.number("expected")))) < 1e-6, "\(row.line)")
    }
  }

  /// Composited without rounding as computed, to the last digit of the table; and to the very pixel that Chromium painted.
  @Test func `composites as Chromium paints`() throws {
    let rows = try VectorRow.all(of: "composite")
    #expect(rows.count == 15)
    for row in rows {
      let color = Paint(row.numbers("c") / 255, alpha: try #require(row.number("alpha")))
      let stack = PaintStack(on: try #require(row.paint("bg")), [.fill(color)])
      #expect(distance(stack.paint.rgb * 255, row.numbers("e")) < 1e-6, "\(row.line)")
      #expect(stack.pixel.hex == row["fg"], "\(row.line)")
    }
  }

  /// Over white. The rest of these rows are colours of the page (`CanvasText`, `light-dark()`, `contrast-color()`), filters and
  /// blend modes; `PaintStackTests` has the nested surfaces and groups.
  @Test func `paints as Chromium does, within a level`() throws {
    let rows = try VectorRow.all(of: "paint")
    #expect(rows.count == 73)
    var painted = 0
    for row in rows {
      guard let color = CSSColorParser.color(row["fg"]) else { continue }
      let pixel = PaintStack(on: .white, [.fill(Paint(color))]).pixel
      #expect(distance(pixel.rgb, try #require(row.paint("expected")).rgb) * 255 < 1.01, "\(row.line) \(pixel.hex)")
      painted += 1
    }
    #expect(painted == 57)
  }

  /// The oracle took 100,001 points, and did not round to 8 bits.
  @Test func `finds the worst point of a gradient`() throws {
    let rows = try VectorRow.all(of: "gradient-worst")
    #expect(rows.count == 8)
    for row in rows {
      let stops = try ["c1", "c2"].map { Paint(try #require(Color(hex: row[$0]))) }
      let worst = GradientPaint(stops: stops).worst(against: try #require(row.paint("fg")), over: .white)
      #expect(abs(worst.bound.value - (try #require(row.number("expected")))) < 2e-5, "\(row.line)")
    }
  }

  /// As near as two libraries come to each other.
  @Test(arguments: [
    ("gamut-clip", GamutMapping.clip), ("gamut-css-binary-local-minde", .localMINDE), ("gamut-css-raytrace", .rayTrace),
  ])
  func `maps into the gamut as CSS has it`(kind: String, mapping: GamutMapping) throws {
    let rows = try VectorRow.all(of: kind)
    #expect(rows.count == 20)
    for row in rows {
      let result = try #require(row.color("from_space", "c")).mapped(by: mapping)
      #expect(distance(result.components, row.numbers("e")) < 4e-6, "\(row.line) \(result.components)")
      #expect(Paint(result).hex == row["expected"], "\(row.line)")
    }
  }

  /// The table has ten digits.
  @Test func `measures CIEDE2000 and the distance in OKLab`() throws {
    let lab = try VectorRow.all(of: "deltaE2000")
    #expect(lab.count == 40)
    for row in lab {
      let a = Color(hex: row["fg"]) ?? Color(.lab, row.numbers("c"))
      let b = Color(hex: row["bg"]) ?? Color(.lab, row.numbers("e"))
      let difference = ColorDifference.ciede2000(a, b)
      #expect(abs(difference - (try #require(row.number("expected")))) < 1e-8, "\(row.line)")
    }
    let ok = try VectorRow.all(of: "deltaEOK")
    #expect(ok.count == 6)
    for row in ok {
      let difference = ColorDifference.ok(try #require(Color(hex: row["fg"])), try #require(Color(hex: row["bg"])))
      #expect(abs(difference - (try #require(row.number("expected")))) < 1e-6, "\(row.line)")
    }
  }

  @Test func `simulates vision as Machado has it`() throws {
    let rows = try VectorRow.all(of: "cvd-machado")
    #expect(rows.count == 24)
    for row in rows {
      let (simulation, color) = (try #require(row.simulation(.machado)), Color(.srgb, row.numbers("c")))
      #expect(distance(simulation.seen(color).components, row.numbers("e")) < 1e-6, "\(row.line)")
      #expect(simulation.seen(Paint(color)).hex == row["expected"], "\(row.line)")
    }
  }

  @Test func `simulates vision as Viénot has it`() throws {
    let rows = try VectorRow.all(of: "cvd-vienot")
    #expect(rows.count == 16)
    for row in rows {
      let seen = try #require(row.simulation(.vienot)).seen(Color(.srgb, row.numbers("c")))
      #expect(distance(seen.components, row.numbers("e")) < 1e-5, "\(row.line)")
    }
  }

  /// Libraries differ by 3 levels. This one, coloraide 8.13.1, takes the two halves of protan and deutan vision in exchange: yellow
  /// is seen on the half of 475 nm, so that not even its anchors look like themselves. That shows in pure blue only, where
  /// daltonlens has the paper's halves, as `VisionSimulationTests` know.
  @Test func `simulates vision as Brettel has it, within 3 levels`() throws {
    let rows = try VectorRow.all(of: "cvd-brettel")
    #expect(rows.count == 24)
    for row in rows {
      let seen = try #require(row.simulation(.brettel)).seen(Paint(Color(.srgb, row.numbers("c"))))
      let isExchanged = row["fg"] == "#0000ff" && !row["to_space"].hasPrefix("tritan")
      let clipped = row.numbers("e").clamped(lowerBound: SIMD3(0, 0, 0), upperBound: SIMD3(1, 1, 1))
      let levels = distance(seen.rgb, clipped) * 255
      #expect(levels < (isExchanged ? 5 : 3), "\(row.line) \(seen.hex)")
    }
  }

  /// APCA is not built: its terms forbid a tool that judges WCAG 2 (the page of the guide is "No APCA").
  @Test func `knows every kind of row but APCA`() throws {
    let tested: Set = [
      "convert", "convert-rec2020-oetf", "luminance", "contrast", "contrast-xyzY", "composite", "paint",
      "gradient-worst",
      "gamut-clip", "gamut-css-binary-local-minde", "gamut-css-raytrace", "deltaE2000", "deltaEOK", "cvd-machado",
      "cvd-vienot", "cvd-brettel", "suggest-min-deltaEOK", "suggest-oklch-lightness",
    ]
    let kinds = try VectorRow.all().map { $0["kind"] }
    #expect(Set(kinds).subtracting(tested) == ["apca"])
    #expect(kinds.filter { $0 == "apca" }.count == 71)
    #expect(kinds.count == 805)
  }
}
