/// Takes a CSS value apart at its top level: what stands in parentheses or quotes stays together.
enum CSSParts {
  /// The items between commas, without the spaces around them.
  static func list(_ text: String) -> [String] {
    split(text) { $0 == UInt8(ascii: ",") }.map(trimmed)
  }

  /// The words between spaces.
  static func words(_ text: String) -> [String] {
    split(text, isSpace).filter { !$0.isEmpty }
  }

  /// The name and the arguments of text that is one function; nil for other text.
  static func function(_ text: String) -> (name: String, arguments: String)? {
    let text = trimmed(text)
    guard text.hasSuffix(")"), let start = text.firstIndex(of: "("), start > text.startIndex,
      text[..<start].unicodeScalars.allSatisfy(CSSName.isIdentifier), isOneGroup(text[start...])
    else { return nil }
    return (text[..<start].lowercased(), String(text[text.index(after: start)...].dropLast()))
  }

  /// True when the first parenthesis is closed by the last.
  private static func isOneGroup(_ text: Substring) -> Bool {
    var depth = 0
    var quote: UInt8?
    for (index, byte) in text.utf8.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      if depth == 0 { return index == text.utf8.count - 1 }
    }
    return false
  }

  static func trimmed(_ text: String) -> String {
    var bytes = text.utf8[...]
    while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func split(_ text: String, _ isSeparator: (UInt8) -> Bool) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    var depth = 0
    var quote: UInt8?
    for byte in text.utf8 {
      if let open = quote {
        if byte == open { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        default:
          if depth == 0, isSeparator(byte) {
            parts.append(String(decoding: part, as: UTF8.self))
            part = []
            continue
          }
        }
      }
      part.append(byte)
    }
    return parts + [String(decoding: part, as: UTF8.self)]
  }
}
