/// One choice of context for every modifier: a full input to the resolver.
package struct Mode: Hashable, Sendable, CustomStringConvertible {
  package struct Choice: Hashable, Sendable {
    package let modifier: String
    package let context: String

    package init(modifier: String, context: String) {
      self.modifier = modifier
      self.context = context
    }
  }

  /// One for each modifier, in the order of the resolver; empty for a theme without modifiers.
  package let choices: [Choice]

  package init(_ choices: [Choice]) {
    self.choices = choices
  }

  package subscript(modifier: String) -> String? {
    choices.first { $0.modifier == modifier }?.context
  }

  /// `theme=dark, size=compact`; `the only mode` when there are no modifiers.
  package var description: String {
    choices.isEmpty ? "the only mode" : choices.map { "\($0.modifier)=\($0.context)" }.joined(separator: ", ")
  }

  /// Every mode of some modifiers. The first has all defaults; the last modifier varies fastest.
  package static func all(of modifiers: [Modifier]) -> [Mode] {
    modifiers.reduce([Mode([])]) { modes, modifier in
      modes.flatMap { mode in
        modifier.contexts.map { Mode(mode.choices + [Choice(modifier: modifier.name, context: $0)]) }
      }
    }
  }
}
