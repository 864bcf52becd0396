/// Computes lengths, percentages and numbers, with `calc()`, `min()`, `max()` and `clamp()` (CSS Values 4, section 10).
struct LengthReader {
  /// What `1em` is; nil where nobody knows.
  var em: LengthRange?
  /// What `100%` is; nil where percentages are kept.
  var whole: LengthRange?

  /// The length of the root, on which `rem` rests: what a mock-up is drawn in.
  static let rootSize = 16.0

  /// Nil for anything that is no length, or one that depends on what is not known.
  func length(_ values: [ComponentValue]) -> LengthRange? {
    let words = values.words
    return words.count == 1 ? operand(words[0]) : nil
  }

  /// A number, or a percentage of 1; nil for lengths, and for what is not known.
  func amount(_ values: [ComponentValue]) -> Double? {
    guard let length = length(values), length.isNumber || length.low == 0 && length.high == 0 else { return nil }
    return length.isNumber ? length.low : length.percent / 100
  }

  private func operand(_ value: ComponentValue) -> LengthRange? {
    switch value.kind {
    case .number(let number, _): return .number(number)
    case .percentage(let percent):
      guard let whole else { return .percentage(percent) }
      return whole * .number(percent / 100)
    case .dimension(let amount, let unit): return length(amount, unit)
    case .block(.round, let values), .function("calc", let values): return sum(values)
    case .function(let name, let values):
      var arguments: [LengthRange] = []
      for item in values.items {
        guard let argument = sum(item) else { return nil }
        arguments.append(argument)
      }
      switch (name, arguments.count) {
      case ("min", 1...): return .combined(arguments, min)
      case ("max", 1...): return .combined(arguments, max)
      case ("clamp", 3):
        return LengthRange.combined([arguments[1], arguments[2]], min).flatMap { .combined([arguments[0], $0], max) }
      default: return nil
      }
    default: return nil
    }
  }

  /// CSS Values 4, section 6: lengths that rest on a font that is not measured here are not known.
  private func length(_ amount: Double, _ unit: String) -> LengthRange? {
    switch unit {
    case "em": em.flatMap { $0 * .number(amount) }
    case _ where LengthReader.viewportUnits.contains(unit): LengthRange(0...Double.infinity) * .number(amount)
    default: LengthReader.pixels(amount, unit).map { LengthRange($0) }
    }
  }

  /// CSS Values 4, section 6.2, and `rem`: what is as long everywhere in a mock-up. Nil for other units.
  static func pixels(_ amount: Double, _ unit: String) -> Double? {
    switch unit {
    case "px": amount
    case "rem": amount * rootSize
    case "in": amount * 96
    case "pc": amount * 16
    // Not by 96/72, which makes `14pt` less than the size at which large text starts.
    case "pt": amount * 4 / 3
    case "cm": amount * 96 / 2.54
    case "mm": amount * 96 / 25.4
    case "q": amount * 96 / 101.6
    default: nil
    }
  }

  private static let viewportUnits: Set<String> = Set(
    ["v", "sv", "lv", "dv", "cq"].flatMap { size in ["w", "h", "i", "b", "min", "max"].map { size + $0 } })

  /// Signs of addition stand between white space, so that they are values of their own.
  private func sum(_ values: [ComponentValue]) -> LengthRange? {
    var total: LengthRange?
    var sign = 1.0
    var term: [ComponentValue] = []
    for value in values.words + [ComponentValue(.delimiter("+"), 0..<0)] {
      guard value.kind == .delimiter("+") || value.kind == .delimiter("-") else {
        term.append(value)
        continue
      }
      guard let next = product(term).flatMap({ $0 * .number(sign) }) else { return nil }
      guard let sum = total.map({ $0 + next }) ?? next else { return nil }
      total = sum
      sign = value.kind == .delimiter("-") ? -1 : 1
      term = []
    }
    return total
  }

  private func product(_ values: [ComponentValue]) -> LengthRange? {
    guard let first = values.first, var result = operand(first), values.count % 2 == 1 else { return nil }
    for index in stride(from: 1, to: values.count, by: 2) {
      guard let next = operand(values[index + 1]) else { return nil }
      switch values[index].kind {
      case .delimiter("*"):
        guard let product = result * next else { return nil }
        result = product
      case .delimiter("/"):
        guard next.isNumber, next.low == next.high, next.low != 0, let quotient = result * .number(1 / next.low) else {
          return nil
        }
        result = quotient
      default: return nil
      }
    }
    return result
  }
}
