import Cascade
import Diagnostics
package import Tokens

/// The components of a theme, in their order, with what they use.
package struct ComponentCatalog: Sendable {
  package let all: [ResolvedComponent]
  private let users: [TokenPath: [String]]

  init(_ components: [Component], properties: CustomProperties, icons: [Icon], into findings: inout Findings) {
    var literals = LiteralStyle(properties.graph, prefix: properties.prefix)
    all = components.map {
      ResolvedComponent($0, properties: properties, literals: &literals, icons: icons, into: &findings)
    }
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
