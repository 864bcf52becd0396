/// What a plain YAML scalar means (YAML 1.2.2, section 10.3.2, the core schema).
enum CoreSchema {
  static func content(_ text: String) -> DataValue.Content {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return number(text).map { .number($0) } ?? .string(text)
    }
  }

  /// The number in JSON's syntax; nil when the text is none. Infinities and NaN stay text: no value of ours can be one.
  private static func number(_ text: String) -> String? {
    // Most scalars are words.
    guard let first = text.utf8.first, "0123456789+-.".utf8.contains(first) else { return nil }
    for (prefix, radix) in [("0x", 16), ("0o", 8)] where text.hasPrefix(prefix) && !text.contains("+") {
      if let value = UInt64(text.dropFirst(2), radix: radix) { return String(value) }
    }
    var rest = Substring(text)
    let sign = rest.first == "-" ? "-" : ""
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    let mantissa = rest.prefix { $0 != "e" && $0 != "E" }
    let parts = mantissa.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts[0]
    let fraction = parts.count > 1 ? parts[1] : ""
    guard isDigits(whole), isDigits(fraction), !(whole.isEmpty && fraction.isEmpty) else { return nil }
    var exponent = rest.dropFirst(mantissa.count)
    if !exponent.isEmpty {
      exponent.removeFirst()
      let digits = exponent.first == "-" || exponent.first == "+" ? exponent.dropFirst() : exponent
      guard isDigits(digits), !digits.isEmpty else { return nil }
    }
    let integer = whole.drop { $0 == "0" }
    return sign + (integer.isEmpty ? "0" : integer) + (fraction.isEmpty ? "" : ".\(fraction)")
      + (exponent.isEmpty ? "" : "e\(exponent)")
  }

  private static func isDigits(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }
}
