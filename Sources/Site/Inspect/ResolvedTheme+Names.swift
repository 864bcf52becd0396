import Diagnostics
package import Tokens

extension ResolvedTheme {
  /// The tokens that somebody means by a name: a path, in braces or not, a pattern of paths, a custom property or a Swift name.
  package func tokens(named name: String) -> [TokenGraph.Token] {
    let name = TokenReference(name)?.path.description ?? name
    let matches = graph.tokens(matching: PathGlob(name))
    if !matches.isEmpty { return matches }
    return graph.tokens.filter { token in
      swiftName(token.path) == name
        || token.suffixes.contains { cssName(token.path) + $0 == name }
    }
  }

  /// True when a token of that name may be there and could not be read.
  package func isUnsure(ofName name: String) -> Bool {
    graph.isUnsure(of: PathGlob(name))
  }

  /// A sentence that helps with a name that no token has.
  package func helpNaming(_ name: String) -> String? {
    graph.helpNaming(name)
      ?? NearestName.help(name, in: graph.tokens.map { cssName($0.path) })
      ?? NearestName.help(name, in: graph.tokens.compactMap { swiftName($0.path) })
  }
}
