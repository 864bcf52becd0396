/// The elements of a mock-up in a state, made ready to be matched with many selectors.
///
/// The mock-up stands in an element that is no part of it, which universal selectors and `div` match on the left of a combinator
/// in `:is()`, `:not()` or `:where()`.
package struct StatedTree: Sendable {
  package let tree: ElementTree
  package let state: InteractionState
  let classes: [[Substring]]
  let ids: [String?]
  let previousSiblings: [Int?]
  let nextSiblings: [Int?]
  /// Behind the last element inside of each.
  let subtreeEnds: [Int]
  /// The elements that the state is on, and their ancestors.
  private let targets: Set<Int>
  private let ancestors: Set<Int>

  package init(_ tree: ElementTree, in state: InteractionState) {
    self.tree = tree
    self.state = state
    classes = tree.elements.map { $0["class"]?.htmlWords ?? [] }
    ids = tree.elements.map { $0["id"] }
    var previous = [Int?](repeating: nil, count: tree.elements.count)
    var next = previous
    for children in [tree.roots] + tree.elements.map(\.children) {
      var last: Int?
      for case .element(let child) in children {
        previous[child] = last
        if let last { next[last] = child }
        last = child
      }
    }
    (previousSiblings, nextSiblings, subtreeEnds) = (previous, next, tree.subtreeEnds)
    var targets: Set<Int> = []
    var ancestors: Set<Int> = []
    if state != .rest {
      for (index, element) in tree.elements.enumerated() where element["data-state-target"] != nil {
        targets.insert(index)
        var parent = element.parent
        while let ancestor = parent, ancestors.insert(ancestor).inserted { parent = tree.elements[ancestor].parent }
      }
    }
    (self.targets, self.ancestors) = (targets, ancestors)
  }

  func holds(_ pseudo: StatePseudoClass, of element: Int) -> Bool {
    switch (pseudo, state) {
    case (_, .rest): false
    case (.hover, .hover), (.hover, .pressed), (.active, .pressed), (.focusWithin, .focus):
      targets.contains(element) || ancestors.contains(element)
    case (.focus, .focus), (.focusVisible, .focus): targets.contains(element)
    default: false
    }
  }
}
