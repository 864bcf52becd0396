/// The size and weight of a text, before a mode is chosen.
package struct FontSource: Hashable, Sendable {
  /// The declared sizes from the outermost that others are relative to down to the text's own: `16px`, `1.5em`,
  /// `var(--type-body)` where the shorthand `font` has it. Custom properties of tokens are left in them.
  package let sizes: [String]
  /// The same of weights: `400`, `bolder`.
  package let weights: [String]

  package init(sizes: [String], weights: [String]) {
    self.sizes = sizes
    self.weights = weights
  }
}
