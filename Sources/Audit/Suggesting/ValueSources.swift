import Tokens

/// The sources of tokens in every mode, each found once.
struct ValueSources {
  private let graph: TokenGraph
  private var known: [TokenPath: [ValueSource?]] = [:]

  init(_ graph: TokenGraph) {
    self.graph = graph
  }

  /// By the index of the mode; nil where the token has no value.
  mutating func sources(of path: TokenPath) -> [ValueSource?] {
    if let known = known[path] { return known }
    let sources = graph.modes.indices.map { mode -> ValueSource? in
      let end = graph.aliasChain(of: path, mode: mode).last ?? path
      return graph[end]?.byMode[mode].map { ValueSource(path: end, value: ObjectIdentifier($0)) }
    }
    known[path] = sources
    return sources
  }

  /// The tokens that an edit changes, with the modes in which it does.
  mutating func changed(by edit: ValueEdit) -> [TokenPath: Set<Int>] {
    var changed: [TokenPath: Set<Int>] = [:]
    var open = [edit.path]
    var seen: Set<TokenPath> = [edit.path]
    while let path = open.popLast() {
      let modes = sources(of: path).enumerated().filter { mode, source in
        source == edit.source
          && (path == edit.path || graph.aliasChain(of: path, mode: mode).contains(edit.path))
      }
      guard !modes.isEmpty else { continue }
      changed[path] = Set(modes.map(\.offset))
      open += graph.users(of: path).filter { seen.insert($0).inserted }
    }
    return changed
  }
}
