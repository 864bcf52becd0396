import Diagnostics

/// A resolver document (DTCG Resolver 2025.10) with all its references followed: what to lay over what, in order.
package struct ResolverDocument: Sendable {
  package enum Step: Sendable {
    /// Sources that every mode has.
    case set(sources: [TokenFile])
    /// Sources by context, in the order of `modifier.contexts`.
    case modifier(Modifier, sources: [[TokenFile]])
  }

  package let steps: [Step]
  /// Those of the steps, then those that files bring along.
  package let modifiers: [Modifier]
  /// False when a file that belongs to it could not be read: then nobody can say which names there are.
  package let isWhole: Bool

  /// The files before the first that modes tell apart.
  private let commonSources: [TokenFile]
  /// What follows them.
  private let varyingSteps: [Step]

  /// The modifiers for which an input must choose. Without one, they have their first context.
  let withoutDefault: Set<String>

  package init(steps: [Step], withoutDefault: Set<String> = [], isWhole: Bool = true) {
    self.steps = steps
    self.withoutDefault = withoutDefault
    self.isWhole = isWhole
    let declared = steps.compactMap { if case .modifier(let modifier, _) = $0 { modifier } else { nil } }
    let names = Set(declared.map(\.name))
    let brought = steps.flatMap(\.files).flatMap(\.modifiers).filter { !names.contains($0.name) }
    modifiers = declared + ResolverDocument.modifiers(of: brought)
    (commonSources, varyingSteps) = ResolverDocument.split(steps)
  }

  private static func split(_ steps: [Step]) -> (common: [TokenFile], varying: [Step]) {
    var common: [TokenFile] = []
    for (index, step) in steps.enumerated() {
      guard case .set(let sources) = step else { return (common, Array(steps[index...])) }
      let fixed = sources.prefix { $0.modifiers.isEmpty }
      common += fixed
      guard fixed.count == sources.count else {
        return (common, [.set(sources: Array(sources[fixed.count...]))] + steps[(index + 1)...])
      }
    }
    return (common, [])
  }

  /// How many modes a theme may have. Every token is resolved and every pair measured in each.
  package static let modeLimit = 4096

  /// Nil for more than an Int can count.
  var modeCount: Int? {
    modifiers.reduce(1) { count, modifier in
      count.flatMap {
        let (product, isOver) = $0.multipliedReportingOverflow(by: modifier.contexts.count)
        return isOver ? nil : product
      }
    }
  }

  /// What is wrong when there are more modes than can be checked; nil when all is well.
  var tooManyModes: String? {
    if let count = modeCount, count <= ResolverDocument.modeLimit { return nil }
    let sizes = modifiers.map { "\($0.name) \($0.contexts.count)" }.joined(separator: ", ")
    return "the modifiers have more than \(ResolverDocument.modeLimit) modes together (\(sizes))"
  }

  /// What every mode starts from: the sources before the first that modes tell apart, laid over each other.
  func base(into findings: inout Findings) -> TokenGroup {
    var tree = TokenGroup()
    for source in commonSources { tree.merge(source.tree, into: &findings) }
    return tree
  }

  /// The tokens of a mode as one tree: later sources win, tokens replace tokens whole, aliases are not yet followed.
  /// - Parameter base: what `base` gives; it is the same for every mode.
  private func flattened(in mode: Mode, from base: TokenGroup, into findings: inout Findings) -> TokenGroup {
    var tree = base
    for step in varyingSteps {
      switch step {
      case .set(let sources):
        for source in sources { source.lay(over: &tree, in: mode, into: &findings) }
      case .modifier(let modifier, let sources):
        guard let context = mode[modifier.name], let index = modifier.contexts.firstIndex(of: context) else {
          preconditionFailure("a mode chooses a context of every modifier")
        }
        for source in sources[index] { source.lay(over: &tree, in: mode, into: &findings) }
      }
    }
    return tree
  }

  /// The tokens of a mode with groups extended (DTCG Format 2025.10, section 6.4), and false when some may be missing.
  /// - Parameter base: what `base` gives.
  func expanded(
    in mode: Mode, from base: TokenGroup, into findings: inout Findings
  ) -> (tree: TokenGroup, isWhole: Bool) {
    let tree = flattened(in: mode, from: base, into: &findings)
    return GroupExpansion.expanded(tree, isWhole: isWhole, into: &findings)
  }
}

extension ResolverDocument.Step {
  var files: [TokenFile] {
    switch self {
    case .set(let sources): sources
    case .modifier(_, let sources): sources.flatMap { $0 }
    }
  }

  func mapFiles(_ change: (TokenFile) -> TokenFile) -> Self {
    switch self {
    case .set(let sources): .set(sources: sources.map(change))
    case .modifier(let modifier, let sources): .modifier(modifier, sources: sources.map { $0.map(change) })
    }
  }
}

extension TokenFile {
  /// What the contexts of the file itself change stands directly on it: a later file wins over both.
  fileprivate func lay(over tree: inout TokenGroup, in mode: Mode, into findings: inout Findings) {
    tree.merge(self.tree, into: &findings)
    for modifier in modifiers {
      if let context = mode[modifier.name], let changes = modifier[context] { tree.merge(changes, into: &findings) }
    }
  }
}
