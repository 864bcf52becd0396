import SwiftSyntax

extension SwiftEvaluation {
  static let modules: Set<String> = ["SwiftUI", "UIKit", "AppKit", "Swift", "Foundation", "CoreGraphics"]
  static let systemTypes: Set<String> = [
    "Color", "UIColor", "NSColor", "Font", "LinearGradient", "Gradient", "RadialGradient", "AngularGradient",
    "EllipticalGradient", "MeshGradient", "ShadowStyle", "TextStyle", "CGFloat", "Double", "Float", "Int",
    "TimeInterval",
    "ShapeStyle",
  ]

  /// What a name with dots is worth: another constant, or something of the system.
  mutating func reference(
    _ chain: SwiftChain, as kind: SwiftKind?, in scope: SwiftScope
  ) throws(SwiftDoubt) -> SwiftValue {
    if chain.isImplicit {
      for type in kind?.types ?? [] {
        if let value = try constant([type] + chain.parts) { return value }
      }
      for type in kind?.types ?? [] {
        if let value = ofSystem(type, chain.parts) { return value }
      }
    } else {
      let parts = chain.parts.first == "Self" ? scope.name.parts + chain.parts.dropFirst() : chain.parts
      for type in scope.types {
        if let value = try constant(type.parts + parts) { return value }
        // The nearest thing of that name hides all others, whether it has such a member or not.
        if declarations.declares(SwiftName(type.parts + parts.prefix(1))), !type.parts.isEmpty {
          let meant = SwiftName(type.parts + parts.prefix(1))
          let reason = "'\(parts[0])' means '\(meant)' here, which has no '\(SwiftName(Array(parts.dropFirst())))'"
          throw kind?.isVisual == true ? .notUnderstood(reason) : .doubtful(reason)
        }
      }
      var rest = parts
      if rest.count > 1, SwiftEvaluation.modules.contains(rest[0]) { rest.removeFirst() }
      if let value = ofSystem(rest[0], Array(rest.dropFirst())) { return value }
      // A module of the app's own.
      if rest.count > 2, !declarations.declares(SwiftName(Array(rest.prefix(1)))),
        let value = try constant(Array(rest.dropFirst()))
      {
        return value
      }
    }
    throw undeclared(chain, as: kind)
  }

  /// An alias of the constant with this name; nil when there is none. A case of an enum may be followed by its property.
  private mutating func constant(_ parts: [String]) throws(SwiftDoubt) -> SwiftValue? {
    var name = SwiftName(parts)
    if declarations.indices[name] == nil {
      name = SwiftName(parts.dropLast())
      guard let index = declarations.indices[name], declarations.constants[index].origin == .enumCase else {
        return nil
      }
    }
    guard let index = declarations.indices[name] else { return nil }
    switch outcome(of: index) {
    case .value: return .alias(name, opacity: 1)
    case .doubt(.otherMatter): throw .otherMatter
    case .doubt(.doubtful(let reason)): throw .doubtful(reason)
    case .doubt(.notUnderstood(let reason)):
      throw .notUnderstood(reason.contains(" is made of itself: ") ? reason : "'\(name)' is not understood itself")
    }
  }

  private func ofSystem(_ type: String, _ rest: [String]) -> SwiftValue? {
    guard rest.count == 1 else { return nil }
    switch type {
    case "Color", "ShapeStyle": return SystemColor.swiftUI(rest[0])
    case "UIColor": return SystemColor.uiKit(rest[0])
    case "NSColor": return SystemColor.appKit(rest[0])
    case "Font": return SwiftFont(style: rest[0]).map(SwiftValue.font)
    case "CGFloat", "Double", "Float", "Int", "TimeInterval":
      return rest[0] == "zero" ? .number(0) : rest[0] == "pi" ? .number(.pi) : nil
    default: return nil
    }
  }

  private func undeclared(_ chain: SwiftChain, as kind: SwiftKind?) -> SwiftDoubt {
    let root = chain.parts[0]
    let name = chain.isImplicit ? "\(kind?.types.first ?? "")\(chain.text)" : chain.text
    let reason = "'\(name)' is not declared here"
    if kind == .color || kind == .platformColor || SystemColor.types.contains(root) {
      return .notUnderstood("\(reason), and no colour of the system")
    }
    let isOfSystem = SwiftEvaluation.systemTypes.contains(root) && chain.parts.count > 1
    if kind?.isVisual == true || isOfSystem { return .notUnderstood(reason) }
    let isOther = chain.parts.count == 1 && chain.isImplicit || ["true", "false", "nil"].contains(root)
    return isOther ? .otherMatter : .doubtful(reason)
  }
}

extension SwiftDeclarations {
  func declares(_ name: SwiftName) -> Bool { types[name] != nil || indices[name] != nil }

  /// The declared type that a name means in a scope.
  func type(_ parts: [String], in scope: SwiftScope) -> SwiftName? {
    for outer in scope.types {
      guard declares(SwiftName(outer.parts + parts.prefix(1))) else { continue }
      let name = SwiftName(outer.parts + parts)
      return types[name] == nil ? nil : name
    }
    return nil
  }
}
