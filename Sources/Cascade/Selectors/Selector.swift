/// A complex selector (Selectors 4): compounds and how they stand to each other.
///
/// What can never hold in a mock-up stays in it and matches nothing: its page's root, a visited link.
package struct Selector: Hashable, Sendable {
  enum Combinator: Hashable, Sendable { case descendant, child, nextSibling, laterSibling }

  struct Compound: Hashable, Sendable {
    var tests: [SelectorTest]
    /// How it stands to the compound on its right; nil for the rightmost.
    var combinator: Combinator?
  }

  /// From right to left, which is how they are matched; at least one.
  let compounds: [Compound]
  package let pseudoElement: PseudoElement?
  package let specificity: Specificity
  /// How many tests it holds, those inside of others included: bounds the work of matching.
  let weight: Int
}
