import DataFiles
import Diagnostics

/// Finds the modes that tokens keep beside their values, where DTCG 2025.10 has a resolver.
///
/// Each kind becomes a modifier of the file. The default context shows what `$value` says.
struct ModeReader {
  private struct Axis: Hashable {
    let modifier: String
    let context: String
  }

  private typealias Changes = [Axis: TokenGroup]

  /// In the order of the file.
  private var axes: [Axis] = []
  /// How many tokens say the same in a context as in `$value`.
  private var unchanged: [Axis: Int] = [:]
  /// How many tokens have a modifier.
  private var counts: [String: Int] = [:]
  private var defaults: [String: String] = [:]
  private var hasForeignNames = false
  private var leniencies = Leniencies()

  static func read(_ tree: TokenGroup, into findings: inout Findings) -> TokenFile {
    var reader = ModeReader()
    let (changed, changes) = reader.read(tree, type: nil)
    reader.leniencies.report(into: &findings)
    return TokenFile(
      tree: changed ?? tree, modifiers: reader.modifiers(changes), hasForeignNames: reader.hasForeignNames,
      figmaMode: tree.extensions?["com.figma.modeName"])
  }

  private func modifiers(_ changes: Changes) -> [TokenFile.Modifier] {
    var names: [String] = []
    for axis in axes where !names.contains(axis.modifier) { names.append(axis.modifier) }
    return names.map { name in
      let own = axes.filter { $0.modifier == name }
      var contexts = own.map { (name: $0.context, tree: changes[$0] ?? TokenGroup()) }
      // A context that never differs from the values is what they are called.
      var defaultContext = own.first { unchanged[$0] == counts[name] }?.context
      if defaultContext == nil, let known = defaults[name], !contexts.contains(where: { $0.name == known }) {
        contexts.append((known, TokenGroup()))
        defaultContext = known
      }
      return TokenFile.Modifier(name: name, defaultContext: defaultContext, contexts: contexts)
    }
  }

  /// The group where something in it is read in another way, nil where nothing is; and what contexts change in it.
  ///
  /// Recursion is bounded by the depth limit of the data files.
  private mutating func read(_ group: TokenGroup, type: AuthoredType?) -> (group: TokenGroup?, changes: Changes) {
    let type = group.type ?? type
    var changed: TokenGroup?
    var changes: Changes = [:]
    func append(_ node: TokenGroup.Node, _ member: TokenGroup.Member, _ axis: Axis) {
      changes[axis, default: TokenGroup()].append(
        TokenGroup.Member(name: member.name, namePlace: member.namePlace, node: node))
    }
    for (index, member) in group.members.enumerated() {
      switch member.node {
      case .group(let inner):
        let (innerChanged, innerChanges) = read(inner, type: type)
        if let innerChanged {
          if changed == nil { changed = group }
          changed?.replace(index, by: .group(innerChanged))
        }
        for (axis, tree) in innerChanges { append(.group(tree), member, axis) }
      case .token(let token):
        guard token.extensions != nil || token.value.array != nil else { continue }
        let base = self.base(token, type)
        for (axis, alternative) in alternatives(of: token, type) {
          let scoped = FigmaScopes.applied(to: alternative, type) ?? alternative
          if scoped.isWritten(as: base ?? token) {
            unchanged[axis, default: 0] += 1
          } else {
            append(.token(scoped), member, axis)
          }
        }
        if let base {
          if changed == nil { changed = group }
          changed?.replace(index, by: .token(base))
        }
      }
    }
    return (changed, changes)
  }

  /// What a token is in every mode; nil when it is what it seems.
  private mutating func base(_ token: AuthoredToken, _ type: AuthoredType?) -> AuthoredToken? {
    if TokenModes.pair(token, type) != nil, let light = token.value.array?.first {
      return token.with(light, type: token.type)
    }
    if ForeignNames.stand(in: token) { hasForeignNames = true }
    if let data = ForeignNames.aliasData(token) { leniencies.note(.figmaAliases, at: data.place) }
    guard let scoped = FigmaScopes.applied(to: token, type) else { return nil }
    leniencies.note(.figmaScopes, at: token.value.place)
    return scoped
  }

  private mutating func alternatives(of token: AuthoredToken, _ type: AuthoredType?) -> [(Axis, AuthoredToken)] {
    TokenModes.all(of: token, type).flatMap { modes in
      leniencies.note(modes.leniency, at: modes.place)
      counts[modes.modifier, default: 0] += 1
      if let name = modes.defaultContext { defaults[modes.modifier] = name }
      return modes.contexts.map { context in
        let axis = Axis(modifier: modes.modifier, context: context.name)
        if !axes.contains(axis) { axes.append(axis) }
        return (axis, context.token)
      }
    }
  }
}
