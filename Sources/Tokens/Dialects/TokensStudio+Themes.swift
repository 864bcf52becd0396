import Diagnostics

extension TokensStudio {
  /// Of each group one theme is on, so what all themes of a group have is always on.
  mutating func withThemes() -> TokenFile {
    let index = Dictionary(sets.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
    var groups: [(name: String, contexts: [(name: String, sets: [Int])])] = []
    for theme in themes {
      let context = (theme.name, theme.sets.compactMap { index[$0] })
      if let group = groups.firstIndex(where: { $0.name == theme.group }) {
        groups[group].contexts.append(context)
      } else {
        groups.append((theme.group, [context]))
      }
    }
    var always: Set<Int> = []
    for group in groups {
      let first = Set(group.contexts[0].sets)
      always.formUnion(group.contexts.reduce(first) { $0.intersection($1.sets) })
    }
    let used = Set(groups.flatMap(\.contexts).flatMap(\.sets))
    let idle = sets.indices.filter { !used.contains($0) && sets[$0].tree.tokenCount > 0 }
    if !idle.isEmpty { reportIdle(idle.map { sets[$0] }) }
    var tree = merged { idle.contains($0) }
    tree.merge(merged { always.contains($0) }, into: &findings)
    // What comes later in the order lies on what comes before it.
    let axes = groups.filter { $0.contexts.count > 1 }.map { group in
      (group, group.contexts.flatMap(\.sets).filter { !always.contains($0) }.min() ?? 0)
    }
    var modifiers: [TokenFile.Modifier] = []
    for (group, _) in axes.sorted(by: { $0.1 < $1.1 }) {
      var contexts: [(name: String, tree: TokenGroup)] = []
      for context in group.contexts { contexts.append((context.name, changes(context.sets, always: always))) }
      modifiers.append(TokenFile.Modifier(name: group.name, contexts: contexts))
    }
    return TokenFile(tree: tree, modifiers: modifiers)
  }

  private mutating func reportIdle(_ sets: [Source]) {
    let names = sets.map { "'\($0.name)'" }.joined(separator: ", ")
    findings.report(
      Finding(
        .warning, "idle-set", "no theme has the \(sets.count == 1 ? "set" : "sets") \(names)", at: sets[0].place,
        help: "its tokens are in every mode, below all others; select it in $themes, or remove it"))
  }
}
