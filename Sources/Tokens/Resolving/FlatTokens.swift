/// The tokens of a mode's tree, in the order of the files.
struct FlatTokens: Sendable {
  private(set) var list: [FlatToken] = []
  private(set) var indices: [TokenPath: Int] = [:]

  init(_ tree: TokenGroup) {
    list.reserveCapacity(tree.tokenCount)
    indices.reserveCapacity(tree.tokenCount)
    collect(tree, at: TokenPath([]), type: nil, deprecation: nil)
  }

  /// Recursion is bounded by the depth limit of the data files.
  private mutating func collect(_ group: TokenGroup, at path: TokenPath, type: AuthoredType?, deprecation: Deprecation?)
  {
    let type = group.type ?? type
    let deprecation = group.deprecation ?? deprecation
    for member in group.members {
      let path = path.appending(member.name)
      switch member.node {
      case .group(let inner): collect(inner, at: path, type: type, deprecation: deprecation)
      case .token(let token):
        indices[path] = list.count
        list.append(
          FlatToken(path: path, authored: token, inheritedType: type, deprecation: token.deprecation ?? deprecation))
      }
    }
  }

  func index(of path: TokenPath) -> Int? { indices[path] }

  subscript(path: TokenPath) -> FlatToken? { indices[path].map { list[$0] } }

  subscript(index: Int) -> FlatToken { list[index] }
}
