import Diagnostics

extension Inline {
  /// The text, when it is what the author wrote byte for byte and may carry syntax; else nil.
  var verbatim: (text: String, place: Place)? {
    guard case .text(let text, let place) = self, Int(place.length) == text.utf8.count else { return nil }
    return (text, place)
  }
}

extension [Inline] {
  /// Appends a part of a verbatim text, unless it is empty.
  mutating func appendPart(_ range: Range<Int>, of bytes: [UInt8], _ place: Place) {
    guard !range.isEmpty else { return }
    append(.text(String(decoding: bytes[range], as: UTF8.self), place.part(range)))
  }
}
