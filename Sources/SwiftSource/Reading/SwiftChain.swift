import SwiftSyntax

/// Names with dots between them and nothing else: `Color.DS.accent`, `.white`.
struct SwiftChain {
  let parts: [String]
  /// Whether it begins with a dot, and so with the type that is wanted.
  let isImplicit: Bool

  /// Nil for other expressions.
  init?(_ expression: ExprSyntax) {
    var parts: [String] = []
    var rest: ExprSyntax? = expression
    while let member = rest?.as(MemberAccessExprSyntax.self) {
      parts.append(member.declName.baseName.plainText)
      rest = member.base
    }
    if let rest {
      guard let reference = rest.as(DeclReferenceExprSyntax.self) else { return nil }
      parts.append(reference.baseName.plainText)
    }
    self.parts = parts.reversed()
    isImplicit = rest == nil
  }

  var text: String { (isImplicit ? "." : "") + parts.joined(separator: ".") }
}
