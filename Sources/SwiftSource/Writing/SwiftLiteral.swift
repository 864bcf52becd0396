/// Numbers and text as Swift writes them.
enum SwiftLiteral {
  /// The shortest text that reads as the same number.
  static func number(_ value: Double) -> String {
    Int(exactly: value).flatMap { abs($0) < 1_000_000_000_000 ? "\($0)" : nil } ?? "\(value)"
  }

  /// With a point, as components of colours have it.
  static func decimal(_ value: Double) -> String { "\(value == 0 ? 0 : value)" }

  static func text(_ text: String) -> String {
    var code = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": code += "\\\(scalar)"
      case "\n": code += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || ("\u{2028}"..."\u{2029}").contains(scalar):
        code += "\\u{\(String(scalar.value, radix: 16))}"
      default: code.unicodeScalars.append(scalar)
      }
    }
    return code + "\""
  }

  /// The text as lines that each can stand behind `//`.
  static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      String(String.UnicodeScalarView(line.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
    }
  }
}
