import Cascade
import Diagnostics
package import Tokens

/// The components of a theme, in their order, with what they use.
package struct ComponentCatalog: Sendable {
  /// What all components of a theme have in common.
  struct Theme {
    let properties: TokenProperties
    let icons: [Icon]
    /// By name.
    let iconTrees: [String: ElementTree]
    /// By the index of the mode.
    let schemes: [ColorScheme]
    let isPrimitive: (TokenPath) -> Bool

    /// The schemes in which something is drawn, each with its modes; any one for all modes where that does not matter.
    func schemes(ifDependent isDependent: Bool) -> [(scheme: ColorScheme, modes: Set<Int>?)] {
      let present = ColorScheme.allCases.filter(schemes.contains)
      guard isDependent, present.count > 1 else { return [(present.first ?? .light, nil)] }
      return present.map { scheme in (scheme, Set(schemes.indices.filter { schemes[$0] == scheme })) }
    }
  }

  package let all: [ResolvedComponent]
  private let users: [TokenPath: [String]]

  init(_ components: [Component], _ theme: Theme, into findings: inout Findings) {
    var literals = LiteralStyle(theme.properties.graph, prefix: theme.properties.prefix)
    var nested = NestedSurfaces(theme.properties.graph, isPrimitive: theme.isPrimitive)
    all = components.map { ResolvedComponent($0, theme, &literals, &nested, into: &findings) }
    var users: [TokenPath: [String]] = [:]
    for component in all {
      for path in component.tokens { users[path, default: []].append(component.component.name) }
    }
    self.users = users
  }

  package subscript(name: String) -> ResolvedComponent? {
    all.first { $0.component.name == name }
  }

  /// The names of the components whose mock-ups name a token.
  package func users(of path: TokenPath) -> [String] {
    users[path] ?? []
  }
}
