import Tokens

/// The sources of tokens in every mode.
struct ValueSources {
  /// Where one token has its colours from.
  struct Origins {
    fileprivate(set) var values: [ValueSource] = []
    /// By the index of the mode: which of the values it is; nil where the token has none.
    fileprivate(set) var byMode: [Int?] = []
  }

  let graph: TokenGraph

  func origins(of path: TokenPath) -> Origins {
    var origins = Origins()
    for mode in graph.modes.indices {
      let end = graph.aliasChain(of: path, mode: mode).last ?? path
      let source = graph[end]?.byMode[mode].map { ValueSource(path: end, value: ObjectIdentifier($0)) }
      let index = source.flatMap(origins.values.firstIndex)
      if index == nil, let source { origins.values.append(source) }
      origins.byMode.append(index ?? source.map { _ in origins.values.count - 1 })
    }
    return origins
  }

  /// The tokens that an edit changes, with the modes in which it does.
  func changed(by edit: ValueEdit) -> [TokenPath: Set<Int>] {
    var changed: [TokenPath: Set<Int>] = [:]
    var open = [(path: edit.path, modes: modes(of: edit))]
    while let (path, modes) = open.popLast() {
      let more = modes.subtracting(changed[path] ?? [])
      guard !more.isEmpty else { continue }
      changed[path, default: []].formUnion(more)
      for user in graph.users(of: path) {
        guard let values = graph[user]?.byMode else { continue }
        open.append((user, more.filter { values[$0]?.alias == path }))
      }
    }
    return changed
  }

  /// Those in which the token has the value; for another name in place of an alias, all in which that alias stands, wherever it leads.
  private func modes(of edit: ValueEdit) -> Set<Int> {
    let origins = origins(of: edit.path)
    guard let source = origins.values.firstIndex(of: edit.source) else { return [] }
    let modes = origins.byMode.indices.filter { origins.byMode[$0] == source }
    guard edit.path != edit.source.path, let values = graph[edit.path]?.byMode else { return Set(modes) }
    let places = Set(modes.compactMap { values[$0]?.place })
    return Set(values.indices.filter { values[$0].map { places.contains($0.place) } ?? false })
  }
}
