import Colorimetry
import Testing

struct PaintStackTests {
  /// Chromium's software raster differs by a level in 2 of 2,000 stacks; without rounding at each layer three levels add up.
  @Test(arguments: BrowserTable.rows(BrowserStacks.painted))
  func `is painted as Chromium does`(row: BrowserTable.Row) throws {
    let stack = try #require(StackReader.stack(row.css))
    let pixel = Paint(try #require(Color(hex: row.computed)))
    #expect(distance(stack.pixel.rgb, pixel.rgb) * 255 < 0.01, "\(row.css) is \(row.computed), not \(stack.pixel.hex)")
    #expect(distance(stack.paint.rgb, pixel.rgb) * 255 < 3.5, "\(row.css)")
  }

  /// Clipped once they are premultiplied, not before. Chromium takes another way with them, and rounds otherwise.
  @Test(arguments: BrowserTable.rows(BrowserStacks.outOfGamut))
  func `clips a translucent fill as Chromium does, within a level`(row: BrowserTable.Row) throws {
    let stack = try #require(StackReader.stack(row.css))
    let pixel = Paint(try #require(Color(hex: row.computed)))
    #expect(distance(stack.pixel.rgb, pixel.rgb) * 255 < 1.01, "\(row.css) is \(row.computed), not \(stack.pixel.hex)")
    #expect(distance(stack.paint.rgb, pixel.rgb) * 255 < 1.51, "\(row.css)")
  }

  /// WCAG's colours of a group: its text never mixes with its own background (contrast.md 1.5, painted by Chromium).
  @Test(
    arguments: [
      ("#ffffff 0.5{rgb(255 0 0 / 1) rgb(0 0 0 / 1)}", "#7f7f7f"),
      ("#ffffff 0.65{rgb(0 99 61 / 1) rgb(255 255 255 / 1)}", "#ffffff"), ("#ffffff 0.65{rgb(0 99 61 / 1)}", "#599981"),
      ("#ffffff rgb(0 0 255 / 0.5) rgb(255 0 0 / 0.5)", "#bf3f7f"),
      // The fill would be brighter than white can be; Chromium paints #e3af98.
      ("#e4ff8b lab(82.5 35.70 33.06 / 0.806) rgb(110 101 191 / 0.196)", "#e3af98"),
    ])
  func `lays a group down once`(text: String, pixel: String) throws {
    #expect(
      distance(try #require(StackReader.stack(text)).pixel.rgb, Paint(try #require(Color(hex: pixel))).rgb) * 255 < 1.01
    )
  }

  @Test func `shows the backdrop where nothing is painted`() {
    let backdrop = Paint(red: 1, green: 130, blue: 254)
    let nothing: [[PaintLayer]] = [
      [], [.fill(Paint(SIMD3(1, 1, 1), alpha: 0))], [.group([.fill(.black)], opacity: 0)], [.group([], opacity: 1)],
    ]
    for layers in nothing {
      let stack = PaintStack(on: backdrop, layers)
      #expect(stack.paint == backdrop)
      #expect(stack.pixel == backdrop)
    }
  }
}

/// Reads `#backdrop fill fill opacity{fill}`.
private struct StackReader {
  var rest: Substring

  static func stack(_ text: String) -> PaintStack? {
    guard let backdrop = Color(hex: text.prefix(7)) else { return nil }
    var reader = StackReader(rest: text.dropFirst(7))
    guard let layers = reader.layers(), reader.rest.isEmpty else { return nil }
    return PaintStack(on: Paint(backdrop), layers)
  }

  private mutating func layers() -> [PaintLayer]? {
    var layers: [PaintLayer] = []
    while true {
      rest = rest.drop { $0 == " " }
      guard let first = rest.first, first != "}" else { return layers }
      if first.isNumber {
        let opacity = Double(rest.prefix { $0 != "{" })
        rest = rest.drop { $0 != "{" }.dropFirst()
        guard let opacity, let group = self.layers(), rest.first == "}" else { return nil }
        rest = rest.dropFirst()
        layers.append(.group(group, opacity: opacity))
      } else {
        let text = rest.prefix { $0 != ")" } + ")"
        guard let color = CSSColorParser.color(String(text)) else { return nil }
        rest = rest.dropFirst(text.count)
        layers.append(.fill(Paint(color)))
      }
    }
  }
}
