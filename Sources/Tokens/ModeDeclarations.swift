/// Which tokens each context of a modifier defines itself, before anything is laid over anything.
package struct ModeDeclarations: Sendable {
  /// By the index of the modifier, then of the context; nil where a group extends another, so that more may be defined than is
  /// written.
  private let paths: [[Set<TokenPath>?]]

  package init(_ document: ResolverDocument) {
    paths = document.modifiers.map { modifier in
      modifier.contexts.map { context in
        var paths: Set<TokenPath> = []
        for tree in document.trees(of: modifier.name, context) {
          guard tree.collect(into: &paths, below: []) else { return nil }
        }
        return paths
      }
    }
  }

  /// What others of its contexts define and this one does not, so that it falls back to what was there before. A context that
  /// defines nothing, such as the one that a system starts from, lacks nothing.
  package func lacking(modifier: Int, context: Int) -> Set<TokenPath> {
    guard let own = paths[modifier][context], !own.isEmpty else { return [] }
    return paths[modifier].compactMap { $0 }.reduce(into: Set()) { $0.formUnion($1) }.subtracting(own)
  }
}

extension ResolverDocument {
  fileprivate func trees(of modifier: String, _ context: String) -> [TokenGroup] {
    steps.flatMap { step -> [TokenGroup] in
      let own: [TokenGroup] =
        if case .modifier(let own, let sources) = step, own.name == modifier,
          let index = own.contexts.firstIndex(of: context)
        {
          sources[index].map(\.tree)
        } else {
          []
        }
      return own + step.files.flatMap(\.modifiers).filter { $0.name == modifier }.compactMap { $0[context] }
    }
  }
}

extension TokenGroup {
  /// False when a group extends another.
  fileprivate func collect(into paths: inout Set<TokenPath>, below segments: [String]) -> Bool {
    guard extending == nil else { return false }
    for member in members {
      let path = segments + [member.name]
      switch member.node {
      case .token: paths.insert(TokenPath(path))
      case .group(let group): if !group.collect(into: &paths, below: path) { return false }
      }
    }
    return true
  }
}
