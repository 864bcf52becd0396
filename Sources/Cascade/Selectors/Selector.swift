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
  /// True where all that it names stands in the mock-up, as it does for a rule: the page holds it in a scope (CSS Cascade 6,
  /// section 2.5). What stands in `:is()` and the like sees the element around the mock-up, too.
  private(set) var isScoped = false

  init(compounds: [Compound], pseudoElement: PseudoElement?, specificity: Specificity, weight: Int) {
    self.compounds = compounds
    self.pseudoElement = pseudoElement
    self.specificity = specificity
    self.weight = weight
  }

  /// The selector of a rule.
  var scoped: Selector {
    var selector = self
    selector.isScoped = true
    return selector
  }
}
