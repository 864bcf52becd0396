/// Writes JSON text (RFC 8259, section 7).
package enum JSONText {
  /// The text as a JSON string, in quotes.
  package static func quoted(_ text: String) -> String {
    // Most texts need no escape: it is not worth the time to look at their letters one by one.
    guard text.utf8.contains(where: mayNeedEscape) else { return "\"\(text)\"" }
    var bytes: [UInt8] = []
    appendQuoted(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text as a JSON string, in quotes.
  package static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    append(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends what stands between the quotes of a JSON string. `<` and the line separators of Unicode are escaped too, so that it
  /// can stand inside a script element, and in a script.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    if text.utf8.withContiguousStorageIfAvailable({ append($0, to: &bytes) }) != nil { return }
    var text = text
    text.withUTF8 { append($0, to: &bytes) }
  }

  /// The same of text that is UTF-8 already.
  package static func append(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    text.withUnsafeBufferPointer { append($0, to: &bytes) }
  }

  private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var clean = 0
    for (index, byte) in text.enumerated() where mayNeedEscape(byte) {
      // The separators are E2 80 A8 and E2 80 A9; other texts have that first byte, too.
      let isSeparator = byte == 0xE2 && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8
      guard byte != 0xE2 || isSeparator else { continue }
      bytes.append(contentsOf: text[clean..<index])
      clean = index + (isSeparator ? 3 : 1)
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
      case 0xE2: bytes.append(contentsOf: (text[index + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8)
      default:
        bytes.append(contentsOf: byte < 0x10 ? "\\u000".utf8 : "\\u00".utf8)
        bytes.append(contentsOf: String(byte, radix: 16).utf8)
      }
    }
    bytes.append(contentsOf: text[clean...])
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "<")
      || byte == 0xE2
  }
}
