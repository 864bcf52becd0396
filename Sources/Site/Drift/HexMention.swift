import Colorimetry
import Markup

/// A colour where a document writes it in hex digits: `#00C2B8`, in code or not.
struct HexMention {
  let color: Color
  /// As it is written.
  let text: String
  /// In the text of its passage.
  let range: Range<Int>

  /// Those of a passage, in reading order.
  ///
  /// Short ones in running text that are digits alone are numbers of something.
  static func all(in passage: Passage) -> [HexMention] {
    let text = passage.text
    return text.indices.compactMap { index in
      guard text[index] == UInt8(ascii: "#"), index == 0 || !text[index - 1].isWord else { return nil }
      let digits = text[(index + 1)...].prefix { $0.isWord }
      let range = index..<digits.endIndex
      let isNumber = digits.count < 6 && digits.allSatisfy { $0.isDigit }
      if isNumber, !passage.codes.contains(where: { $0.range == range }) { return nil }
      return CSSColorParser.color(passage[range]).map { HexMention(color: $0, text: passage[range], range: range) }
    }
  }

  /// True where any mode paints a token so.
  /// - Parameter values: of the token.
  func isValue(among values: [Color]) -> Bool {
    values.contains { $0.isPainted(like: color, withAlpha: text.utf8.count == 5 || text.utf8.count == 9) }
  }
}

extension Color {
  /// True where 8 bits a channel cannot tell them apart.
  ///
  /// A colour of another space than sRGB may be a level off, and what is out of gamut may be brought in by any of the ways that
  /// CSS permits: programs differ in both.
  func isPainted(like other: Color, withAlpha comparesAlpha: Bool = true) -> Bool {
    if comparesAlpha, abs(alpha - other.alpha) > 1.001 / 255 { return false }
    let wanted = Paint(other.with(alpha: 1)).bytes
    let tolerance = space == .srgb ? 0 : 1
    let readings: [PaintReading] = isInGamut(of: .srgb) ? [.painted] : [.painted, .chromaReduced, .rayTraced]
    return readings.contains { reading in
      let found = Paint(with(alpha: 1), reading: reading).bytes
      return [(found.red, wanted.red), (found.green, wanted.green), (found.blue, wanted.blue)].allSatisfy { pair in
        abs(Int(pair.0) - Int(pair.1)) <= tolerance
      }
    }
  }
}
