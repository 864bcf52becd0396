/// Lays a text as cmark read it beside the source, to tell what the author wrote as it is from escapes and references.
struct TextAlignment {
  struct Piece {
    let text: ArraySlice<UInt8>
    /// In the source.
    let range: Range<Int>
    /// False for an escape (`\*`) and a character reference (`&amp;`): such text carries no syntax.
    let isVerbatim: Bool
  }

  private(set) var pieces: [Piece] = []

  /// Nil when the source at `start` does not say the text.
  init?(of text: ArraySlice<UInt8>, with source: [UInt8], from start: Int) {
    var done = text.startIndex
    var index = text.startIndex
    var offset = start
    func endVerbatim(_ pieces: inout [Piece]) {
      guard done < index else { return }
      pieces.append(
        Piece(text: text[done..<index], range: (offset - index + done)..<offset, isVerbatim: true))
    }
    while index < text.endIndex {
      guard offset < source.count else { return nil }
      if let special = TextAlignment.special(source, at: offset, text[index...]) {
        endVerbatim(&pieces)
        pieces.append(
          Piece(
            text: text[index..<(index + special.text)], range: offset..<(offset + special.source),
            isVerbatim: false))
        index += special.text
        offset += special.source
        done = index
      } else if source[offset] == text[index] {
        index += 1
        offset += 1
      } else if source[offset] == UInt8(ascii: "*") || source[offset] == UInt8(ascii: "_") {
        // cmark reports a run of delimiters from its start, also when emphasis has used up some of it.
        endVerbatim(&pieces)
        done = index
        offset += 1
      } else {
        return nil
      }
    }
    endVerbatim(&pieces)
  }

  /// How many bytes an escape or a reference at `offset` takes in the source, and how many it stands for in the text.
  private static func special(
    _ source: [UInt8], at offset: Int, _ text: ArraySlice<UInt8>
  ) -> (source: Int, text: Int)? {
    switch source[offset] {
    case UInt8(ascii: "\\"):
      guard let next = source[(offset + 1)...].first, next.isPunctuation, next == text.first else {
        return nil
      }
      return (2, 1)
    case UInt8(ascii: "&"):
      let name = source[(offset + 1)...].prefix(40).prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "#") }
      let end = offset + name.count + 2
      guard source.count >= end, source[end - 1] == UInt8(ascii: ";"),
        !text.starts(with: source[offset..<end])
      else {
        return nil
      }
      // A few references stand for two characters, of which the second is never ASCII but in `&fjlig;`.
      var count = scalarLength(text)
      let rest = text.dropFirst(count)
      if let next = rest.first, next >= 0x80, end == source.count || source[end] != next {
        count += scalarLength(rest)
      }
      return (end - offset, count)
    default: return nil
    }
  }

  /// The bytes of the first character, as UTF-8 has it.
  private static func scalarLength(_ text: ArraySlice<UInt8>) -> Int {
    text.isEmpty ? 0 : 1 + text.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
  }
}
