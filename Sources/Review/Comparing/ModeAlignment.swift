package import Tokens

/// Which modes of two systems are the same: those that make the same choices, where what only one side can choose has its default.
package struct ModeAlignment: Sendable {
  /// By their indices, in the order of the new modes.
  package let pairs: [(old: Int, new: Int)]
  package let added: [Modifier]
  package let removed: [Modifier]
  /// Of modifiers that both sides have.
  package let addedContexts: [Mode.Choice]
  package let removedContexts: [Mode.Choice]
  /// Modifiers whose default is another one.
  package let movedDefaults: [(modifier: String, old: String, new: String)]

  package init(_ old: Snapshot, _ new: Snapshot) {
    let before = Dictionary(old.modifiers.map { ($0.name, $0) }) { first, _ in first }
    let after = Dictionary(new.modifiers.map { ($0.name, $0) }) { first, _ in first }
    added = new.modifiers.filter { before[$0.name] == nil }
    removed = old.modifiers.filter { after[$0.name] == nil }
    addedContexts = ModeAlignment.contexts(of: new.modifiers, missingIn: before)
    removedContexts = ModeAlignment.contexts(of: old.modifiers, missingIn: after)
    movedDefaults = new.modifiers.compactMap { modifier in
      guard let other = before[modifier.name], other.defaultContext != modifier.defaultContext else { return nil }
      return (modifier.name, other.defaultContext, modifier.defaultContext)
    }
    let indices = Dictionary(old.modes.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    pairs = new.modes.enumerated().compactMap { index, mode in
      let isOwnDefault = new.modifiers.allSatisfy { before[$0.name] != nil || mode[$0.name] == $0.defaultContext }
      guard isOwnDefault else { return nil }
      let choices = old.modifiers.map { modifier in
        Mode.Choice(modifier: modifier.name, context: mode[modifier.name] ?? modifier.defaultContext)
      }
      return indices[Mode(choices)].map { ($0, index) }
    }
  }

  private static func contexts(of modifiers: [Modifier], missingIn others: [String: Modifier]) -> [Mode.Choice] {
    modifiers.flatMap { modifier -> [Mode.Choice] in
      guard let other = others[modifier.name] else { return [] }
      return modifier.contexts.filter { !other.contexts.contains($0) }.map {
        Mode.Choice(modifier: modifier.name, context: $0)
      }
    }
  }

  /// True where both sides have the same modes.
  package var isWhole: Bool {
    added.isEmpty && removed.isEmpty && addedContexts.isEmpty && removedContexts.isEmpty && movedDefaults.isEmpty
  }
}
