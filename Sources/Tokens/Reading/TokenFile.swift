/// A token file as it was read: its tokens, and the modes that stand in the file itself.
package struct TokenFile: Sendable {
  /// A modifier that a file brings along, such as the `mode` that some tools keep under `$extensions`.
  package struct Modifier: Sendable {
    package let name: String
    /// In the order of the file, the default first. A tree has only what the context changes.
    package let contexts: [(name: String, tree: TokenGroup)]

    package init(name: String, contexts: [(name: String, tree: TokenGroup)]) {
      self.name = name
      self.contexts = contexts
    }
  }

  /// What every mode has.
  package let tree: TokenGroup
  package let modifiers: [Modifier]

  package init(tree: TokenGroup, modifiers: [Modifier] = []) {
    self.tree = tree
    self.modifiers = modifiers
  }
}
