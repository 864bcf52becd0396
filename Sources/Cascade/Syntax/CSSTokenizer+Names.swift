/// Names, escapes, strings, addresses and numbers (CSS Syntax 3, sections 4.3.4 to 4.3.14).
extension CSSTokenizer {
  func startsEscape(_ offset: Int = 0) -> Bool {
    peek(offset) == UInt8(ascii: "\\") && !isAtEnd(offset) && !peek(offset + 1).isCSSNewline
  }

  /// True at a character that a name may hold.
  func startsName(_ offset: Int = 0) -> Bool {
    !isAtEnd(offset) && (peek(offset).isNameStart || peek(offset).isASCIIDigit || peek(offset) == UInt8(ascii: "-"))
  }

  func startsIdent(_ offset: Int = 0) -> Bool {
    guard !isAtEnd(offset) else { return false }
    guard peek(offset) == UInt8(ascii: "-") else { return peek(offset).isNameStart || startsEscape(offset) }
    guard !isAtEnd(offset + 1) else { return false }
    return peek(offset + 1).isNameStart || peek(offset + 1) == UInt8(ascii: "-") || startsEscape(offset + 1)
  }

  func startsNumber() -> Bool {
    let sign = peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") ? 1 : 0
    return peek(sign).isASCIIDigit || peek(sign) == UInt8(ascii: ".") && peek(sign + 1).isASCIIDigit
  }

  mutating func name() -> String {
    var name = ""
    while true {
      let start = index
      while startsName(), peek() != 0 { index += 1 }
      name += String(decoding: bytes[start..<index], as: UTF8.self)
      if startsEscape() {
        index += 1
        name.unicodeScalars.append(escape())
      } else if !isAtEnd(), peek() == 0 {
        index += 1
        name += "\u{FFFD}"
      } else {
        return name
      }
    }
  }

  /// What stands behind a backslash.
  private mutating func escape() -> Unicode.Scalar {
    guard !isAtEnd() else { return "\u{FFFD}" }
    var value: UInt32 = 0
    var digits = 0
    while digits < 6, let digit = Character(Unicode.Scalar(peek())).hexDigitValue, peek() < 0x80 {
      value = value << 4 | UInt32(digit)
      digits += 1
      index += 1
    }
    guard digits > 0 else { return scalar() }
    skipOneSpace()
    guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return scalar
  }

  private mutating func skipOneSpace() {
    guard peek().isCSSSpace else { return }
    index += peek() == 0x0D && peek(1) == 0x0A ? 2 : 1
  }

  /// The code point here, whatever it is.
  mutating func scalar() -> Unicode.Scalar {
    let byte = peek()
    if byte < 0x80 {
      index += 1
      return byte == 0 ? "\u{FFFD}" : Unicode.Scalar(byte)
    }
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    let scalars = String(decoding: bytes[index..<min(index + length, bytes.count)], as: UTF8.self).unicodeScalars
    let scalar = scalars.first ?? "\u{FFFD}"
    // Of what is no UTF-8, a byte at a time.
    index += scalar == "\u{FFFD}" && bytes[index] != 0xEF ? 1 : min(length, bytes.count - index)
    return scalar
  }

  mutating func string(endingWith quote: UInt8) -> ComponentValue.Kind {
    let start = index
    index += 1
    var text = ""
    while true {
      let run = index
      while !isAtEnd(), peek() != quote, peek() != UInt8(ascii: "\\"), peek() != 0, !peek().isCSSNewline { index += 1 }
      text += String(decoding: bytes[run..<index], as: UTF8.self)
      if isAtEnd() {
        problems.append(SyntaxProblem(.unclosedString, start..<index))
        return .string(text)
      } else if peek() == quote {
        index += 1
        return .string(text)
      } else if peek() == 0 {
        index += 1
        text += "\u{FFFD}"
      } else if peek().isCSSNewline {
        problems.append(SyntaxProblem(.unclosedString, start..<index))
        return .badString
      } else {
        index += 1
        if isAtEnd() { continue }
        if peek().isCSSNewline { skipOneSpace() } else { text.unicodeScalars.append(escape()) }
      }
    }
  }

  /// An address without quotes, behind `url(`.
  mutating func url(from start: Int) -> ComponentValue.Kind {
    var text = ""
    while peek().isCSSSpace { index += 1 }
    while !isAtEnd() {
      let byte = peek()
      switch byte {
      case UInt8(ascii: ")"):
        index += 1
        return .url(text)
      case _ where byte.isCSSSpace:
        while peek().isCSSSpace { index += 1 }
        if !isAtEnd(), peek() != UInt8(ascii: ")") { return badURL(from: start) }
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), 0x01...0x08, 0x0B, 0x0E...0x1F, 0x7F:
        return badURL(from: start)
      case UInt8(ascii: "\\"):
        guard startsEscape() else { return badURL(from: start) }
        index += 1
        text.unicodeScalars.append(escape())
      default: text.unicodeScalars.append(scalar())
      }
    }
    problems.append(SyntaxProblem(.unclosed(.round), start..<start + 4))
    return .url(text)
  }

  private mutating func badURL(from start: Int) -> ComponentValue.Kind {
    while !isAtEnd() {
      if startsEscape() {
        index += 1
        _ = escape()
      } else {
        index += 1
        if bytes[index - 1] == UInt8(ascii: ")") { break }
      }
    }
    problems.append(SyntaxProblem(.badURL, start..<index))
    return .badURL
  }

  /// Numbers beyond what a Double holds are the greatest or least that it holds.
  mutating func number() -> (Double, isInteger: Bool) {
    let start = index
    var isInteger = true
    if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { index += 1 }
    while peek().isASCIIDigit { index += 1 }
    if peek() == UInt8(ascii: "."), peek(1).isASCIIDigit {
      isInteger = false
      index += 1
      while peek().isASCIIDigit { index += 1 }
    }
    let sign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-") ? 1 : 0
    if peek() | 0x20 == UInt8(ascii: "e"), peek(1 + sign).isASCIIDigit {
      isInteger = false
      index += 1 + sign
      while peek().isASCIIDigit { index += 1 }
    }
    let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? 0
    let limit = Double.greatestFiniteMagnitude
    return (min(max(value, -limit), limit), isInteger)
  }
}

extension UInt8 {
  /// What an identifier may start with; NUL counts, since it stands for U+FFFD.
  fileprivate var isNameStart: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || self == 0 || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A)
  }
}
