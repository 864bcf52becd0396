/// An+B (CSS Syntax 3, section 6).
enum NthFormula {
  /// Nil for what is none. The values are read as they are written, since a sign tells `n +1` from `n 1`.
  static func read(_ values: [ComponentValue], of bytes: [UInt8]) -> (step: Int, offset: Int)? {
    var text = ""
    for value in values.trimmed {
      switch value.kind {
      case .whitespace: text += " "
      case .ident(let name): text += name
      case .number(_, true), .dimension: text += String(decoding: bytes[value.range], as: UTF8.self)
      case .delimiter("+"), .delimiter("-"): text += value.text
      default: return nil
      }
    }
    return read(text.lowercased())
  }

  private static func read(_ text: String) -> (step: Int, offset: Int)? {
    switch text {
    case "odd": return (2, 1)
    case "even": return (2, 0)
    default: break
    }
    guard let n = text.firstIndex(of: "n") else { return number(Substring(text), isSignOptional: true).map { (0, $0) } }
    let step: Int
    switch text[..<n] {
    case "", "+": step = 1
    case "-": step = -1
    default:
      guard let number = number(text[..<n], isSignOptional: true) else { return nil }
      step = number
    }
    let rest = text[text.index(after: n)...].drop { $0 == " " }
    if rest.isEmpty { return (step, 0) }
    guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
    let digits = rest.dropFirst().drop { $0 == " " }
    guard let offset = number(digits, isSignOptional: false) else { return nil }
    return (step, sign == "-" ? -offset : offset)
  }

  /// Numbers of more than nine digits are as good as the greatest of those.
  private static func number(_ text: Substring, isSignOptional: Bool) -> Int? {
    var digits = text
    let isNegative = text.first == "-"
    if isSignOptional, isNegative || text.first == "+" { digits = digits.dropFirst() }
    guard !digits.isEmpty, digits.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    let value = digits.drop { $0 == "0" }.count > 9 ? 999_999_999 : Int(digits) ?? 0
    return isNegative ? -value : value
  }
}
