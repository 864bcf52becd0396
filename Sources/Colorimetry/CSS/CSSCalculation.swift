/// Reads `calc()`, `min()`, `max()` and `clamp()` of numbers, percentages and angles (CSS Values 4, section 10).
///
/// Units must agree, as the standard has it: `calc(50% + 0.1)` is nothing. Other functions are not read.
struct CSSCalculation {
  private static let functions: Set<String> = ["calc", "min", "max", "clamp"]
  private static let depthLimit = 32

  private var cursor: CSSCursor
  /// Words that stand for numbers, such as the channels of a relative colour.
  private let words: [String: Double]
  private var depth = 0

  /// A literal or a calculation; nil, and nothing taken, for anything else. What is not a number (`0 / 0`) is 0.
  static func quantity(_ cursor: inout CSSCursor, words: [String: Double] = [:]) -> CSSQuantity? {
    if let literal = CSSQuantity(&cursor) { return literal }
    var calculation = CSSCalculation(cursor: cursor, words: words)
    let name = calculation.cursor.takeName().lowercased()
    guard functions.contains(name), var quantity = calculation.function(name) else { return nil }
    if quantity.value.isNaN { quantity.value = 0 }
    cursor = calculation.cursor
    return quantity
  }

  private mutating func function(_ name: String) -> CSSQuantity? {
    guard CSSCalculation.functions.contains(name), let arguments = arguments(),
      let first = arguments.first, arguments.allSatisfy({ $0.unit == first.unit })
    else { return nil }
    let values = arguments.map(\.value)
    switch (name, values.count) {
    case ("calc", 1): return first
    case ("min", _):
      return CSSQuantity(values.contains(where: \.isNaN) ? .nan : values.reduce(.infinity, min), first.unit)
    case ("max", _):
      return CSSQuantity(values.contains(where: \.isNaN) ? .nan : values.reduce(-.infinity, max), first.unit)
    case ("clamp", 3): return CSSQuantity(max(values[0], min(values[1], values[2])), first.unit)
    default: return nil
    }
  }

  /// Sums with commas between them, in parentheses.
  private mutating func arguments() -> [CSSQuantity]? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= CSSCalculation.depthLimit, cursor.take("(") else { return nil }
    var list: [CSSQuantity] = []
    repeat {
      guard let sum = sum() else { return nil }
      list.append(sum)
    } while cursor.take(",")
    return cursor.take(")") ? list : nil
  }

  /// A sign of addition has white space on both sides; without it the sign belongs to a number.
  private mutating func sum() -> CSSQuantity? {
    cursor.skipSpaces()
    guard var result = product() else { return nil }
    while cursor.takeSpaces() {
      let isPlus = cursor.take("+")
      guard isPlus || cursor.take("-") else { break }
      guard cursor.takeSpaces(), let next = product(), next.unit == result.unit else { return nil }
      result.value += isPlus ? next.value : -next.value
    }
    return result
  }

  private mutating func product() -> CSSQuantity? {
    guard var result = operand() else { return nil }
    while true {
      var ahead = cursor
      ahead.skipSpaces()
      let isTimes = ahead.take("*")
      guard isTimes || ahead.take("/") else { return result }
      ahead.skipSpaces()
      cursor = ahead
      guard let next = operand() else { return nil }
      switch (isTimes, result.unit, next.unit) {
      case (true, _, .number): result.value *= next.value
      case (true, .number, _): result = CSSQuantity(result.value * next.value, next.unit)
      case (false, _, .number): result.value /= next.value
      default: return nil
      }
    }
  }

  private mutating func operand() -> CSSQuantity? {
    if let literal = CSSQuantity(&cursor) { return literal }
    if cursor.isAt("(") {
      guard let list = arguments(), list.count == 1 else { return nil }
      return list[0]
    }
    let isNegative = cursor.take("-")
    let name = cursor.takeName().lowercased()
    if cursor.isAt("(") { return isNegative ? nil : function(name) }
    switch name {
    case "infinity": return CSSQuantity(isNegative ? -.infinity : .infinity, .number)
    case _ where isNegative: return nil
    case "pi": return CSSQuantity(.pi, .number)
    case "e": return CSSQuantity(2.718281828459045, .number)
    case "nan": return CSSQuantity(.nan, .number)
    default: return words[name].map { CSSQuantity($0, .number) }
    }
  }
}
