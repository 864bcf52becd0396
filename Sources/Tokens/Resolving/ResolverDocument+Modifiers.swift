import Diagnostics

/// The modifiers that files bring along.
extension ResolverDocument {
  /// Those of one name are one modifier, which has the contexts of all.
  static func modifiers(of brought: [TokenFile.Modifier]) -> [Modifier] {
    var names: [String] = []
    for modifier in brought where !names.contains(modifier.name) { names.append(modifier.name) }
    return names.map { name in
      let same = brought.filter { $0.name == name }
      var contexts = [defaultContext(of: same)]
      for context in same.flatMap(\.contexts) where !contexts.contains(context.name) { contexts.append(context.name) }
      return Modifier(name: name, contexts: contexts)
    }
  }

  /// A file that has no name for its default must find its tokens unchanged there.
  private static func defaultContext(of same: [TokenFile.Modifier]) -> String {
    let taken = Set(same.filter { $0.defaultContext == nil }.flatMap(\.contexts).map(\.name))
    let names = same.compactMap(\.defaultContext) + ["default", "base"]
    return names.first { !taken.contains($0) } ?? "$value"
  }

  /// Lays the modifiers of files into those that the resolver has, so that no axis is there twice: into the one of the same name,
  /// else into the only one that has all contexts. Names are matched without regard to case, as those of inputs are.
  ///
  /// Contexts that the resolver's modifier lacks are left out, with a warning for each file.
  static func settled(_ steps: [Step], into findings: inout Findings) -> [Step] {
    let declared = steps.compactMap { if case .modifier(let modifier, _) = $0 { modifier } else { nil } }
    guard !declared.isEmpty else { return steps }
    var found = Findings()
    let settled = steps.map { step in
      step.mapFiles { file in
        guard !file.modifiers.isEmpty else { return file }
        var file = file
        file.modifiers = file.modifiers.compactMap { ResolverDocument.settled($0, into: declared, &found) }
        return file
      }
    }
    findings.report(found)
    return settled
  }

  private static func settled(
    _ modifier: TokenFile.Modifier, into declared: [Modifier], _ findings: inout Findings
  ) -> TokenFile.Modifier? {
    let changing = modifier.contexts.filter { $0.tree.tokenCount > 0 }
    let names = changing.map(\.name)
    let fitting = declared.filter { target in names.allSatisfy { match($0, in: target.contexts) != nil } }
    guard
      let target = declared.first(where: { match($0.name, in: [modifier.name]) != nil })
        ?? (fitting.count == 1 ? fitting[0] : nil)
    else { return modifier }
    let strangers = changing.filter { match($0.name, in: target.contexts) == nil }
    if let first = strangers.lazy.compactMap(\.tree.firstToken).min(by: { $0.namePlace < $1.namePlace }) {
      findings.report(unknownContexts(strangers.map(\.name), of: target, first.namePlace))
    }
    let known = changing.compactMap { context in
      match(context.name, in: target.contexts).map { (name: $0, tree: context.tree) }
    }
    return known.isEmpty ? nil : TokenFile.Modifier(name: target.name, defaultContext: nil, contexts: known)
  }

  static func match(_ name: String, in names: [String]) -> String? {
    names.first { $0 == name } ?? names.first { $0.lowercased() == name.lowercased() }
  }

  private static func unknownContexts(_ names: [String], of target: Modifier, _ place: Place) -> Finding {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    let isOne = names.count == 1
    return Finding(
      .warning, "unknown-mode",
      "the tokens of this file have \(isOne ? "a mode" : "\(names.count) modes") that the resolver's '\(target.name)' "
        + "lacks: \(list)",
      at: place,
      help: "\(isOne ? "it is" : "they are") left out; to see \(isOne ? "it" : "them"), give '\(target.name)' such a "
        + "context, with an empty array")
  }
}
