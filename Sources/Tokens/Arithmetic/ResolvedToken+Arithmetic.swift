import DataFiles

extension ResolvedToken {
  /// The value as arithmetic on other tokens, as Swift and its relatives write it: `4 * DS.ratio`. Nil where nothing is computed, and
  /// where it takes functions or units that a bare number cannot stand for.
  /// - Parameter name: what a token is called there; nil for one that has no name.
  package func arithmetic(naming name: (TokenPath) -> String?) -> String? {
    guard let text = written.string, let list = Expression.list(text), list.count == 1, list[0].isComputed else {
      return nil
    }
    return list[0].code { TokenPath(printed: $0).flatMap(name) }
  }
}

extension Expression {
  /// The depth is that of the parser.
  fileprivate func code(naming name: (String) -> String?) -> String? {
    switch self {
    case .measure(let measure): ["", "px"].contains(measure.unit) ? Measure(measure.value).description : nil
    case .reference(let path): name(path)
    case .negated(let operand): operand.operand(naming: name).map { "-\($0)" }
    case .operation(let operation, let left, let right):
      ![.remainder, .power].contains(operation)
        ? left.operand(naming: name).flatMap { left in
          right.operand(naming: name).map { "\(left) \(operation.rawValue) \($0)" }
        } : nil
    case .call(.calc, let arguments): arguments.count == 1 ? arguments[0].code(naming: name) : nil
    case .call: nil
    }
  }

  /// In brackets where it is a calculation of its own.
  private func operand(naming name: (String) -> String?) -> String? {
    let code = code(naming: name)
    return isComputed ? code.map { "(\($0))" } : code
  }
}
