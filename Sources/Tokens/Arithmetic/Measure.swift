import Colorimetry

/// A number and its unit, as arithmetic in a token's text has them; the unit of a plain number is empty.
struct Measure: Hashable, Sendable, CustomStringConvertible {
  let value: Double
  let unit: String

  init(_ value: Double, _ unit: String = "") {
    self.value = value
    self.unit = unit
  }

  /// As CSS has it, with all digits.
  var description: String {
    let whole = Int(exactly: value).flatMap { abs($0) < 1_000_000_000_000 ? $0 : nil }
    return (whole.map(String.init) ?? "\(value)") + unit
  }

  var css: String { CSSNumber.text(value) + unit }

  func with(_ value: Double) -> Measure { Measure(value, unit) }
}
