/// Text as CSS writes it.
package enum CSSText {
  /// The text as a CSS string, in double quotes (CSSOM, "serialize a string"); what would end the string or a style element is
  /// escaped.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}": result += "\u{FFFD}"
      case "\u{1}"..."\u{1F}", "\u{7F}", "<": result += "\\\(String(scalar.value, radix: 16)) "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The text as one line inside a comment, which it cannot end.
  static func commented(_ text: String) -> String {
    let line = text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }
    return String(String.UnicodeScalarView(line)).replacing("*/", with: "* /")
  }
}

extension CSSText {
  /// True for text that can stand as the value of a custom property as it is, without ending the declaration or what holds it (CSS
  /// Syntax 3, section 9.2). Stricter than the grammar: no comments, no `;` or `!` outside strings, and nothing that loads.
  package static func isDeclarationValue(_ text: String) -> Bool {
    guard !loads(text) else { return false }
    var closing: [UInt8] = []
    var quote: UInt8?
    var isEscaped = false
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      guard byte >= 0x20, byte != 0x7F else { return false }
      if isEscaped {
        isEscaped = false
        continue
      }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        continue
      }
      if byte == UInt8(ascii: "/"), index > 0, bytes[index - 1] == UInt8(ascii: "<") { return false }
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("): closing.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): closing.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): closing.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard closing.popLast() == byte else { return false }
      case UInt8(ascii: ";"), UInt8(ascii: "!"): return false
      case UInt8(ascii: "*") where index > 0 && bytes[index - 1] == UInt8(ascii: "/"): return false
      default: break
      }
    }
    return !bytes.allSatisfy { $0 == 0x20 } && closing.isEmpty && quote == nil && !isEscaped
  }

  /// CSS Values 4, section 4.5: the functions that fetch something from elsewhere.
  private static func loads(_ text: String) -> Bool {
    let text = text.lowercased()
    return ["url(", "src(", "image(", "image-set("].contains { text.contains($0) }
  }
}
