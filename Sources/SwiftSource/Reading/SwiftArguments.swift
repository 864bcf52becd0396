import SwiftSyntax

/// What a function is called with.
struct SwiftArguments {
  let labels: [String?]
  private let values: [ExprSyntax]
  let closure: ClosureExprSyntax?

  init(_ call: FunctionCallExprSyntax) {
    labels = call.arguments.map { $0.label?.plainText }
    values = call.arguments.map(\.expression)
    closure = call.trailingClosure
  }

  var isEmpty: Bool { labels.isEmpty }
  var first: ExprSyntax? { values.first }

  /// The first argument with one of these labels.
  subscript(names: String?...) -> ExprSyntax? {
    labels.firstIndex { names.contains($0) }.map { values[$0] }
  }

  /// Throws when there is a label besides these, because what it does would be lost.
  func only(_ names: String?..., of function: String) throws(SwiftDoubt) {
    guard let index = labels.firstIndex(where: { !names.contains($0) }) else { return }
    throw .notUnderstood("'\(function)' with '\(labels[index].map { "\($0):" } ?? values[index].excerpt)' is not read")
  }

  func required(_ name: String, of function: String) throws(SwiftDoubt) -> ExprSyntax {
    guard let value = self[name] else { throw .notUnderstood("'\(function)' needs '\(name):'") }
    return value
  }
}

extension ExprSyntax {
  /// As it stands, on one line and no longer than a message can bear.
  var excerpt: String {
    let text = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count <= 48 ? text : text.prefix(47) + "…"
  }
}
