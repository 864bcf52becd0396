/// Puts the pieces of arithmetic together: sums of products of signed powers, brackets and calls in them.
struct ExpressionParser {
  /// How deep brackets, calls and signs may stand in each other.
  static let depthLimit = 64

  private let tokens: [ExpressionToken]
  private var index = 0
  private var depth = 0

  /// One expression, or several behind each other as in `4px 8px`; nil when the pieces are none.
  static func parsed(_ tokens: [ExpressionToken]) -> [Expression]? {
    var parser = ExpressionParser(tokens: tokens)
    var expressions: [Expression] = []
    repeat {
      guard let expression = parser.sum() else { return nil }
      expressions.append(expression)
    } while parser.index < tokens.count && tokens[parser.index].hasSpaceBefore
    return parser.index == tokens.count ? expressions : nil
  }

  private init(tokens: [ExpressionToken]) {
    self.tokens = tokens
  }

  private mutating func sum() -> Expression? {
    guard var left = product() else { return nil }
    while let operation = operation(["+", "-"]) {
      guard let right = product() else { return nil }
      left = .operation(operation, left, right)
    }
    return left
  }

  private mutating func product() -> Expression? {
    guard var left = signed() else { return nil }
    while let operation = operation(["*", "/", "%"]) {
      guard let right = signed() else { return nil }
      left = .operation(operation, left, right)
    }
    return left
  }

  private mutating func signed() -> Expression? {
    guard depth < ExpressionParser.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    if take("-") { return signed().map { .negated($0) } }
    if take("+") { return signed() }
    guard let base = operand() else { return nil }
    guard take("^") else { return base }
    return signed().map { .operation(.power, base, $0) }
  }

  private mutating func operand() -> Expression? {
    guard index < tokens.count else { return nil }
    switch tokens[index].kind {
    case .measure(let measure):
      index += 1
      return .measure(measure)
    case .reference(let path):
      index += 1
      return .reference(path)
    case .name(let name):
      index += 1
      guard let function = Expression.Function(rawValue: name), take("(") else { return nil }
      return arguments().map { .call(function, $0) }
    case .symbol:
      guard take("("), let inner = sum(), take(")") else { return nil }
      return inner
    }
  }

  private mutating func arguments() -> [Expression]? {
    var arguments: [Expression] = []
    repeat {
      guard let argument = sum() else { return nil }
      arguments.append(argument)
    } while take(",")
    return take(")") ? arguments : nil
  }

  /// A sign that stands at its number with a space before it begins the next value of a list: `4px -2px`.
  private mutating func operation(_ symbols: [String]) -> Expression.Operation? {
    guard index < tokens.count, case .symbol(let byte) = tokens[index].kind else { return nil }
    let symbol = String(decoding: [byte], as: UTF8.self)
    guard symbols.contains(symbol) else { return nil }
    let isSign = symbol == "-" || symbol == "+"
    if isSign, depth == 0, tokens[index].hasSpaceBefore, !tokens[index].hasSpaceAfter { return nil }
    index += 1
    return Expression.Operation(rawValue: symbol)
  }

  private mutating func take(_ symbol: Unicode.Scalar) -> Bool {
    guard index < tokens.count, tokens[index].kind == .symbol(UInt8(ascii: symbol)) else { return false }
    index += 1
    return true
  }
}
