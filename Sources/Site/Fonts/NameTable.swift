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
  }

  private var texts: [ID: (text: String, rank: Int)] = [:]

  /// Nil for bytes that are no OpenType or TrueType font or collection, or whose `name` table lies outside of them.
  package init?(_ font: [UInt8], face: Int = 0) {
    guard let tables = FontTables(font, face: face) else { return nil }
    self.init(tables)
  }

  init?(_ tables: FontTables) {
    guard let table = tables["name"], let count = table.integer16(at: 2), let storage = table.integer16(at: 4) else {
      return nil
    }
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
