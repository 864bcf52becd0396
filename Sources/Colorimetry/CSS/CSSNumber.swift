/// Writes numbers as CSS has them: no exponent, no trailing zeros.
package enum CSSNumber {
  /// At most `decimals` digits after the point, rounded to nearest; `-0` is `0`.
  package static func text(_ value: Double, decimals: Int = 4) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (abs(value) * scale).rounded()
    guard scaled < 9e15 else { return digits(of: value) }
    let whole = Int(scaled / scale)
    let rest = Int(scaled) - whole * Int(scale)
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = String(rest)
    var fraction = String(repeating: "0", count: decimals - digits.count) + digits
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }

  /// A large number in whole digits; infinity as the largest number there is.
  private static func digits(of value: Double) -> String {
    let magnitude = min(abs(value.rounded()), .greatestFiniteMagnitude)
    let parts = "\(magnitude)".split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : fraction.count
    let zeros = String(repeating: "0", count: max(0, exponent - fraction.count))
    return (value < 0 ? "-" : "") + mantissa[0] + fraction + zeros
  }
}

extension CSSNumber {
  /// A number and what stands directly behind it: `1.5rem` is 1.5 and `rem`; nil for anything else. Spaces around are passed over.
  package static func measure(_ text: String) -> (value: Double, unit: String)? {
    var cursor = CSSCursor(text)
    cursor.skipSpaces()
    guard let value = cursor.takeNumber() else { return nil }
    let unit = cursor.take("%") ? "%" : cursor.takeUnit().lowercased()
    cursor.skipSpaces()
    return cursor.isAtEnd ? (value, unit) : nil
  }
}
