import SwiftSyntax

/// All that some texts declare, as one module: types and what may be constants, in the order of the source.
struct SwiftDeclarations {
  private(set) var constants: [SwiftDeclaration] = []
  /// By their names; the first declaration of a name is the one that others mean.
  private(set) var indices: [SwiftName: Int] = [:]
  private(set) var types: [SwiftName: SwiftTypeDeclaration] = [:]
  /// What the comments before constants, cases and properties of protocols say, by their names; the first that says something counts.
  private(set) var documentation: [SwiftName: String] = [:]
  /// In the order of the source.
  private(set) var protocols: [SwiftName] = []
  /// Whether the eight digits of `Color(hex:)` begin with alpha, as its declaration says; CSS ends with it.
  private(set) var hexBeginsWithAlpha = false
  /// Texts that are nested too deeply to be parsed.
  private(set) var tooDeep: [SwiftText] = []

  init(_ texts: [SwiftText]) {
    for text in texts {
      if let tree = SwiftTree(text) { items(tree.root.statements, tree) } else { tooDeep.append(text) }
    }
  }

  mutating func add(_ constant: SwiftDeclaration) {
    if indices[constant.name] == nil { indices[constant.name] = constants.count }
    constants.append(constant)
  }

  private mutating func document(_ name: SwiftName, _ node: some SyntaxProtocol) {
    documentation[name] = documentation[name] ?? node.leadingTrivia.documentation
  }

  // MARK: - Walking

  private mutating func items(_ items: CodeBlockItemListSyntax, _ tree: SwiftTree) {
    for item in items {
      if case .decl(let declaration) = item.item { self.declaration(declaration, in: SwiftScope(), tree) }
    }
  }

  private mutating func members(_ block: MemberBlockSyntax, in scope: SwiftScope, _ tree: SwiftTree) {
    for member in block.members { declaration(member.decl, in: scope, tree) }
  }

  private mutating func declaration(_ declaration: DeclSyntax, in scope: SwiftScope, _ tree: SwiftTree) {
    if let node = declaration.as(VariableDeclSyntax.self) {
      variable(node, in: scope, tree)
    } else if let node = declaration.as(EnumDeclSyntax.self) {
      type(node.name, node.inheritanceClause, node.memberBlock, in: scope, tree)
      enumeration(node, in: scope.inside(node.name.plainText), tree)
    } else if let node = declaration.as(StructDeclSyntax.self) {
      type(node.name, node.inheritanceClause, node.memberBlock, in: scope, tree)
      types[scope.inside(node.name.plainText).name]?.isNothingButConstants = node.memberBlock.isNothingButConstants
    } else if let node = declaration.as(ClassDeclSyntax.self) {
      type(node.name, node.inheritanceClause, node.memberBlock, in: scope, tree)
    } else if let node = declaration.as(ActorDeclSyntax.self) {
      type(node.name, node.inheritanceClause, node.memberBlock, in: scope, tree)
    } else if let node = declaration.as(ProtocolDeclSyntax.self) {
      contract(node, in: scope, tree)
    } else if let node = declaration.as(ExtensionDeclSyntax.self) {
      extending(node, tree)
    } else if let node = declaration.as(InitializerDeclSyntax.self) {
      let isOfHex = node.signature.parameterClause.parameters.first?.firstName.text == "hex"
      if isOfHex, node.description.uppercased().contains("ARGB") { hexBeginsWithAlpha = true }
    } else if let node = declaration.as(IfConfigDeclSyntax.self) {
      switch node.clauseForPhones?.elements {
      case .statements(let statements): items(statements, tree)
      case .decls(let members): for member in members { self.declaration(member.decl, in: scope, tree) }
      default: break
      }
    }
  }

  private mutating func type(
    _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax, in scope: SwiftScope,
    _ tree: SwiftTree
  ) {
    let inner = scope.inside(name.plainText)
    know(inner.name, scope, inheritance)
    members(block, in: inner, tree)
  }

  private mutating func know(_ name: SwiftName, _ scope: SwiftScope, _ inheritance: InheritanceClauseSyntax?) {
    types[name, default: SwiftTypeDeclaration(name: name, scope: scope)].inherited +=
      inheritance?.inheritedTypes.compactMap { $0.type.path } ?? []
  }

