import SwiftParser
import SwiftSyntax

extension SwiftEvaluation {
  /// What an expression is worth where a value of a kind is wanted; nil wants any.
  mutating func value(
    _ expression: ExprSyntax, as kind: SwiftKind?, in scope: SwiftScope
  ) throws(SwiftDoubt) -> SwiftValue {
    expressionDepth += 1
    defer { expressionDepth -= 1 }
    guard expressionDepth <= SwiftEvaluation.maximumExpressionDepth else {
      throw .notUnderstood("'\(expression.firstToken(viewMode: .sourceAccurate)?.text ?? "")…' is nested too deeply")
    }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .prefixOperatorExpr, .sequenceExpr:
      return try arithmetic(expression, as: kind, in: scope)
    case .booleanLiteralExpr(let literal): return .boolean(literal.literal.tokenKind == .keyword(.true))
    case .stringLiteralExpr(let literal):
      guard let text = literal.representedLiteralValue else { throw .otherMatter }
      return .text(text)
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let inner = tuple.elements.first, inner.label == nil else { throw .otherMatter }
      return try value(inner.expression, as: kind, in: scope)
    case .declReferenceExpr, .memberAccessExpr:
      guard let chain = SwiftChain(expression) else { throw .otherMatter }
      return try reference(chain, as: kind, in: scope)
    case .functionCallExpr(let call): return try self.call(call, as: kind, in: scope)
    default: throw .otherMatter
    }
  }

  // MARK: - Calls

  private mutating func call(
    _ call: FunctionCallExprSyntax, as kind: SwiftKind?, in scope: SwiftScope
  ) throws(SwiftDoubt) -> SwiftValue {
    if let chain = SwiftChain(call.calledExpression) {
      if let type = try constructed(by: chain, as: kind, in: scope) {
        return try made(type, SwiftArguments(call), as: kind, in: scope)
      }
      if let (type, function) = staticFunction(chain, as: kind, in: scope) {
        return try returned(by: function, of: type, call, in: scope)
      }
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
      throw .otherMatter
    }
    return try modified(base, by: member.declName.baseName.plainText, SwiftArguments(call), as: kind, in: scope)
  }

  /// The type whose initializer is called: `Color(…)`, `SwiftUI.Color(…)`, `Color.init(…)`, `.init(…)`.
  private func constructed(
    by chain: SwiftChain, as kind: SwiftKind?, in scope: SwiftScope
  ) throws(SwiftDoubt) -> String? {
    var parts = chain.parts
    if parts.last == "init" {
      parts.removeLast()
      if parts.isEmpty { return kind?.types.first }
    }
    guard !chain.isImplicit, let name = parts.last, name.first?.isUppercase == true else { return nil }
    guard SwiftEvaluation.systemTypes.contains(name), name != "ShadowStyle", name != "TextStyle" else { return name }
    let isOfSystem = parts.count == 1 || parts.count == 2 && SwiftEvaluation.modules.contains(parts[0])
    guard isOfSystem else { return parts[parts.count - 2] == "Gradient" ? "Gradient.\(name)" : nil }
    if parts.count == 1, let meant = declarations.type(parts, in: scope), meant.parts != [name] {
      throw .notUnderstood("'\(name)' means '\(meant)' here; 'SwiftUI.\(name)' is the system's")
    }
    return name
  }

  /// `Font.system(…)` and `.system(…)`: a type of the system and its function.
  private func staticFunction(
    _ chain: SwiftChain, as kind: SwiftKind?, in scope: SwiftScope
  ) -> (type: String, function: String)? {
    var parts = chain.parts
    guard let function = parts.popLast() else { return nil }
    if chain.isImplicit { return parts.isEmpty ? kind?.types.first.map { ($0, function) } : nil }
    if parts.count == 2, SwiftEvaluation.modules.contains(parts[0]) { parts.removeFirst() }
    guard parts.count == 1, SwiftEvaluation.systemTypes.contains(parts[0]) else { return nil }
    return (parts[0], function)
  }

  private mutating func returned(
    by function: String, of type: String, _ call: FunctionCallExprSyntax, in scope: SwiftScope
  ) throws(SwiftDoubt) -> SwiftValue {
    let arguments = SwiftArguments(call)
    switch (type, function) {
    case ("Font", "system"): return .font(try systemFont(arguments, in: scope))
    case ("Font", "custom"): return .font(try customFont(arguments, in: scope))
    case (_, "linearGradient"): return .gradient(try gradient(arguments, in: scope))
    case ("ShadowStyle", "drop"): return .shadow(try shadow(arguments, in: scope))
    default:
      throw .notUnderstood("what '\(type).\(function)(…)' returns is not known without running it")
    }
  }

  /// What an initializer makes.
  private mutating func made(
    _ type: String, _ arguments: SwiftArguments, as kind: SwiftKind?, in scope: SwiftScope
  ) throws(SwiftDoubt) -> SwiftValue {
    switch type {
    case "Color", "UIColor", "NSColor": return try color(of: type, arguments, in: scope)
    case "LinearGradient", "Gradient": return .gradient(try gradient(arguments, in: scope))
    case "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient":
      throw .notUnderstood("'\(type)' is not read: a gradient of tokens is linear")
    case "ShadowStyle": return .shadow(try shadow(arguments, in: scope))
    case "TextStyle": return .font(try textStyle(arguments, in: scope))
    case "CGFloat", "Double", "Float", "Int", "TimeInterval":
      guard arguments.labels == [nil], let argument = arguments[nil] else { throw .otherMatter }
      return .number(try number(argument, in: scope, isWhole: type == "Int"))
    case "Font": throw .notUnderstood("'Font(…)' is not read: 'Font.system' and 'Font.custom' are")
    default:
      // An initializer of the app's own, understood by what its arguments are called.
      if kind == .color || kind == .platformColor, Set(arguments.labels) == ["light", "dark"] {
        return try color(of: type, arguments, in: scope)
      }
      throw .otherMatter
    }
  }

  // MARK: - Modifiers

  private mutating func modified(
    _ base: ExprSyntax, by modifier: String, _ arguments: SwiftArguments, as kind: SwiftKind?, in scope: SwiftScope
  ) throws(SwiftDoubt) -> SwiftValue {
    switch modifier {
    case "opacity", "withAlphaComponent":
      guard arguments.labels == [nil], let argument = arguments[nil] else { throw .otherMatter }
      let value = try value(base, as: kind ?? .color, in: scope)
      let opacity = try number(argument, in: scope)
      guard (0...1).contains(opacity) else {
        throw .notUnderstood("an opacity of \(opacity.short) is not from 0 to 1")
      }
      guard modifier == "withAlphaComponent" else { return value.opacity(opacity) }
      return try value.replacing(alpha: opacity)
    case "weight", "bold", "monospaced", "italic", "leading", "width", "smallCaps", "monospacedDigit":
      guard case .font(var font) = try resolved(value(base, as: kind ?? .font, in: scope)) else { throw .otherMatter }
      switch modifier {
      case "weight": font.weight = try weight(arguments[nil], in: scope)
      case "bold" where arguments.isEmpty: font.weight = 700
      case "monospaced" where arguments.isEmpty: font.design = "monospaced"
      default: throw .notUnderstood("'.\(modifier)(…)' of a font is not read")
      }
      return .font(font)
    default:
      // Only what is a value before the modifier is one that cannot be read after it.
      let before = try value(base, as: kind, in: scope)
      guard before.isVisual else { throw .otherMatter }
      throw .notUnderstood("what '.\(modifier)(…)' makes of '\(base.excerpt)' is not known without running it")
    }
  }
}
