import Glibc

extension Expression {
  enum Fault: Error, Hashable {
    /// Units in a sum that no number relates, such as `px` and `rem`: only a browser can say what it comes to.
    case mixed(String, String)
    /// Units that nothing can multiply or divide.
    case units(String, String)
    case divisionByZero
    /// A function with the wrong number of arguments, or a root of a negative number.
    case arguments(Function)
    case notFinite
    case unknown(String)
  }

  /// What it comes to. A number is a number of pixels where it meets them, as Tokens Studio has it.
  func value(_ known: [String: Measure]) throws(Fault) -> Measure {
    let result = try evaluated(known)
    guard result.value.isFinite else { throw .notFinite }
    return result
  }

  func result(_ known: [String: Measure]) -> Result<Measure, Fault> {
    do { return .success(try value(known)) } catch { return .failure(error) }
  }

  private func evaluated(_ known: [String: Measure]) throws(Fault) -> Measure {
    switch self {
    case .measure(let measure): return measure
    case .reference(let path):
      guard let measure = known[path] else { throw .unknown(path) }
      return measure
    case .negated(let operand):
      let measure = try operand.evaluated(known)
      return measure.with(-measure.value)
    case .operation(let operation, let left, let right):
      return try Expression.result(operation, left.evaluated(known), right.evaluated(known))
    case .call(let function, let arguments):
      var measures: [Measure] = []
      for argument in arguments { measures.append(try argument.evaluated(known)) }
      return try Expression.result(function, measures)
    }
  }

  private static func result(_ operation: Operation, _ a: Measure, _ b: Measure) throws(Fault) -> Measure {
    switch operation {
    case .sum: return Measure(a.value + b.value, try common(a, b))
    case .difference: return Measure(a.value - b.value, try common(a, b))
    case .product: return try product(a, b)
    case .quotient: return try quotient(a, b)
    case .remainder:
      guard b.value != 0 else { throw .divisionByZero }
      return Measure(a.value.truncatingRemainder(dividingBy: b.value), try common(a, b))
    case .power:
      guard b.unit.isEmpty else { throw .units(a.unit, b.unit) }
      return a.with(pow(a.value, b.value))
    }
  }

  /// The unit of a sum. Zero has any.
  private static func common(_ a: Measure, _ b: Measure) throws(Fault) -> String {
    if a.unit == b.unit { return a.unit }
    if a.unit.isEmpty, b.unit == "px" || a.value == 0 { return b.unit }
    if b.unit.isEmpty, a.unit == "px" || b.value == 0 { return a.unit }
    throw a.unit.isEmpty || b.unit.isEmpty ? .units(a.unit, b.unit) : .mixed(a.unit, b.unit)
  }

  /// A unit is had once, however many factors have it; a percentage of something is a part of it.
  private static func product(_ a: Measure, _ b: Measure) throws(Fault) -> Measure {
    let value = a.value * b.value
    if a.unit == b.unit { return Measure(a.unit == "%" ? value / 100 : value, a.unit) }
    if a.unit.isEmpty { return Measure(value, b.unit) }
    if b.unit.isEmpty { return Measure(value, a.unit) }
    if a.unit == "%" { return Measure(value / 100, b.unit) }
    if b.unit == "%" { return Measure(value / 100, a.unit) }
    if a.unit == "px" { return Measure(value, b.unit) }
    if b.unit == "px" { return Measure(value, a.unit) }
    throw .units(a.unit, b.unit)
  }

  private static func quotient(_ a: Measure, _ b: Measure) throws(Fault) -> Measure {
    guard b.value != 0 else { throw .divisionByZero }
    let value = a.value / b.value
    if a.unit == b.unit { return Measure(value) }
    if b.unit.isEmpty { return Measure(value, a.unit) }
    if b.unit == "%" { return Measure(value * 100, a.unit) }
    if b.unit == "px" { return Measure(value, a.unit.isEmpty ? "px" : a.unit) }
    throw .units(a.unit, b.unit)
  }

  private static func result(_ function: Function, _ arguments: [Measure]) throws(Fault) -> Measure {
    guard let first = arguments.first else { throw .arguments(function) }
    if function == .min || function == .max {
      var best = first
      for next in arguments.dropFirst() {
        let unit = try common(best, next)
        best = Measure(function == .min ? min(best.value, next.value) : max(best.value, next.value), unit)
      }
      return best
    }
    guard arguments.count == 1 || (function == .roundTo && arguments.count == 2) else { throw .arguments(function) }
    switch function {
    case .abs: return first.with(abs(first.value))
    case .ceil: return first.with(first.value.rounded(.up))
    case .floor: return first.with(first.value.rounded(.down))
    case .trunc: return first.with(first.value.rounded(.towardZero))
    case .sqrt:
      guard first.value >= 0 else { throw .arguments(function) }
      return first.with(first.value.squareRoot())
    case .round: return first.with(rounded(first.value))
    case .roundTo:
      let digits = arguments.count == 2 ? arguments[1].value : 0
      guard (-15...15).contains(digits), digits == digits.rounded() else { throw .arguments(function) }
      let scale = pow(10, abs(digits))
      return first.with(digits < 0 ? rounded(first.value / scale) * scale : rounded(first.value * scale) / scale)
    case .calc, .min, .max: return first
    }
  }

  /// A half goes up, as in the language that wrote the file.
  private static func rounded(_ value: Double) -> Double { (value + 0.5).rounded(.down) }
}
