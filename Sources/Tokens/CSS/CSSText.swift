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
