import Diagnostics

/// A token of a flattened tree, with what it takes from the groups above it.
struct FlatToken: Sendable {
  let path: TokenPath
  let authored: AuthoredToken
  let inheritedType: AuthoredType?
  let deprecation: Deprecation?

  /// The tokens of a tree in the order of the files.
  static func all(in tree: TokenGroup) -> [FlatToken] {
    var tokens: [FlatToken] = []
    collect(tree, at: TokenPath([]), type: nil, deprecation: nil, into: &tokens)
    return tokens
  }

  /// Recursion is bounded by the depth limit of the data files.
  private static func collect(
    _ group: TokenGroup, at path: TokenPath, type: AuthoredType?, deprecation: Deprecation?,
    into tokens: inout [FlatToken]
  ) {
    let type = group.type ?? type
    let deprecation = group.deprecation ?? deprecation
    for member in group.members {
      let path = path.appending(member.name)
      switch member.node {
      case .group(let inner):
        collect(inner, at: path, type: type, deprecation: deprecation, into: &tokens)
      case .token(let token):
        let own = token.deprecation ?? deprecation
        tokens.append(FlatToken(path: path, authored: token, inheritedType: type, deprecation: own))
      }
    }
  }
}
