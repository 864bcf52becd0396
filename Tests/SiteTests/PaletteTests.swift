import Testing

@testable import Site

/// Palettes for drawing programs, read back by what their formats say and by nothing of ours.
struct PaletteTests {
  private static let tokens = #"""
    {"color": {"$type": "color",
      "white": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
      "text": {"ink": {"$value": {"colorSpace": "oklch", "components": [0.7, 0.12, 230]}},
        "veil": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}}},
      "Grün": {"$value": {"colorSpace": "srgb", "components": [0, 0.5, 0]}}},
     "space": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}
    """#

  private func palette() -> Palette {
    let build = Build(
      ProjectFiles(name: "sea", files: [("sea.tokens.json", Array(PaletteTests.tokens.utf8))]), today: nil)
    guard let theme = build.resolved.systems[0].theme else { preconditionFailure("there are tokens") }
    return Palette(theme, mode: 0)
  }

  /// `oklch(0.7 0.12 230)` is #3bacda, as browsers have it.
  private static let wanted = [
    "group color", "255 255 255 color.white", "0 128 0 color.Grün", "end", "group color.text",
    "59 172 218 color.text.ink", "end",
  ]

  @Test func `say names, groups and colours in Adobe Swatch Exchange`() throws {
    #expect(try SwatchReader(AdobeSwatchExchange(palette()).bytes).lines == PaletteTests.wanted)
  }

  @Test func `say names and colours to GIMP, and what is not there`() {
    #expect(
      GIMPPalette(palette()).text == """
        GIMP Palette
        Name: sea
        Columns: 0
        #
        # not here, because translucent: color.text.veil
        255 255 255\tcolor.white
          0 128   0\tcolor.Grün
         59 172 218\tcolor.text.ink

        """)
  }
}

/// Reads Adobe Swatch Exchange 1.0: every number big-endian, every block with its length, nothing left at the end.
private struct SwatchReader {
  private struct Fault: Error {}

  private(set) var lines: [String] = []
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) throws {
    rest = bytes[...]
    guard try take(4).elementsEqual("ASEF".utf8), try number(2) == 1, try number(2) == 0 else { throw Fault() }
    for _ in 0..<(try number(4)) {
      let type = try number(2)
      var block = self
      block.rest = try take(try number(4))
      switch type {
      case 0xC001: lines.append("group \(try block.name())")
      case 0xC002: lines.append("end")
      case 0x0001:
        let name = try block.name()
        guard try block.take(4).elementsEqual("RGB ".utf8) else { throw Fault() }
        let channels = try (0..<3).map { _ in
          Int((Float(bitPattern: UInt32(try block.number(4))) * 255).rounded())
        }
        guard try block.number(2) == 2 else { throw Fault() }
        lines.append("\(channels[0]) \(channels[1]) \(channels[2]) \(name)")
      default: throw Fault()
      }
      guard block.rest.isEmpty else { throw Fault() }
    }
    guard rest.isEmpty else { throw Fault() }
  }

  private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard rest.count >= count else { throw Fault() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private mutating func number(_ count: Int) throws -> Int {
    try take(count).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The length counts 16-bit units, a NUL at the end among them.
  private mutating func name() throws -> String {
    let units = try (0..<(try number(2))).map { _ in UInt16(try number(2)) }
    guard units.last == 0 else { throw Fault() }
    return String(decoding: units.dropLast(), as: UTF16.self)
  }
}
