package import Tokens

/// What a change of a design system does: what was edited, what follows from that, and what it means for those who use it.
package struct Comparison: Sendable {
  /// An edit, and what follows from it.
  package struct Cause: Sendable {
    package let change: TokenChange
    /// Changes of values that nobody made by hand.
    package let derived: [TokenChange]
    /// The names of components that use the token or what follows from it.
    package let components: [String]
    /// The documents that name the token or what follows from it.
    package let documents: [SnapshotUser]
  }

  package let old: Snapshot
  package let new: Snapshot
  package let modes: ModeAlignment
  /// In the order of the new tokens, then those that are gone.
  package let changes: [TokenChange]
  /// Tokens that one side has and that could not be read on the other.
  package let unknown: [TokenPath]
  package let contrast: [ContrastChange]
  /// Components of the new side that are made of something else: HTML, CSS, icons or width; those that are new, and those that are gone.
  package let editedComponents: [String]
  package let addedComponents: [String]
  package let removedComponents: [String]

  package init(_ old: Snapshot, _ new: Snapshot) {
    self.old = old
    self.new = new
    modes = ModeAlignment(old, new)
    let matching = TokenMatching(old, new, modes)
    let renames = Dictionary(
      matching.matches.lazy.map { (old.tokens[$0.old].path, new.tokens[$0.new].path) }.filter { $0.0 != $0.1 }
    ) { first, _ in first }
    let comparison = TokenComparison(modes: modes, renames: renames)
    var changes = matching.matches.compactMap { match in
      comparison.change(old.tokens[match.old], new.tokens[match.new], basis: match.basis).map { (match.new, $0) }
    }
    let isUnknown = { (token: SnapshotToken, other: Snapshot) in other.unread.contains(token.path) }
    unknown =
      matching.added.map { new.tokens[$0] }.filter { isUnknown($0, old) }.map(\.path)
      + matching.removed.map { old.tokens[$0] }.filter { isUnknown($0, new) }.map(\.path)
    changes += matching.added.filter { !isUnknown(new.tokens[$0], old) }.map { index in
      let token = new.tokens[index]
      return (index, TokenChange(token.isDeprecated ? [.added, .deprecated] : [.added], old: nil, new: token))
    }
    var sorted = changes.sorted { $0.0 < $1.0 }.map(\.1)
    sorted += matching.removed.filter { !isUnknown(old.tokens[$0], new) }.map {
      TokenChange([.removed], old: old.tokens[$0], new: nil)
    }
    var search = CauseSearch(sorted, renames: renames)
    for index in sorted.indices { sorted[index].causes = search.causes(of: index) }
    self.changes = sorted
    contrast = ContrastChange.all(
      old, new, modes,
      renames: Dictionary(renames.map { ($0.key.description, $0.value.description) }) { first, _ in first })
    let before = Dictionary(old.components.map { ($0.name, $0) }) { first, _ in first }
    let after = Set(new.components.map(\.name))
    editedComponents = new.components.filter { component in
      before[component.name].map { $0.fingerprint != component.fingerprint } ?? false
    }.map(\.name)
    addedComponents = new.components.map(\.name).filter { before[$0] == nil }
    removedComponents = old.components.map(\.name).filter { !after.contains($0) }
  }

  package var isEmpty: Bool {
    changes.isEmpty && contrast.isEmpty && modes.isWhole && editedComponents.isEmpty && addedComponents.isEmpty
      && removedComponents.isEmpty
  }

  /// False where something could not be read, so that nobody can say that nothing was lost.
  package var isCertain: Bool { old.isWhole && new.isWhole && unknown.isEmpty }

  /// True where nothing looks another way: the same values by other paths, names or notations. Tokens may come and go for it, if
  /// those that name them look as they did.
  package var isRefactoring: Bool {
    let kept = changes.filter { $0.old != nil && $0.new != nil }
    guard !kept.isEmpty, !kept.contains(where: \.isVisible) else { return false }
    let values = changes.flatMap { ($0.old?.values ?? []) + ($0.new?.values ?? []) }
    let named = Set(values.flatMap(\.references))
    return changes.allSatisfy { $0.old != nil && $0.new != nil || named.contains($0.path) }
  }

  package func changes(_ kind: TokenChange.Kind) -> [TokenChange] { changes.filter { $0.kind == kind } }

  package func contrast(_ kind: ContrastChange.Kind) -> [ContrastChange] { contrast.filter { $0.kind == kind } }

  /// True where contrast was lost.
  package var isRegression: Bool { contrast.contains { $0.kind == .newlyFails } }

  /// What was edited, each with what follows from it; what is seen most stands first.
  package var causes: [Cause] {
    let edits = changes.filter { !$0.isDerived }
    var derived: [TokenPath: [TokenChange]] = [:]
    for change in changes {
      for cause in change.causes { derived[cause, default: []].append(change) }
    }
    return edits.map { edit in
      let followers = derived[edit.path] ?? []
      let touched = Set([edit.path] + (edit.old.map { [$0.path] } ?? []) + followers.map(\.path))
      let isTouched = { (user: SnapshotUser) in user.tokens.contains(where: touched.contains) }
      return Cause(
        change: edit, derived: followers, components: new.components.filter(isTouched).map(\.name),
        documents: new.documents.filter(isTouched))
    }
    .enumerated()
    .sorted { a, b in
      let (x, y) = (Comparison.weight(a.element), Comparison.weight(b.element))
      return x == y ? a.offset < b.offset : x > y
    }
    .map(\.element)
  }

  private static func weight(_ cause: Cause) -> Double {
    ([cause.change] + cause.derived).map(\.deltaE).max() ?? 0
  }

  /// Components of both sides whose drawings may look another way: what they are made of, or a token that they use, changed.
  package var affectedComponents: [String] {
    let visible = Set(changes.filter(\.isVisible).map(\.path))
    let (edited, added) = (Set(editedComponents), Set(addedComponents))
    return new.components.filter { component in
      !added.contains(component.name)
        && (edited.contains(component.name) || component.tokens.contains(where: visible.contains))
    }.map(\.name)
  }
}
