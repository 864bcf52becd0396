import Colorimetry
import TestSupport
import Testing

/// The rows of color-vectors.csv that concern this module: computed with coloraide, colour-science, color.js and Chromium.
@Suite(.enabled(if: SharedData.isPresent, "needs ../shared/data"))
struct ColorVectorsTests {
  @Test func `converts between all spaces within a millionth`() throws {
    let rows = try vectors().filter { $0["kind"] == "convert" }
    #expect(rows.count == 351)
    for row in rows {
      let color = try #require(row.color("from_space", "c1", "c2", "c3"))
      let expected = try #require(row.color("to_space", "e1", "e2", "e3"))
      let result = color.converted(to: expected.space)
      // ProPhoto rows hold figures of a library with four-digit primaries.
      let tolerance = color.space == .prophotoRGB || expected.space == .prophotoRGB ? 2e-5 : 1e-6
      for (got, want) in [
        (result.first, expected.first), (result.second, expected.second), (result.third, expected.third),
      ] {
        guard let want else { continue }
        #expect(abs((got ?? 0) - want) <= tolerance * max(1, abs(want)), "\(row.line)")
      }
    }
  }

  @Test func `has the luminance of WCAG`() throws {
    for row in try vectors() where row["kind"] == "luminance" {
      let paint = try #require(Color(hex: row["fg"]).map { Paint($0) })
      let want = try #require(Double(row["expected"]))
      #expect(abs(paint.luminance - want) < 1e-9, "\(row.line)")
    }
  }

  @Test func `has the contrast ratio of WCAG`() throws {
    for row in try vectors() where row["kind"] == "contrast" {
      let foreground = try #require(Color(hex: row["fg"]).map { Paint($0) })
      let background = try #require(Color(hex: row["bg"]).map { Paint($0) })
      let want = try #require(Double(row["expected"]))
      #expect(abs(ContrastRatio(foreground, background).value - want) < 1e-9, "\(row.line)")
    }
  }

  @Test func `composites as Chromium paints, within a level`() throws {
    for row in try vectors() where row["kind"] == "composite" {
      let channel = { (name: String) in Double(row[name]).map { $0 / 255 } }
      let color = Color(
        .srgb, channel("c1"), channel("c2"), channel("c3"), alpha: try #require(Double(row["alpha"])))
      let backdrop = try #require(Color(hex: row["bg"]).map { Paint($0) })
      let result = Paint(color).over(backdrop)
      for (index, name) in ["e1", "e2", "e3"].enumerated() {
        #expect(abs(result.rgb[index] * 255 - (try #require(Double(row[name])))) < 1e-6, "\(row.line)")
      }
      let pixel = try #require(Color(hex: row["fg"])).components * 255
      for index in 0..<3 { #expect(abs(result.rgb[index] * 255 - pixel[index]) <= 1, "\(row.line)") }
    }
  }

  @Test func `finds the worst point of a gradient`() throws {
    let rows = try vectors().filter { $0["kind"] == "gradient-worst" }
    #expect(rows.count == 8)
    for row in rows {
      let stops = try ["c1", "c2"].map { Paint(try #require(Color(hex: row[$0]))) }
      let color = Paint(try #require(Color(hex: row["fg"])))
      let worst = GradientPaint(stops: stops).worst(against: color, over: Paint(SIMD3(1, 1, 1)))
      // The oracle works on floats, ours on 8-bit levels: one level moves a ratio by at most 2 %.
      #expect(abs(worst.ratio.value - (try #require(Double(row["expected"])))) < 0.02, "\(row.line)")
    }
  }

  private func vectors() throws -> [Row] {
    let lines = try SharedData.text("color-vectors.csv").split(whereSeparator: \.isNewline).map(String.init)
    let names = Row.fields(lines[0])
    return lines.dropFirst().map { Row(line: $0, names: names) }
  }
}

private struct Row {
  let line: String
  private let values: [String: String]

  init(line: String, names: [String]) {
    self.line = line
    values = Dictionary(uniqueKeysWithValues: zip(names, Row.fields(line)))
  }

  subscript(name: String) -> String { values[name] ?? "" }

  /// The CSV counts s, l, w and b from 0 to 1; DTCG from 0 to 100.
  func color(_ space: String, _ a: String, _ b: String, _ c: String) -> Color? {
    guard let space = ColorSpace(rawValue: self[space]) else { return nil }
    let scale = space == .hsl || space == .hwb ? 100.0 : 1
    return Color(space, Double(self[a]), Double(self[b]).map { $0 * scale }, Double(self[c]).map { $0 * scale })
  }

  static func fields(_ line: String) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}
