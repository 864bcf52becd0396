/// Writes JSON text (RFC 8259, section 7).
package enum JSONText {
  /// The text as a JSON string, in quotes. `<` is escaped too, so that it can stand inside a script element.
  package static func quoted(_ text: String) -> String {
    // Most texts need no escape: it is not worth the time to look at their letters one by one.
    guard text.utf8.contains(where: mayNeedEscape) else { return "\"\(text)\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "<", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// True, too, of the first byte of the line separators.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "<")
      || byte == 0xE2
  }
}
