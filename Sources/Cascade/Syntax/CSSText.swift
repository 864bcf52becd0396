/// The spelling of single tokens, escaped where they have to be (CSSOM, section 2.1).
enum CSSText {
  static func identifier(_ name: String) -> String {
    if isPlain(name) { return name }
    var text = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
      let isDigitAtStart =
        scalar.isASCIIDigit && (index == 0 || index == 1 && name.unicodeScalars.first == "-")
      if isDigitAtStart {
        text += hex(scalar)
      } else if index == 0, scalar == "-", name.unicodeScalars.count == 1 {
        text += "\\-"
      } else {
        append(scalar, to: &text)
      }
    }
    return text
  }

  /// True for a name of letters of ASCII and hyphens alone, which nearly all are.
  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, first != UInt8(ascii: "-") else { return false }
    return name.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-") }
  }

  static func name(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars { append(scalar, to: &text) }
    return text
  }

  static func string(_ content: String) -> String {
    var text = "\""
    for scalar in content.unicodeScalars {
      if scalar.isControl {
        text += hex(scalar)
      } else {
        if scalar == "\"" || scalar == "\\" { text += "\\" }
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// What stands in `url()` without quotation marks.
  static func address(_ address: String) -> String {
    var text = ""
    for scalar in address.unicodeScalars {
      if scalar.isControl || scalar == " " {
        text += hex(scalar)
      } else {
        if "\"'()\\".unicodeScalars.contains(scalar) { text += "\\" }
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  static func number(_ value: Double, isInteger: Bool = true) -> String {
    if let integer = Int(exactly: value) { return isInteger ? String(integer) : "\(integer).0" }
    let text = "\(value)"
    guard isInteger, value == value.rounded() else { return text }
    return digits(ofScientific: text)
  }

  static func unit(_ unit: String) -> String {
    // `1e3` is a number.
    let scalars = Array(unit.unicodeScalars.prefix(3))
    let second = scalars.count > 1 && scalars[1] == "-" ? 2 : 1
    guard scalars.first == "e", scalars.count > second, scalars[second].isASCIIDigit else { return identifier(unit) }
    return hex("e") + name(String(unit.dropFirst()))
  }

  /// `1.5e+20` as `150000000000000000000`.
  private static func digits(ofScientific text: String) -> String {
    let parts = text.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
    return mantissa[0] + fraction + String(repeating: "0", count: max(0, exponent - fraction.count))
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    if scalar.isControl {
      text += hex(scalar)
    } else {
      let isName =
        scalar.value >= 0x80 || scalar == "-" || scalar == "_" || scalar.isASCIIDigit
        || scalar.properties.isAlphabetic
      if !isName { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String { "\\" + String(scalar.value, radix: 16) + " " }
}

extension Unicode.Scalar {
  fileprivate var isASCIIDigit: Bool { value >= 0x30 && value <= 0x39 }
  fileprivate var isControl: Bool { value < 0x20 || value == 0x7F }
}
