import SwiftSyntax

extension TokenSyntax {
  /// The name without the backticks that make a keyword one.
  var plainText: String { text.filter { $0 != "`" } }
}

extension TypeSyntax {
  private static let modules: Set<String> = [
    "SwiftUI", "UIKit", "AppKit", "Swift", "Foundation", "CoreGraphics", "CoreFoundation",
  ]

  /// The parts of a type's name without its module, also of what is optional or `any`; nil for all that has no plain name.
  var path: [String]? {
    if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.plainText] }
    if let type = self.as(MemberTypeSyntax.self) {
      guard let base = type.baseType.path else { return nil }
      return (base.count == 1 && TypeSyntax.modules.contains(base[0]) ? [] : base) + [type.name.plainText]
    }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.path }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.path }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.path }
    return self.as(SomeOrAnyTypeSyntax.self)?.constraint.path
  }
}

extension CodeBlockItemListSyntax {
  /// The expression that these statements are: the only one, or the only thing that is returned.
  var returned: ExprSyntax? {
    guard count == 1, let item = first?.item else { return nil }
    switch item {
    case .expr(let expression): return expression
    case .stmt(let statement):
      return statement.as(ReturnStmtSyntax.self)?.expression
        ?? statement.as(ExpressionStmtSyntax.self)?.expression
    default: return nil
    }
  }
}

extension AccessorBlockSyntax {
  /// What a computed property is: the one expression of its getter.
  var returned: ExprSyntax? {
    switch accessors {
    case .getter(let statements): statements.returned
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements.returned
    @unknown default: nil
    }
  }
}

extension MemberBlockSyntax {
  var isNothingButConstants: Bool {
    var hasConstants = false
    for member in members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else {
        if member.decl.is(FunctionDeclSyntax.self) { return false }
        continue
      }
      let isConstant =
        variable.bindingSpecifier.tokenKind == .keyword(.let) && variable.attributes.isEmpty
        && variable.bindings.allSatisfy { $0.initializer != nil }
      let isStatic = variable.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
      if !isConstant && !isStatic { return false }
      hasConstants = hasConstants || isConstant
    }
    return hasConstants
  }
}

extension IfConfigDeclSyntax {
  /// The branch that phones take, as far as it can be told: the one that asks for UIKit or iOS, else the first.
  var clauseForPhones: IfConfigClauseSyntax? {
    clauses.first { clause in
      guard let condition = clause.condition?.trimmedDescription else { return false }
      return !condition.hasPrefix("!") && (condition.contains("UIKit") || condition.contains("os(iOS)"))
    } ?? clauses.first
  }
}

extension VariableDeclSyntax {
  /// A computed property of a token's type that is one `switch self`.
  var choice: (property: String, kind: SwiftKind, choice: SwitchExprSyntax)? {
    guard bindings.count == 1, let binding = bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let kind = binding.typeAnnotation?.type.path.flatMap(SwiftKind.init(type:)), kind.isVisual || kind == .number,
      let choice = binding.accessorBlock?.returned?.as(SwitchExprSyntax.self),
      choice.subject.trimmedDescription == "self"
    else { return nil }
    return (name.plainText, kind, choice)
  }
}

extension SwitchExprSyntax {
  /// The branches with the cases that they name, none for `default`, and what they are worth.
  var branches: [(cases: [(name: String, node: Syntax)], label: Syntax, value: ExprSyntax?)] {
    cases.compactMap { element in
      guard case .switchCase(let branch) = element else { return nil }
      var names: [(String, Syntax)] = []
      if case .case(let label) = branch.label {
        for item in label.caseItems {
          guard
            let member = item.pattern.as(ExpressionPatternSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
          else { return nil }
          names.append((member.declName.baseName.plainText, Syntax(member.declName)))
        }
      }
      return (names, Syntax(branch.label), branch.statements.returned)
    }
  }
}
