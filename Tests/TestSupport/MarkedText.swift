/// Source text whose places are shown by keycap marks (1️⃣, 2️⃣ …) instead of counted by hand.
package struct MarkedText: ExpressibleByStringLiteral {
  package let text: String
  /// Byte offset of each mark in `text`, by its number.
  package let offsets: [Int: Int]

  package init(stringLiteral marked: String) {
    var text = ""
    var offsets: [Int: Int] = [:]
    for character in marked {
      let scalars = Array(character.unicodeScalars)
      if scalars.count == 3, scalars[2] == "\u{20E3}", let number = Int(String(scalars[0])) {
        offsets[number] = text.utf8.count
      } else {
        text.append(character)
      }
    }
    self.text = text
    self.offsets = offsets
  }

  /// The number of the mark at a byte offset, as the mark itself is written; the offset when there is none.
  package func mark(at offset: Int) -> String {
    offsets.first { $0.value == offset }.map { "\($0.key)\u{FE0F}\u{20E3}" } ?? "@\(offset)"
  }
}
