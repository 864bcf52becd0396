/// The tables of one face in an OpenType or TrueType font or collection (ISO/IEC 14496-22, 4.3), read from bytes that nobody
/// vouches for.
struct FontTables {
  private let font: BigEndianBytes
  private let start: Int

  /// Nil for bytes that are no font, or have no such face.
  init?(_ bytes: [UInt8], face: Int) {
    font = BigEndianBytes(bytes[...])
    if font.tag(at: 0) == "ttcf" {
      guard let count = font.integer32(at: 8), (0..<count).contains(face),
        let offset = font.integer32(at: 12 + 4 * face)
      else { return nil }
      start = offset
    } else if face == 0 {
      start = 0
    } else {
      return nil
    }
    guard ["\0\u{1}\0\0", "OTTO", "true"].contains(font.tag(at: start)) else { return nil }
  }

  /// Nil for a table that is missing, or lies outside of the file.
  subscript(tag: String) -> BigEndianBytes? {
    for index in 0..<(font.integer16(at: start + 4) ?? 0) {
      let record = start + 12 + 16 * index
      guard font.tag(at: record) == tag else { continue }
      guard let offset = font.integer32(at: record + 8), let length = font.integer32(at: record + 12) else {
        return nil
      }
      return font.part(at: offset, count: length)
    }
    return nil
  }
}
