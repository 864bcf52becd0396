/// A palette in Adobe Swatch Exchange, version 1.0, which Adobe's programs, Affinity and Sketch read.
///
/// All numbers are big-endian. Behind the signature, the version and the number of blocks stand the blocks: a type, the length of what
/// follows, and that: names in UTF-16 with their length before and a NUL behind them, colours as three floats from 0 to 1.
struct AdobeSwatchExchange {
  /// The signature and the version.
  static let opening = "ASEF\u{0}\u{1}\u{0}\u{0}"

  private enum Block: UInt16 {
    case color = 0x0001
    case groupStart = 0xC001
    case groupEnd = 0xC002
  }

  private(set) var bytes: [UInt8]

  init(_ palette: Palette) {
    bytes = Array(AdobeSwatchExchange.opening.utf8)
    append(UInt32(palette.groups.reduce(0) { $0 + $1.entries.count + 2 }))
    for group in palette.groups {
      append(.groupStart, name(group.name))
      for entry in group.entries { append(.color, name(entry.name) + AdobeSwatchExchange.color(entry.channels)) }
      append(.groupEnd, [])
    }
  }

  private mutating func append(_ block: Block, _ content: [UInt8]) {
    append(block.rawValue)
    append(UInt32(content.count))
    bytes += content
  }

  private mutating func append(_ number: some FixedWidthInteger) {
    bytes += AdobeSwatchExchange.bigEndian(number)
  }

  private func name(_ text: String) -> [UInt8] {
    // The length counts the NUL, in 16 bits.
    let units = text.utf16.prefix(Int(UInt16.max) - 1)
    var name = AdobeSwatchExchange.bigEndian(UInt16(units.count + 1))
    for unit in units { name += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    return name + [0, 0]
  }

  /// The model, the channels, and that it is an ordinary colour, neither global nor a spot colour.
  private static func color(_ channels: [UInt8]) -> [UInt8] {
    Array("RGB ".utf8) + channels.flatMap { bigEndian((Float($0) / 255).bitPattern) } + bigEndian(UInt16(2))
  }

  private static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
