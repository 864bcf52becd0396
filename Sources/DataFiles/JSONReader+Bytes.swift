import Diagnostics

extension JSONReader {
  var peek: UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// White space, and in other syntaxes comments.
  mutating func skipSpace() throws(JSONSyntaxError) {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    switch syntax {
    case .json: break
    case .commented: if peek == UInt8(ascii: "/") { try skipComments() }
    case .json5: try skipComments()
    }
  }

  func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  func hex(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard let nibble = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value << 4 | nibble
    }
    return value
  }

  func unexpected(_ wanted: String) -> JSONSyntaxError {
    guard index < bytes.count else {
      return JSONSyntaxError("the file ends where \(wanted) is needed", bytes.count..<bytes.count)
    }
    let text = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
    let found = text.first.map { $0.isASCII && !$0.isLetter || $0.isLetter ? "'\($0)'" : "a character" } ?? ""
    var help: String?
    switch (bytes[index], wanted) {
    case (UInt8(ascii: "/"), _): help = "JSON has no comments"
    case (UInt8(ascii: "'"), _): help = "JSON strings stand in double quotes"
    case (UInt8(ascii: "}"), _), (UInt8(ascii: "]"), _):
      help = "JSON allows no comma before a closing bracket"
    default: break
    }
    return JSONSyntaxError("\(found) where \(wanted) is needed", index..<index + 1, help: help)
  }
}
