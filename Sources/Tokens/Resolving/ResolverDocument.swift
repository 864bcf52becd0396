import Diagnostics

/// A resolver document (DTCG Resolver 2025.10) with all its references followed: what to lay over what, in order.
package struct ResolverDocument: Sendable {
  package enum Step: Sendable {
    /// Sources that every mode has.
    case set(sources: [TokenGroup])
    /// Sources by context, in the order of `modifier.contexts`.
    case modifier(Modifier, sources: [[TokenGroup]])
  }

  package let steps: [Step]
  /// False when a file that belongs to it could not be read: then nobody can say which names there are.
  package let isWhole: Bool

  /// The modifiers for which an input must choose. Without one, they have their first context.
  let withoutDefault: Set<String>

  package init(steps: [Step], withoutDefault: Set<String> = [], isWhole: Bool = true) {
    self.steps = steps
    self.withoutDefault = withoutDefault
    self.isWhole = isWhole
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

  package var modifiers: [Modifier] {
    steps.compactMap { if case .modifier(let modifier, _) = $0 { modifier } else { nil } }
  }

  /// What every mode starts from: the sets before the first modifier, laid over each other.
  func base(into findings: inout Findings) -> TokenGroup {
    var tree = TokenGroup()
    for case .set(let sources) in steps[..<firstModifier] {
      for source in sources { tree.merge(source, into: &findings) }
    }
    return tree
  }

  private var firstModifier: Int {
    steps.firstIndex { if case .modifier = $0 { true } else { false } } ?? steps.count
  }

  /// The tokens of a mode as one tree: later sources win, tokens replace tokens whole, aliases are not yet followed.
  /// - Parameter base: what `base` gives; it is the same for every mode.
  private func flattened(in mode: Mode, from base: TokenGroup, into findings: inout Findings) -> TokenGroup {
    var tree = base
    for step in steps[firstModifier...] {
      switch step {
      case .set(let sources):
        for source in sources { tree.merge(source, into: &findings) }
      case .modifier(let modifier, let sources):
        guard let context = mode[modifier.name], let index = modifier.contexts.firstIndex(of: context) else {
          preconditionFailure("a mode chooses a context of every modifier")
        }
        for source in sources[index] { tree.merge(source, into: &findings) }
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
