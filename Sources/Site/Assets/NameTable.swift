/// What an OpenType font says about itself: its `name` table (ISO/IEC 14496-22, 5.2.6), read from bytes that nobody vouches for.
///
/// Of the languages the American English text is taken, then other English, then what there is.
package struct NameTable: Sendable {
  package enum ID: Int, CaseIterable, Sendable {
    case copyright = 0
    case family = 1
    case postScriptName = 6
    case license = 13
    case licenseURL = 14
    case typographicFamily = 16
  }

  private var texts: [ID: (text: String, rank: Int)] = [:]

  /// Nil for bytes that are no OpenType or TrueType font or collection, or whose `name` table lies outside of them.
  package init?(_ font: [UInt8], face: Int = 0) {
    let font = BigEndianBytes(font[...])
    guard let start = NameTable.start(of: face, in: font), let table = NameTable.table("name", at: start, in: font),
      let count = table.integer16(at: 2), let storage = table.integer16(at: 4)
    else { return nil }
    for index in 0..<count {
      // A record that leads nowhere is no reason to give up the others.
      if let (id, text, rank) = NameTable.record(at: 6 + 12 * index, storage, in: table),
        rank < texts[id]?.rank ?? .max
      {
        texts[id] = (text, rank)
      }
    }
  }

  /// Without white space at its ends; nil for a text that is missing or empty.
  package subscript(id: ID) -> String? {
    texts[id]?.text
  }

  /// Where the table directory of a face starts.
  private static func start(of face: Int, in font: BigEndianBytes) -> Int? {
    var start = 0
    if font.tag(at: 0) == "ttcf" {
      guard let count = font.integer32(at: 8), (0..<count).contains(face),
        let offset = font.integer32(at: 12 + 4 * face)
      else { return nil }
      start = offset
    } else if face != 0 {
      return nil
    }
    switch font.tag(at: start) {
    case "\0\u{1}\0\0", "OTTO", "true": return start
    default: return nil
    }
  }

  private static func table(_ tag: String, at start: Int, in font: BigEndianBytes) -> BigEndianBytes? {
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

  private static func record(
    at offset: Int, _ storage: Int, in table: BigEndianBytes
  ) -> (id: ID, text: String, rank: Int)? {
    guard let platform = table.integer16(at: offset), let encoding = table.integer16(at: offset + 2),
      let language = table.integer16(at: offset + 4), let id = table.integer16(at: offset + 6).flatMap(ID.init),
      let length = table.integer16(at: offset + 8), let place = table.integer16(at: offset + 10),
      let bytes = table.part(at: storage + place, count: length)
    else { return nil }
    let text: String
    let rank: Int
    switch (platform, encoding) {
    case (3, 1), (3, 10):
      text = bytes.utf16Text
      rank = language == 0x409 ? 0 : language & 0x3FF == 0x09 ? 1 : 4
    case (0, _):
      text = bytes.utf16Text
      rank = 2
    case (1, 0):
      text = bytes.macRomanText
      rank = language == 0 ? 3 : 5
    default: return nil
    }
    let trimmed = text.drop { $0.isWhitespace }
    guard let last = trimmed.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return (id, String(trimmed[...last]), rank)
  }
}
