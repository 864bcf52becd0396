import Diagnostics

/// The characters that the faces of a site keep.
///
/// A styleguide is where text is tried out that nobody has written yet, so a face keeps more than what occurs: Latin with the
/// letters of Europe's languages, punctuation, currencies, arrows and mathematical signs always; of every other script the whole
/// row of 256 characters in which something occurs in the project's files. Rows from U+2E80 on hold scripts of thousands of
/// characters: of them only what occurs.
struct FontCharacters {
  private var rows: Set<UInt32> = [0x00, 0x01, 0x20, 0x21, 0x22]
  private var others: Set<UInt32> = []

  init() {}

  /// With all that occurs in the files of a project.
  init(in sources: SourceFiles) {
    for file in sources.files { insert(file.bytes) }
  }

  func contains(_ character: UInt32) -> Bool {
    character < FontCharacters.firstOfLargeScripts ? rows.contains(character >> 8) : others.contains(character)
  }

  /// - Parameter utf8: text; what is malformed in it is passed over.
  mutating func insert(_ utf8: [UInt8]) {
    utf8.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let lead = bytes[index]
        index += 1
        // ASCII is kept anyway, and so is all of Latin-1 and Latin Extended-A, whose lead bytes are below 0xC8.
        guard lead >= 0xC8 else { continue }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        var character = UInt32(lead) & (0xFF >> UInt32(length + 1))
        for byte in bytes[index..<min(index + length - 1, bytes.count)] where byte & 0xC0 == 0x80 {
          character = character << 6 | UInt32(byte & 0x3F)
          index += 1
        }
        if character < FontCharacters.firstOfLargeScripts {
          rows.insert(character >> 8)
        } else {
          others.insert(character)
        }
      }
    }
  }

  /// CJK Radicals Supplement, after which come the scripts of East Asia, and pictures.
  private static let firstOfLargeScripts: UInt32 = 0x2E80
}
