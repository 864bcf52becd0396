import DataFiles

/// A token file as it was read: its tokens, and the modes that stand in the file itself.
package struct TokenFile: Sendable {
  /// A modifier that a file brings along, such as the `mode` that some tools keep under `$extensions`.
  package struct Modifier: Sendable {
    package typealias Context = (name: String, tree: TokenGroup)

    package let name: String
    /// The context that shows what every mode has; nil when the file has no name for it.
    package let defaultContext: String?
    /// In the order of the file, the default first if it has a name. A tree has only what the context changes.
    package let contexts: [Context]

    package init(name: String, contexts: [Context]) {
      self.init(name: name, defaultContext: contexts.first?.name, contexts: contexts)
    }

    /// - Parameter defaultContext: one of the contexts, or nil.
    package init(name: String, defaultContext: String?, contexts: [Context]) {
      self.name = name
      self.defaultContext = defaultContext
      self.contexts =
        contexts.filter { $0.name == defaultContext } + contexts.filter { $0.name != defaultContext }
    }

    subscript(context: String) -> TokenGroup? {
      contexts.first { $0.name == context }?.tree
    }
  }

  /// What every mode has.
  package var tree: TokenGroup
  package var modifiers: [Modifier]
  /// True when tokens name others by what a tool calls them, so that all files must be known to say which they are.
  var hasForeignNames: Bool

  /// What the file has as tokens and nobody could read; each has a finding of its own.
  package var notUnderstood: [TokenLedger.Entry] = []

  /// The mode of Figma that the file is; nil for most.
  var figmaMode: DataValue?

  package init(tree: TokenGroup, modifiers: [Modifier] = []) {
    self.init(tree: tree, modifiers: modifiers, hasForeignNames: false)
  }

  init(tree: TokenGroup, modifiers: [Modifier], hasForeignNames: Bool, figmaMode: DataValue? = nil) {
    self.tree = tree
    self.modifiers = modifiers
    self.hasForeignNames = hasForeignNames
    self.figmaMode = figmaMode
  }

  /// The same with every tree changed.
  func mapTrees(_ change: (TokenGroup) -> TokenGroup) -> TokenFile {
    let modifiers = modifiers.map { modifier in
      Modifier(
        name: modifier.name, defaultContext: modifier.defaultContext,
        contexts: modifier.contexts.map { ($0.name, change($0.tree)) })
    }
    var file = self
    file.tree = change(tree)
    file.modifiers = modifiers
    return file
  }
}
