/// A length, percentage or number of CSS: from the smallest that it can be to the largest, where it follows the viewport.
struct LengthRange: Hashable, Sendable {
  /// CSS pixels; of a number the number.
  var low: Double
  var high: Double
  /// What a percentage adds, as far as nothing says of what.
  var percent = 0.0
  var isNumber = false

  init(_ pixels: Double) {
    low = pixels
    high = pixels
  }

  init(_ range: ClosedRange<Double>) {
    low = range.lowerBound
    high = range.upperBound
  }

  static func number(_ value: Double) -> LengthRange {
    var number = LengthRange(value)
    number.isNumber = true
    return number
  }

  static func percentage(_ value: Double) -> LengthRange {
    var length = LengthRange(0)
    length.percent = value
    return length
  }

  /// Nil for a sum of a number and a length, and for what is no number any more.
  static func + (a: LengthRange, b: LengthRange) -> LengthRange? {
    let (low, high) = (a.low + b.low, a.high + b.high)
    guard a.isNumber == b.isNumber, low <= high, (a.percent + b.percent).isFinite else { return nil }
    var sum = LengthRange(low...high)
    sum.percent = a.percent + b.percent
    sum.isNumber = a.isNumber
    return sum
  }

  /// Nil where the second is not one number.
  static func * (a: LengthRange, b: LengthRange) -> LengthRange? {
    guard b.isNumber, b.low == b.high, b.low.isFinite else { return a.isNumber && !b.isNumber ? b * a : nil }
    let factor = b.low
    let ends = [a.low * factor, a.high * factor].map { $0.isNaN ? 0 : $0 }
    var product = LengthRange(min(ends[0], ends[1])...max(ends[0], ends[1]))
    product.percent = a.percent * factor
    guard product.percent.isFinite else { return nil }
    product.isNumber = a.isNumber
    return product
  }

  /// End by end; nil where they cannot be compared.
  static func combined(_ values: [LengthRange], _ choose: (Double, Double) -> Double) -> LengthRange? {
    guard var result = values.first else { return nil }
    for value in values.dropFirst() {
      guard value.isNumber == result.isNumber, value.percent == 0, result.percent == 0 else { return nil }
      result.low = choose(result.low, value.low)
      result.high = choose(result.high, value.high)
    }
    return result
  }
}