  private mutating func contract(_ node: ProtocolDeclSyntax, in scope: SwiftScope, _ tree: SwiftTree) {
    let name = scope.inside(node.name.plainText).name
    know(name, scope, node.inheritanceClause)
    types[name]?.isProtocol = true
    protocols.append(name)
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard let property = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
          let path = binding.typeAnnotation?.type.path, let kind = SwiftKind(type: path)
        else { continue }
        document(SwiftName(name.parts + [property.plainText]), variable)
        types[name]?.requirements.append(
          SwiftRequirement(
            name: property.plainText, type: path.joined(separator: "."), kind: kind, place: tree.place(of: property),
            comment: tree.comment(after: binding)))
      }
    }
  }

  private mutating func extending(_ node: ExtensionDeclSyntax, _ tree: SwiftTree) {
    guard var path = node.extendedType.path else { return }
    // What `extension ShapeStyle where Self == Color` adds is said as a member of Color.
    for requirement in node.genericWhereClause?.requirements ?? [] {
      guard case .sameTypeRequirement(let same) = requirement.requirement,
        case .type(let left) = same.leftType, left.path == ["Self"],
        case .type(let right) = same.rightType, let type = right.path
      else { continue }
      path = type
    }
    let name = SwiftName(path)
    know(name, SwiftScope(), node.inheritanceClause)
    let scope = SwiftScope.extending(name)
    members(node.memberBlock, in: scope, tree)
    for member in node.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        choices(variable, of: [], alone: true, in: scope, tree)
      }
    }
  }

  // MARK: - Constants

  private mutating func variable(_ node: VariableDeclSyntax, in scope: SwiftScope, _ tree: SwiftTree) {
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let isStatic = node.modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    let isOfFile = scope.name.parts.isEmpty
    // Bindings after the first may leave the type to those behind them; nobody writes tokens so.
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let expression = binding.initializer?.value ?? binding.accessorBlock?.returned,
        isLet || isStatic || binding.initializer == nil
      else { continue }
      let path = SwiftName(scope.name.parts + [name.plainText])
      document(path, node)
      add(
        SwiftDeclaration(
          name: path,
          origin: isStatic ? .member : isOfFile ? .file : .instance, scope: scope,
          kind: binding.typeAnnotation?.type.path.flatMap(SwiftKind.init(type:)),
          type: binding.typeAnnotation.map { $0.type.path?.joined(separator: ".") ?? $0.type.trimmedDescription },
          expression: expression, place: tree.place(of: name),
          valuePlace: tree.place(of: expression), comment: tree.comment(after: binding)))
    }
  }

  private mutating func enumeration(_ node: EnumDeclSyntax, in scope: SwiftScope, _ tree: SwiftTree) {
    let kind = types[scope.name]?.inherited.first.flatMap(SwiftKind.init(type:))
    var cases: [String] = []
    var choosing: [VariableDeclSyntax] = []
    for member in node.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self), variable.choice != nil { choosing.append(variable) }
      for element in member.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
        cases.append(element.name.plainText)
        document(SwiftName(scope.name.parts + [element.name.plainText]), member.decl)
        guard let kind, [.length, .number].contains(kind), let value = element.rawValue?.value else { continue }
        add(
          SwiftDeclaration(
            name: SwiftName(scope.name.parts + [element.name.plainText]), origin: .enumCase, scope: scope, kind: kind,
            type: kind.types.first, expression: value, place: tree.place(of: element.name),
            valuePlace: tree.place(of: value),
            comment: tree.comment(after: element)))
      }
    }
    types[scope.name]?.cases = cases
    for variable in choosing { choices(variable, of: cases, alone: choosing.count == 1, in: scope, tree) }
  }

  /// `var font: SwiftUI.Font { switch self { case .h2: .system(size: 22) … } }` gives each case its value.
  private mutating func choices(
    _ node: VariableDeclSyntax, of cases: [String], alone isAlone: Bool, in scope: SwiftScope, _ tree: SwiftTree
  ) {
    guard let (property, kind, choice) = node.choice else { return }
    var left = cases
    for branch in choice.branches {
      var names = branch.cases
      if names.isEmpty { names = left.map { ($0, branch.label) } }
      left.removeAll { name in names.contains { $0.name == name } }
      guard let expression = branch.value else { continue }
      for (name, node) in names {
        add(
          SwiftDeclaration(
            name: SwiftName(scope.name.parts + [name] + (isAlone ? [] : [property])), origin: .enumCase, scope: scope,
            kind: kind, type: kind.types.first, expression: expression, place: tree.place(of: node),
            valuePlace: tree.place(of: expression), comment: tree.comment(after: expression)))
      }
    }
  }
}
