import SwiftSyntax

extension SwiftEvaluation {
  /// Literals and what `+ - * / %` make of them and of known constants.
  mutating func arithmetic(
    _ expression: ExprSyntax, as kind: SwiftKind?, in scope: SwiftScope
  ) throws(SwiftDoubt) -> SwiftValue {
    if let sequence = expression.as(SequenceExprSyntax.self),
      let last = sequence.elements.last?.as(TypeExprSyntax.self),
      sequence.elements.count == 3, let value = sequence.elements.first
    {
      // `4 as CGFloat`
      return try self.value(value, as: last.type.path.flatMap(SwiftKind.init(type:)), in: scope)
    }
    let isWhole = kind == .whole || kind == nil && expression.isOfWholeLiterals
    do throws(SwiftDoubt) {
      return .number(try calculated(expression, in: scope, isWhole: isWhole))
    } catch {
      guard case .notUnderstood(let reason) = error, kind?.isVisual != true else { throw error }
      throw .doubtful(reason)
    }
  }

  /// A number where nothing else can stand.
  mutating func number(
    _ expression: ExprSyntax, in scope: SwiftScope, isWhole: Bool = false
  ) throws(SwiftDoubt) -> Double {
    do throws(SwiftDoubt) {
      return try calculated(expression, in: scope, isWhole: isWhole)
    } catch {
      switch error {
      case .notUnderstood: throw error
      case .doubtful(let reason): throw .notUnderstood(reason)
      case .otherMatter:
        throw .notUnderstood("'\(expression.excerpt)' is not a number that is known without running it")
      }
    }
  }

  private mutating func calculated(
    _ expression: ExprSyntax, in scope: SwiftScope, isWhole: Bool
  ) throws(SwiftDoubt) -> Double {
    let number: Double?
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): number = Double(swiftInteger: literal.literal.text)
    case .floatLiteralExpr(let literal): number = Double(literal.literal.text.filter { $0 != "_" })
    case .prefixOperatorExpr(let prefixed):
      let value = try calculated(prefixed.expression, in: scope, isWhole: isWhole)
      switch prefixed.operator.text {
      case "-": number = -value
      case "+": number = value
      default: throw .otherMatter
      }
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      guard let inner = tuple.elements.first?.expression else { throw .otherMatter }
      return try calculated(inner, in: scope, isWhole: isWhole)
    case .sequenceExpr(let sequence): number = try folded(sequence, in: scope, isWhole: isWhole)
    default:
      guard case .number(let value) = try resolved(value(expression, as: .length, in: scope)) else {
        throw .notUnderstood("'\(expression.excerpt)' is not a number")
      }
      number = value
    }
    guard let number, number.isFinite else { throw .notUnderstood("'\(expression.excerpt)' is not finite") }
    return number
  }

  private mutating func folded(
    _ sequence: SequenceExprSyntax, in scope: SwiftScope, isWhole: Bool
  ) throws(SwiftDoubt) -> Double {
    let elements = Array(sequence.elements)
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard elements.count == operators.count * 2 + 1, operators.allSatisfy({ ["+", "-", "*", "/", "%"].contains($0) })
    else { throw .otherMatter }
    var sum = 0.0
    var sign = 1.0
    var product = try calculated(elements[0], in: scope, isWhole: isWhole)
    for (index, symbol) in operators.enumerated() {
      let operand = try calculated(elements[2 * index + 2], in: scope, isWhole: isWhole)
      switch symbol {
      case "*": product *= operand
      case "/", "%":
        guard operand != 0 else { throw .notUnderstood("'\(sequence.excerptOfItself)' divides by zero") }
        let quotient = product / operand
        product =
          symbol == "%"
          ? product.truncatingRemainder(dividingBy: operand) : isWhole ? quotient.rounded(.towardZero) : quotient
      default:
        sum += sign * product
        sign = symbol == "+" ? 1 : -1
        product = operand
      }
    }
    return sum + sign * product
  }
}

extension SequenceExprSyntax {
  fileprivate var excerptOfItself: String { ExprSyntax(self).excerpt }
}

extension ExprSyntax {
  /// Whether Swift makes an `Int` of it, which divides without remainder.
  fileprivate var isOfWholeLiterals: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .binaryOperatorExpr: true
    case .prefixOperatorExpr(let prefixed): prefixed.expression.isOfWholeLiterals
    case .tupleExpr(let tuple): tuple.elements.allSatisfy { $0.expression.isOfWholeLiterals }
    case .sequenceExpr(let sequence): sequence.elements.allSatisfy(\.isOfWholeLiterals)
    default: false
    }
  }
}

extension Double {
  /// An integer literal: `1_000`, `0xFF`, `0b1010`, `0o17`.
  init?(swiftInteger text: String) {
    let digits = text.filter { $0 != "_" }
    let radices: [(String, Int)] = [("0x", 16), ("0b", 2), ("0o", 8)]
    for (prefix, radix) in radices where digits.hasPrefix(prefix) {
      guard let value = UInt64(digits.dropFirst(2), radix: radix) else { return nil }
      self = Double(value)
      return
    }
    self.init(digits)
  }

  /// Without a fraction where it has none.
  var short: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}
