import Tokens

/// The constants of an export, in what they stand in.
struct ExportedTree {
  /// Of the top of a file.
  private(set) var root = ExportedNamespace([])

  /// - Parameters:
  ///   - module: by which files know their own constants where something else has their name; nil for none.
  ///   - gradients: how those are kept that SDKs before that of iOS 18 do not let threads share.
  ///   - isIncluded: of the name of a constant.
  init(
    _ tokens: SwiftTokens, module: String? = nil, gradients: ExportedConstant.Storage = .isolated,
    where isIncluded: (SwiftName) -> Bool = { _ in true }
  ) {
    let namespaces = ExportedTree.namespaces(tokens)
    let scope = ExportScope(enclosing: [], namespaces: namespaces, module: module)
    var last: TokenPath?
    for token in tokens.graph.tokens {
      guard let name = tokens.naming[token.path], let constant = name.parts.last, let type = tokens.types[token.path],
        isIncluded(name)
      else { continue }
      let namespace = name.namespace
      let inside = scope.inside(namespace)
      guard let expression = tokens.expression(token, modes: tokens.modes(of: token), in: inside) else { continue }
      let declaration = ExportedConstant(
        name: constant, type: ExportedTree.annotation(type, expression, in: inside), expression: expression,
        documentation: token.description.map(SwiftLiteral.lines) ?? [],
        deprecation: token.deprecationReason.map { $0 ?? "" },
        beginsGroup: last != token.path.parent,
        storage: type == .gradient ? gradients : .constant)
      root.insert(declaration, in: namespace)
      last = token.path.parent
    }
  }

  private static func namespaces(_ tokens: SwiftTokens) -> Set<[String]> {
    var namespaces: Set<[String]> = []
    for token in tokens.graph.tokens where tokens.types[token.path] != nil {
      guard let name = tokens.naming[token.path] else { continue }
      for count in 0...name.namespace.count { namespaces.insert(Array(name.namespace.prefix(count))) }
    }
    return namespaces
  }

  /// Numbers are what they are said to be, and so is what a value is derived from.
  private static func annotation(
    _ type: SwiftType, _ expression: SwiftExpression, in scope: ExportScope
  ) -> String? {
    switch type {
    case .length: scope.framework(type.rawValue)
    case .double, .integer, .text, .boolean, .duration: scope.standard(type.rawValue)
    case .textStyle: type.rawValue
    case .shadows: type.rawValue
    case .color, .gradient, .font, .weight, .animation, .curve, .shadow, .stroke: nil
    }
  }
}
