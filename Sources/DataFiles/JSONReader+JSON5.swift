import Diagnostics

/// What people add to JSON: comments and trailing commas, and the rest of JSON5 1.0.
extension JSONReader {
  mutating func skipComments() throws(JSONSyntaxError) {
    while true {
      while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte), syntax == .json5 || !isFeed(byte) {
        index += 1
      }
      guard peek == UInt8(ascii: "/"), index + 1 < bytes.count else { return }
      let start = index
      switch bytes[index + 1] {
      case UInt8(ascii: "/"):
        while let byte = peek, byte != 0x0A, byte != 0x0D { index += 1 }
      case UInt8(ascii: "*"):
        index += 2
        while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
          index += 1
        }
        guard index + 1 < bytes.count else {
          throw JSONSyntaxError("a comment that does not end", start..<start + 2, help: "close it with '*/'")
        }
        index += 2
      default: return
      }
      extensions.append(file.place(start..<index))
    }
  }

  /// The white space that JSON5 has and JSON has not.
  private func isFeed(_ byte: UInt8) -> Bool { byte == 0x0B || byte == 0x0C }

  /// True at a closing bracket behind a comma.
  mutating func isTrailingComma(before bracket: Unicode.Scalar, _ holdsItems: Bool) -> Bool {
    guard syntax != .json, holdsItems, peek == UInt8(ascii: bracket) else { return false }
    extensions.append(file.place(index..<index + 1))
    return true
  }

  mutating func key() throws(JSONSyntaxError) -> String {
    if peek == UInt8(ascii: "\"") { return try string() }
    guard syntax == .json5 else { throw unexpected("a key in double quotes") }
    if peek == UInt8(ascii: "'") { return try string() }
    let start = index
    while let byte = peek, isNameByte(byte), index > start || !isDigit(byte) { index += 1 }
    guard index > start else { throw unexpected("a key") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Letters, digits, `_` and `$`; all that is not ASCII is taken for letters.
  private func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  /// The number in the syntax of JSON: `+1`, `.5`, `5.` and `0x1F` are written anew.
  mutating func looseNumber() throws(JSONSyntaxError) -> String {
    let start = index
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    let sign = isNegative ? "-" : ""
    if peek == UInt8(ascii: "I") || peek == UInt8(ascii: "N") {
      while let byte = peek, isNameByte(byte) { index += 1 }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      throw JSONSyntaxError("'\(word)' where a finite number is needed", start..<index)
    }
    if peek == UInt8(ascii: "0"), index + 1 < bytes.count, bytes[index + 1] | 0x20 == UInt8(ascii: "x") {
      index += 2
      let first = index
      while let byte = peek, Character(Unicode.Scalar(byte)).isHexDigit { index += 1 }
      guard index > first, let value = UInt64(String(decoding: bytes[first..<index], as: UTF8.self), radix: 16) else {
        throw JSONSyntaxError("a hexadecimal number of 1 to 16 digits is needed", start..<max(index, start + 1))
      }
      return sign + String(value)
    }
    let whole = takeDigits()
    if whole.count > 1, whole.hasPrefix("0") {
      throw JSONSyntaxError("a number that begins with 0", start..<index, help: "leave the 0 out")
    }
    let fraction = take(".") ? takeDigits() : ""
    guard !whole.isEmpty || !fraction.isEmpty else { throw unexpected("a digit") }
    var text = sign + (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
    if take("e") || take("E") {
      text += "e"
      if take("-") { text += "-" } else { _ = take("+") }
      let digits = takeDigits()
      guard !digits.isEmpty else { throw unexpected("a digit") }
      text += digits
    }
    return text
  }

  private mutating func takeDigits() -> String {
    let start = index
    while let byte = peek, isDigit(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// JSON5 1.0, section 5.1: any character may stand behind a backslash; an end of line there stands for nothing.
  mutating func looseEscape(_ letter: UInt8, from start: Int) throws(JSONSyntaxError) -> Unicode.Scalar? {
    switch letter {
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "0"): return "\u{0}"
    case 0x0A: return nil
    case 0x0D:
      _ = take("\n")
      return nil
    case UInt8(ascii: "x"):
      guard index + 2 <= bytes.count, let value = hex(bytes[index..<index + 2]) else {
        throw JSONSyntaxError("a \\x escape without two hexadecimal digits", start..<index)
      }
      index += 2
      return Unicode.Scalar(UInt8(value))
    case 0..<0x80: return Unicode.Scalar(letter)
    default:
      // The character goes on behind its first byte, which is taken back.
      index -= 1
      return nil
    }
  }
}

// MARK: Findings

extension JSONReader {
  /// One warning of each kind for a file, however often it is so.
  func reportExtensions(into findings: inout Findings) {
    if syntax == .commented, let first = extensions.min() {
      let count =
        extensions.count == 1
        ? "a comment or trailing comma stands" : "\(extensions.count) comments and trailing commas stand"
      findings.report(
        Finding(
          .warning, "json-syntax", "\(count) in this file, which JSON does not have", at: first,
          help: "name the file .jsonc or .json5, or remove them; 'profile: strict' in theme.yaml refuses this"))
    }
    if let first = repetitions.min() {
      let count = repetitions.count == 1 ? "a key stands" : "\(repetitions.count) keys of this file stand"
      findings.report(
        Finding(
          .warning, "duplicate-key", "\(count) twice in one object, with the same value", at: first,
          help: "remove one of them; 'profile: strict' in theme.yaml refuses this"))
    }
  }
}
