import Tokens

/// Names that say by themselves what stands on what.
package enum NamingConvention: String, CaseIterable, Hashable, Sendable {
  /// `on-accent` stands on `accent` beside it, as does `onAccent`.
  case on = "on-x"
  /// `card-foreground` stands on `card` beside it, and `foreground` on `background`.
  case foreground = "x-foreground"

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
    }
  }

  /// The token that another stands on by its name: beside it, or what a group beside it is itself.
  func background(of token: TokenGraph.Token, in graph: TokenGraph) -> TokenGraph.Token? {
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
