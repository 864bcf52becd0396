import Tokens

/// Names that say by themselves what stands on what.
package enum NamingConvention: String, CaseIterable, Hashable, Sendable {
  /// `on-accent` stands on `accent` beside it, as does `onAccent`.
  case on = "on-x"
  /// `card-foreground` stands on `card` beside it, and `foreground` on `background`.
  case foreground = "x-foreground"
  /// `textColor` stands on `backgroundColor` beside it, as the components of DESIGN.md have it; what `button-hover` leaves out of the
  /// two is that of `button`. Nothing is required of `button-disabled` (WCAG 2.2, 1.4.3, inactive components).
  case properties = "text-color"

  /// Names that tell for which colour scheme a colour is, and not on what it stands.
  private static let schemes: Set<String> = ["on-light", "on-dark", "onLight", "onDark"]

  /// The names that a token beside this one must have to be what it stands on; empty for a name that says nothing.
  func backgrounds(of name: String) -> [String] {
    switch self {
    case .on:
      guard !NamingConvention.schemes.contains(name) else { return [] }
      if name.hasPrefix("on-") { return [String(name.dropFirst(3))] }
      // `onyx` is no such name, `onAccent` is.
      guard name.hasPrefix("on"), let first = name.dropFirst(2).unicodeScalars.first, ("A"..."Z").contains(first) else {
        return []
      }
      let rest = name.dropFirst(2)
      return [rest.prefix(1).lowercased() + rest.dropFirst(), String(rest)]
    case .foreground:
      if name == "foreground" { return ["background"] }
      guard name.hasSuffix("-foreground") else { return [] }
      let stem = name.dropLast("-foreground".count)
      return [String(stem), stem + "-background"]
    case .properties: return name == NamingConvention.text ? [NamingConvention.ground] : []
    }
  }

  private static let text = "textColor"
  private static let ground = "backgroundColor"

  /// The tokens that another stands on by its name.
  func backgrounds(of token: TokenGraph.Token, in graph: TokenGraph) -> [TokenGraph.Token] {
    guard self == .properties else { return background(of: token, in: graph).map { [$0] } ?? [] }
    guard token.path.segments.last == NamingConvention.text, !NamingConvention.isInactive(token.path.parent) else {
      return []
    }
    let own = NamingConvention.component(token.path.parent, NamingConvention.ground, in: graph)
    let heirs = graph.tokens.filter { ground in
      !NamingConvention.isInactive(ground.path.parent) && ground.path.segments.last == NamingConvention.ground
        && ground.isPaint && ground.path.parent != token.path.parent
        && NamingConvention.component(ground.path.parent, NamingConvention.text, in: graph)?.path == token.path
    }
    return (own.map { [$0] } ?? []) + heirs
  }

  private static func isInactive(_ component: TokenPath) -> Bool {
    component.segments.last?.split(separator: "-").contains("disabled") == true
  }

  /// A property of a component, or of the one whose state or kind it is by its name: `button-primary` of `button-primary-hover`.
  private static func component(_ path: TokenPath, _ property: String, in graph: TokenGraph) -> TokenGraph.Token? {
    guard var name = path.segments.last?[...] else { return nil }
    while true {
      if let found = graph[path.parent.appending(String(name)).appending(property)] {
        return found.isPaint ? found : nil
      }
      guard let hyphen = name.lastIndex(of: "-") else { return nil }
      name = name[..<hyphen]
    }
  }

  /// The token that another stands on: beside it, or what a group beside it is itself.
  private func background(of token: TokenGraph.Token, in graph: TokenGraph) -> TokenGraph.Token? {
    guard let name = token.path.segments.last else { return nil }
    for background in backgrounds(of: name) where !background.isEmpty {
      let path = token.path.parent.appending(background)
      if let found = graph[path] ?? graph[path.appending("$root")], found.isPaint { return found }
    }
    return nil
  }
}

extension TokenGraph.Token {
  /// True for what can be painted with.
  var isPaint: Bool { type == .color || type == .gradient }
}
