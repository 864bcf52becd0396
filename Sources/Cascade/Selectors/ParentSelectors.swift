/// The selectors of a rule, which the rules inside of it share.
struct ParentSelectors {
  let selectors: [Selector]
  /// What `&` stands for (CSS Nesting 1, section 3.1). Pseudo-elements are not among it.
  let test: SelectorTest
  let specificity: Specificity
  let weight: Int

  init(_ selectors: [Selector]) {
    self.selectors = selectors
    test = .any(selectors.filter { $0.pseudoElement == nil })
    specificity = selectors.map(\.specificity).max() ?? Specificity()
    weight = selectors.reduce(0) { $0 + $1.weight }
  }
}
