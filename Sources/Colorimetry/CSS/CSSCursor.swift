/// A place in a CSS value that moves on as the value is read. Works on bytes; what is not ASCII is part of a name.
struct CSSCursor {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { index == bytes.count }

  /// Passes over white space and comments.
  mutating func skipSpaces() {
    while let byte = peek {
      if isSpace(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), isByte("*", at: index + 1), let end = commentEnd(from: index + 2) {
        index = end
      } else {
        return
      }
    }
  }

  /// Passes over white space and comments; false if neither stands here.
  mutating func takeSpaces() -> Bool {
    let start = index
    skipSpaces()
    return index > start
  }

  /// CSS Syntax 3, section 4.2: space, tab, line feed, carriage return and form feed.
  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || [0x09, 0x0A, 0x0C, 0x0D].contains(byte) }

  /// Where the text goes on behind `*/`; nil for a comment without an end.
  private func commentEnd(from start: Int) -> Int? {
    var position = start
    while position + 1 < bytes.count {
      if isByte("*", at: position), isByte("/", at: position + 1) { return position + 2 }
      position += 1
    }
    return nil
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Takes a word in lower case, and only the whole of it.
  mutating func take(word: String) -> Bool {
    let start = index
    if takeName().lowercased() == word { return true }
    index = start
    return false
  }

  /// The name of a unit, as it stands directly behind a number; the empty string when none does, as in `1-2`.
  mutating func takeUnit() -> String {
    guard let byte = peek else { return "" }
    let isHyphenated = byte == UInt8(ascii: "-") && index + 1 < bytes.count && isNameStart(bytes[index + 1])
    return isNameStart(byte) || isHyphenated ? takeName() : ""
  }

  /// Letters, digits, hyphens and underscores; the empty string when none stands here.
  mutating func takeName() -> String {
    let start = index
    while let byte = peek, isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// CSS Syntax 3, section 4.3.3: an optional sign, digits with or without a point, an optional exponent.
  mutating func takeNumber() -> Double? {
    let start = index
    if !take("+") { _ = take("-") }
    var digits = takeDigits()
    if peek == UInt8(ascii: "."), isDigit(at: index + 1) {
      index += 1
      digits += takeDigits()
    }
    guard digits > 0 else {
      index = start
      return nil
    }
    takeExponent()
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return Double(text.first == "+" ? String(text.dropFirst()) : text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// `e` belongs to a number only when digits follow, so that `1em` is a number and a unit.
  private mutating func takeExponent() {
    guard let byte = peek, byte | 0x20 == UInt8(ascii: "e") else { return }
    let isSigned =
      index + 1 < bytes.count && (bytes[index + 1] == UInt8(ascii: "+") || bytes[index + 1] == UInt8(ascii: "-"))
    guard isDigit(at: index + (isSigned ? 2 : 1)) else { return }
    index += isSigned ? 2 : 1
    _ = takeDigits()
  }

  private mutating func takeDigits() -> Int {
    let start = index
    while let byte = peek, isDigit(byte) { index += 1 }
    return index - start
  }

  func isAt(_ character: Unicode.Scalar) -> Bool { peek == UInt8(ascii: character) }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isByte(_ character: Unicode.Scalar, at position: Int) -> Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: character)
  }

  private func isNameStart(_ byte: UInt8) -> Bool { isLetter(byte) || byte == UInt8(ascii: "_") }

  private func isDigit(at position: Int) -> Bool { position < bytes.count && isDigit(bytes[position]) }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
