import Tokens

/// Text styles that app code names by their role: `.designSystem(font: .h3)`.
struct SwiftRoles {
  /// Of the enum: `DS.Font`.
  let namespace: [String]
  private let constants: [ExportedConstant]

  /// Nil where nothing stands in the namespace.
  init?(_ namespace: [String], in tree: ExportedNamespace) {
    guard
      let found = namespace.reduce(
        tree as ExportedNamespace?,
        { tree, name in
          tree?.children.first { $0.path.last == name }
        })
    else { return nil }
    self.namespace = namespace
    constants = found.constants
  }

  /// The namespaces that hold text styles and nothing else.
  static func namespaces(of tokens: SwiftTokens) -> [[String]] {
    var order: [[String]] = []
    var others: Set<[String]> = []
    for token in tokens.graph.tokens {
      guard let name = tokens.naming[token.path], let type = tokens.types[token.path] else { continue }
      let namespace = name.namespace
      for count in 0..<namespace.count { others.insert(Array(namespace.prefix(count))) }
      if type != .font { others.insert(namespace) }
      if type == .font, !order.contains(namespace) { order.append(namespace) }
    }
    return order.filter { !others.contains($0) && $0.first.map(SwiftType.extended.contains) == false }
  }

  var lines: [String] {
    let name = namespace.last.map(SwiftIdentifier.escaped) ?? ""
    let whole = SwiftIdentifier.path(namespace)
    let outer = SwiftIdentifier.path(namespace.dropLast())
    let cases = constants.flatMap { constant in
      // A case that is deprecated could not stand in the switch below.
      let deprecation = constant.deprecation.map { ["/// Deprecated" + ($0.isEmpty ? "" : ": \($0)")] } ?? []
      return (SwiftBlock.documentation(constant.documentation) + deprecation)
        + ["case \(SwiftIdentifier.escaped(constant.name))"]
    }
    let fonts = constants.map { constant in
      let notes = constant.expression.notes.isEmpty ? "" : " // \(constant.expression.notes.joined(separator: ", "))"
      return "case \(SwiftIdentifier.path(["", constant.name])): \(constant.expression.code)\(notes)"
    }
    let body = SwiftBlock.lines(
      "\(outer.isEmpty ? "public " : "")enum \(name): CaseIterable",
      cases + [""] + SwiftBlock.lines("public var font: SwiftUI.Font", ["switch self {"] + fonts + ["}"]))
    let nested = outer.isEmpty ? body : SwiftBlock.lines("public extension \(outer)", body)
    let modifier = "func designSystem(font: \(whole)) -> some View { self.font(font.font) }"
    return nested + [""] + SwiftBlock.lines("public extension View", [modifier])
  }
}
