import Tokens

/// The tokens of a theme with brands to choose from, in its schemes, in those of its components, and outside of any.
struct DualAxisTheme {
  let tokens: SwiftTokens
  /// Of everything, in the order of the kinds.
  private(set) var schemes: [ThemeScheme] = []
  /// By component, in the order of the tokens.
  private(set) var components: [(name: String, schemes: [ThemeScheme])] = []
  private var schemeOfToken: [TokenPath: (index: Int, name: String)] = [:]
  private var namesOfComponents: Set<TokenPath> = []

  init(_ tokens: SwiftTokens) {
    self.tokens = tokens
    var shared: [SchemeKind: ThemeScheme] = [:]
    var own: [String: [SchemeKind: ThemeScheme]] = [:]
    var order: [String] = []
    for token in tokens.graph.tokens where tokens.types[token.path] != nil {
      guard let name = tokens.naming[token.path], let member = name.parts.last else { continue }
      if let kind = DualAxisTheme.kind(ofScheme: name) {
        shared[kind, default: ThemeScheme(kind, of: nil)].insert(token, as: member)
      } else if let (component, kind) = DualAxisTheme.component(name) {
        if own[component] == nil { order.append(component) }
        own[component, default: [:]][kind, default: ThemeScheme(kind, of: component)].insert(token, as: member)
        namesOfComponents.insert(token.path)
      }
    }
    let settled = { (scheme: ThemeScheme) in
      var scheme = scheme
      scheme.settle(tokens.graph)
      return scheme
    }
    schemes = SchemeKind.allCases.compactMap { shared[$0].map(settled) }
    components = order.map { name in
      (name, SchemeKind.allCases.compactMap { own[name]?[$0].map(settled) })
    }
    for (index, scheme) in schemes.enumerated() {
      for (token, name) in scheme.tokens { schemeOfToken[token.path] = (index, name) }
    }
  }

  /// The modifiers that change any of it, in their order.
  var axes: [ThemeAxis] {
    let all = (schemes + components.flatMap(\.schemes)).flatMap(\.axes)
    let used = Set(all.map(\.index))
    return tokens.graph.modifiers.indices.filter(used.contains).map {
      ThemeAxis(index: $0, modifier: tokens.graph.modifiers[$0])
    }
  }

  /// True for a token that has a value for each mode.
  static func isOfScheme(_ name: SwiftName) -> Bool { kind(ofScheme: name) != nil || component(name) != nil }

  private static func kind(ofScheme name: SwiftName) -> SchemeKind? {
    name.parts.count == 2 ? SchemeKind.named(scheme: name.parts[0]) : nil
  }

  /// `ButtonTokens.Colors.…`
  private static func component(_ name: SwiftName) -> (component: String, kind: SchemeKind)? {
    guard name.parts.count == 3, name.parts[0].hasSuffix("Tokens"), name.parts[0] != "Tokens",
      let kind = SchemeKind(rawValue: name.parts[1])
    else { return nil }
    return (String(name.parts[0].dropLast("Tokens".count)), kind)
  }

  // MARK: Values

  /// The declarations of a group's values.
  func members(of group: ThemeScheme.Group, in scheme: ThemeScheme) -> [String] {
    var tokens = tokens
    let axes = Set(scheme.axes.map(\.index))
    tokens.named = { path in reference(path, mode: group.mode, below: axes, isShared: scheme.component == nil) }
    let scope = ExportScope(enclosing: [], namespaces: [], module: nil)
    return scheme.tokens.flatMap { token, name -> [String] in
      guard let type = tokens.types[token.path],
        let expression = tokens.expression(token, modes: [group.mode], in: scope)
      else { return [] }
      let notes = expression.notes.isEmpty ? "" : " // \(expression.notes.joined(separator: ", "))"
      let name = SwiftIdentifier.escaped(name)
      // SDKs before that of iOS 18 have no gradient that a Sendable type could hold.
      return type == .gradient
        ? ["public var \(name): \(type.rawValue) { \(expression.code) }\(notes)"]
        : ["public let \(name): \(type.rawValue) = \(expression.code)\(notes)"]
    }
  }

  /// What a value may be taken from: a constant, or the scheme of everything, where it does not depend on more than the value does.
  private func reference(_ path: TokenPath, mode: Int, below axes: Set<Int>, isShared: Bool) -> SwiftName? {
    guard let name = tokens.naming[path], !namesOfComponents.contains(path) else { return nil }
    guard let (index, member) = schemeOfToken[path] else {
      return tokens.graph[path]?.modifiers(of: tokens.graph).isEmpty == true ? name : nil
    }
    // A scheme that took its values from another could wait for itself.
    guard !isShared, schemes[index].axes.allSatisfy({ axes.contains($0.index) }) else { return nil }
    return SwiftName([schemes[index].group(of: mode).name, "shared", member])
  }
}
