package import Colorimetry
package import Diagnostics
import SwiftSyntax

/// A colour that code writes out where it uses it.
package struct SwiftColorUse: Sendable {
  package let color: Color
  /// Of the whole expression, `.opacity(_:)` included.
  package let place: Place
}

extension SwiftReader {
  /// The colours that views and functions write out: `Color(red: 0, green: 0.761, blue: 0.722)`, `.foregroundStyle(.white)`.
  ///
  /// What constants are made of is no use, and neither is what `#Preview` shows.
  package static func colorsWrittenOut(in texts: [SwiftText]) -> [SwiftColorUse] {
    texts.flatMap { text -> [SwiftColorUse] in
      guard let tree = SwiftTree(text) else { return [] }
      let finder = ColorUseFinder(tree, SwiftEvaluation(SwiftDeclarations([text])))
      finder.walk(tree.root)
      return finder.uses
    }
  }
}

/// A class, as visitors of SwiftSyntax are.
private final class ColorUseFinder: SyntaxVisitor {
  private(set) var uses: [SwiftColorUse] = []
  private let tree: SwiftTree
  private var evaluation: SwiftEvaluation

  /// Where `.white` can be nothing but a colour.
  private static let styling: Set<String> = [
    "background", "border", "fill", "foregroundColor", "foregroundStyle", "listRowBackground", "stroke", "strokeBorder",
    "tint",
  ]

  init(_ tree: SwiftTree, _ evaluation: SwiftEvaluation) {
    self.tree = tree
    self.evaluation = evaluation
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - Left out

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
    let isOfColor = node.bindings.contains { $0.typeAnnotation?.type.path?.last == "Color" }
    if isStatic || isOfColor { return .skipChildren }
    // What a member or a file begins with is a constant; what a function does is not.
    let isLocal =
      node.parent?.parent?.parent?.is(CodeBlockSyntax.self) == true
      || node.parent?.parent?.parent?.is(ClosureExprSyntax.self) == true
      || node.parent?.parent?.parent?.is(AccessorBlockSyntax.self) == true
    if !isLocal, node.bindings.allSatisfy({ $0.accessorBlock == nil }) { return .skipChildren }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    SystemColor.types.contains(node.extendedType.path?.first ?? "") ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: - Colours

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if keep(ExprSyntax(node)) { return .skipChildren }
    guard let modifier = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText else {
      return .visitChildren
    }
    for (index, argument) in node.arguments.enumerated() {
      let isStyle = index == 0 && argument.label == nil && ColorUseFinder.styling.contains(modifier)
      if isStyle || argument.label?.text == "color" { _ = keep(argument.expression, isImplicit: true) }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    keep(ExprSyntax(node)) ? .skipChildren : .visitChildren
  }

  /// True for a colour, which is kept once.
  /// - Parameter isImplicit: whether its type is left out.
  private func keep(_ expression: ExprSyntax, isImplicit: Bool = false) -> Bool {
    guard expression.chainRoot == (isImplicit ? "" : "Color"),
      case .color(let color)? = try? evaluation.value(expression, as: .color, in: SwiftScope())
    else { return false }
    if color.alpha > 0 { uses.append(SwiftColorUse(color: color, place: tree.place(of: expression))) }
    return true
  }
}

extension ExprSyntax {
  /// The name that a chain of members and calls begins with, empty where it begins with a dot; nil for what is no such chain.
  fileprivate var chainRoot: String? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.chainRoot }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base.map(\.chainRoot) ?? "" }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }
}
