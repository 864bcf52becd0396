/// What stands in the square brackets of a selector.
struct AttributeTestReader {
  private let values: [ComponentValue]
  private let range: Range<Int>
  private var index = 0

  init(_ values: [ComponentValue], range: Range<Int>) {
    self.values = values.trimmed
    self.range = range
  }

  mutating func read() throws(PreludeProblem) -> AttributeTest {
    let name = try name()
    skipSpace()
    guard index < values.count else {
      return AttributeTest(name: name, operator: .exists, value: "", ignoresCase: nil)
    }
    let match = try matchOperator()
    skipSpace()
    guard index < values.count else { throw problem("an attribute's value is needed behind the operator") }
    let value: String
    switch values[index].kind {
    case .ident(let text), .string(let text): value = text
    default: throw problem("'\(values[index].text.clipped)' is no value of an attribute, quotation marks are needed")
    }
    index += 1
    return AttributeTest(name: name, operator: match, value: value, ignoresCase: try flag())
  }

  /// With a namespace of any kind, or of none.
  private mutating func name() throws(PreludeProblem) -> String {
    if values.first?.kind == .delimiter("*"), values.count > 2, values[1].kind == .delimiter("|") {
      index = 2
    } else if values.first?.kind == .delimiter("|") {
      index = 1
    }
    guard index < values.count, case .ident(let name) = values[index].kind else {
      throw problem("an attribute's name is needed in '[]'")
    }
    index += 1
    if index + 1 < values.count, values[index].kind == .delimiter("|"), values[index + 1].kind != .delimiter("=") {
      throw problem("'\(name)' is no namespace, one that is declared is needed")
    }
    return name.asciiLowercased
  }

  private mutating func matchOperator() throws(PreludeProblem) -> AttributeTest.Operator {
    let found: AttributeTest.Operator
    switch values[index].kind {
    case .delimiter("="):
      index += 1
      return .equals
    case .delimiter("~"): found = .includes
    case .delimiter("|"): found = .dash
    case .delimiter("^"): found = .prefix
    case .delimiter("$"): found = .suffix
    case .delimiter("*"): found = .substring
    default:
      throw problem("'\(values[index].text.clipped)' is no operator, '=', '~=', '|=', '^=', '$=' or '*=' is needed")
    }
    guard index + 1 < values.count, values[index + 1].kind == .delimiter("=") else {
      throw problem("'=' is needed behind '\(values[index].text)'")
    }
    index += 2
    return found
  }

  private mutating func flag() throws(PreludeProblem) -> Bool? {
    skipSpace()
    guard index < values.count else { return nil }
    guard index == values.count - 1, case .ident(let flag) = values[index].kind,
      ["i", "s"].contains(flag.lowercased())
    else { throw problem("'\(values[index].text.clipped)' stands behind the value, 'i' or 's' is needed") }
    return flag.lowercased() == "i"
  }

  private mutating func skipSpace() {
    while index < values.count, values[index].kind == .whitespace { index += 1 }
  }

  private func problem(_ text: String) -> PreludeProblem { PreludeProblem(text: text, range: range) }
}
