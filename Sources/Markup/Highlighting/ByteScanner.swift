/// A position in code, moved by what stands there.
struct ByteScanner {
  let bytes: [UInt8]
  private(set) var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { index == bytes.count }

  /// The byte at the position, or one so many bytes away; nil outside of the code.
  func peek(_ distance: Int = 0) -> UInt8? {
    let index = index + distance
    return index >= 0 && index < bytes.count ? bytes[index] : nil
  }

  func isAt(_ literal: StaticString) -> Bool {
    literal.withUTF8Buffer { literal in
      guard literal.count <= bytes.count - index else { return false }
      return literal.indices.allSatisfy { bytes[index + $0] == literal[$0] }
    }
  }

  /// True at the first byte of a line.
  var isAtLineStart: Bool { index == 0 || bytes[index - 1] == UInt8(ascii: "\n") }

  mutating func take(_ count: Int = 1) {
    index = min(index + count, bytes.count)
  }

  mutating func take(while isTaken: (UInt8) -> Bool) {
    while index < bytes.count, isTaken(bytes[index]) { index += 1 }
  }

  /// Takes a literal if it stands here.
  mutating func takeIf(_ literal: StaticString) -> Bool {
    guard isAt(literal) else { return false }
    index += literal.utf8CodeUnitCount
    return true
  }

  /// Takes everything through the next `literal`, or to the end of the code.
  mutating func take(through literal: StaticString) {
    while !isAtEnd {
      if takeIf(literal) { return }
      index += 1
    }
  }

  mutating func takeLine() {
    take { $0 != UInt8(ascii: "\n") }
  }

  /// Takes a string from its opening quote through its closing one, or to the end of the line.
  mutating func takeString(quote: UInt8, escape: UInt8? = UInt8(ascii: "\\")) {
    take()
    while let byte = peek(), byte != UInt8(ascii: "\n") {
      take(byte == escape && peek(1) != UInt8(ascii: "\n") ? 2 : 1)
      if byte == quote { return }
    }
  }

  /// Takes the word that stands here and returns it; a word is of letters, digits, `_` and what `others` names.
  @discardableResult
  mutating func takeWord(_ others: StaticString = "") -> ArraySlice<UInt8> {
    let start = index
    others.withUTF8Buffer { others in
      take { $0.isWord || others.contains($0) }
    }
    return bytes[start..<index]
  }

  /// The next byte that is no blank, on this line.
  var nextOnLine: UInt8? {
    bytes[index...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
  }
}
