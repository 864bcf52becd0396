/// Arithmetic in a token's text, as Tokens Studio has it: `{space.scale} * 2`, `roundTo(16px / 1.2, 1)`, `calc(4px + {a})`.
///
/// References stand in it as operands, so a negative value needs no brackets.
indirect enum Expression: Hashable, Sendable {
  enum Operation: String, Hashable, Sendable {
    case sum = "+"
    case difference = "-"
    case product = "*"
    case quotient = "/"
    case remainder = "%"
    case power = "^"
  }

  /// The functions of expr-eval, which Tokens Studio computes with, that take numbers; `calc` is CSS's, and a pair of brackets.
  enum Function: String, Hashable, Sendable, CaseIterable {
    case abs, calc, ceil, floor, max, min, round, roundTo, sqrt, trunc
  }

  case measure(Measure)
  /// The path between the braces.
  case reference(String)
  case negated(Expression)
  case operation(Operation, Expression, Expression)
  case call(Function, [Expression])

  /// Nil for text that is no arithmetic from its first byte to its last.
  init?(_ text: String) {
    guard let list = Expression.list(text), list.count == 1 else { return nil }
    self = list[0]
  }

  /// The values of a list, `{a} * 2 {b}`, as of a padding; nil for text that is anything else.
  static func list(_ text: String) -> [Expression]? {
    ExpressionToken.all(in: text).flatMap(ExpressionParser.parsed)
  }

  /// False for a lone number or reference, also with a sign, which is a value like any other.
  var isComputed: Bool {
    switch self {
    case .measure, .reference: false
    case .negated(let operand): if case .reference = operand { true } else { operand.isComputed }
    case .operation, .call: true
    }
  }

  /// In the order of the text; twice when it stands there twice.
  var references: [String] {
    switch self {
    case .measure: []
    case .reference(let path): [path]
    case .negated(let operand): operand.references
    case .operation(_, let left, let right): left.references + right.references
    case .call(_, let arguments): arguments.flatMap(\.references)
    }
  }

  /// True for what CSS computes in the same way (Values and Units 4, section 10).
  var isOfCSS: Bool {
    switch self {
    case .measure, .reference: true
    case .negated(let operand): operand.isOfCSS
    case .operation(let operation, let left, let right):
      operation != .remainder && operation != .power && left.isOfCSS && right.isOfCSS
    case .call(let function, let arguments):
      [.calc, .max, .min].contains(function) && arguments.allSatisfy(\.isOfCSS)
    }
  }

  /// As CSS computes it, with the measures of references in their place.
  func calculation(_ known: [String: Measure]) -> String {
    let text = css(known)
    return text.hasPrefix("(") ? "calc\(text)" : "calc(\(text))"
  }

  private func css(_ known: [String: Measure]) -> String {
    switch self {
    case .measure(let measure): measure.css
    case .reference(let path): known[path]?.css ?? "{\(path)}"
    case .negated(let operand): "(-1 * \(operand.css(known)))"
    case .operation(let operation, let left, let right):
      "(\(left.css(known)) \(operation.rawValue) \(right.css(known)))"
    case .call(let function, let arguments):
      "\(function.rawValue)(\(arguments.map { $0.css(known) }.joined(separator: ", ")))"
    }
  }
}
