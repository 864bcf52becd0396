extension Selector {
  /// Whether the element matches, or has the pseudo-element that does.
  package func matches(_ element: Int, in tree: StatedTree) -> Bool {
    matches(element, in: tree, anchor: nil)
  }

  func matches(_ element: Int, in tree: StatedTree, anchor: Int?) -> Bool {
    match(0, element, in: tree, anchor: anchor) == .matches
  }

  /// How much a failure says, so that no ancestor or sibling is tried in vain.
  private enum Outcome { case matches, failsHere, failsAmongSiblings, fails }

  /// Matches from the compound at `index` on to the left; `element` nil is what the mock-up stands in.
  private func match(_ index: Int, _ element: Int?, in tree: StatedTree, anchor: Int?) -> Outcome {
    let compound = compounds[index]
    for test in compound.tests where !test.holds(element, in: tree, anchor: anchor) { return .failsHere }
    guard index + 1 < compounds.count else { return .matches }
    switch compounds[index + 1].combinator {
    case .child:
      guard let element else { return .fails }
      let parent = tree.tree.elements[element].parent
      return parent == nil && isScoped ? .fails : match(index + 1, parent, in: tree, anchor: anchor)
    case .descendant, nil:
      var current = element
      while let child = current {
        current = tree.tree.elements[child].parent
        if current == nil, isScoped { return .fails }
        let outcome = match(index + 1, current, in: tree, anchor: anchor)
        if outcome == .matches || outcome == .fails { return outcome }
      }
      return .fails
    case .nextSibling:
      guard let element, let sibling = tree.previousSiblings[element] else { return .failsAmongSiblings }
      return match(index + 1, sibling, in: tree, anchor: anchor)
    case .laterSibling:
      var current = element.flatMap { tree.previousSiblings[$0] }
      while let sibling = current {
        let outcome = match(index + 1, sibling, in: tree, anchor: anchor)
        if outcome != .failsHere { return outcome }
        current = tree.previousSiblings[sibling]
      }
      return .failsAmongSiblings
    }
  }
}

extension SelectorTest {
  /// `element` nil is what the mock-up stands in, of which only its type is known.
  fileprivate func holds(_ element: Int?, in tree: StatedTree, anchor: Int?) -> Bool {
    guard let element else {
      return switch self {
      case .universal, .defined: true
      case .type(let name): name == "div"
      case .not(let selectors): !selectors.contains { $0.matchesOutside(tree) }
      case .any(let selectors): selectors.contains { $0.matchesOutside(tree) }
      case .has(let selectors): selectors.contains { $0.matchesInside(tree) }
      case .anchor: anchor == Selector.outside
      default: false
      }
    }
    let node = tree.tree.elements[element]
    return switch self {
    case .universal: true
    case .type(let name): node.name == name || node.namespace != .html && node.name.asciiLowercased == name
    case .id(let id): tree.ids[element] == id
    case .class(let name): tree.classes[element].contains { $0 == name }
    case .attribute(let test): test.matches(node)
    case .any(let selectors): selectors.contains { $0.matches(element, in: tree) }
    case .not(let selectors): !selectors.contains { $0.matches(element, in: tree) }
    case .has(let selectors): selectors.contains { $0.matchesRelative(to: element, in: tree) }
    case .anchor: element == anchor
    case .nth(let position): tree.holds(position, of: element)
    case .only(let isOfType):
      tree.holds(ChildPosition(step: 0, offset: 1, isOfType: isOfType), of: element)
        && tree.holds(ChildPosition(step: 0, offset: 1, isFromEnd: true, isOfType: isOfType), of: element)
    case .empty:
      node.children.allSatisfy { child in
        if case .text(let text) = child { tree.tree.texts[text].content.isEmpty } else { false }
      }
    case .state(let pseudo): tree.holds(pseudo, of: element)
    case .form(let pseudo): tree.holds(pseudo, of: element)
    case .link: tree.isLink(element)
    case .defined: node.namespace != .html || !node.name.contains("-")
    case .language(let ranges): tree.isLanguage(of: element, in: ranges)
    case .direction(let isLeftToRight): tree.isLeftToRight(element) == isLeftToRight
    case .never: false
    }
  }
}

extension Selector {
  /// The anchor that stands for what the mock-up stands in.
  fileprivate static let outside = -1

  fileprivate func matchesInside(_ tree: StatedTree) -> Bool {
    tree.tree.elements.indices.contains { matches($0, in: tree, anchor: Self.outside) }
  }

  fileprivate func matchesOutside(_ tree: StatedTree) -> Bool {
    compounds.count == 1 && compounds[0].tests.allSatisfy { $0.holds(nil, in: tree, anchor: nil) }
  }

  /// Whether something that stands to the anchor as the selector starts matches it.
  fileprivate func matchesRelative(to anchor: Int, in tree: StatedTree) -> Bool {
    let (start, end): (Int, Int)
    switch compounds.last?.combinator {
    case .nextSibling, .laterSibling:
      start = tree.subtreeEnds[anchor]
      let parent = tree.tree.elements[anchor].parent
      end = parent.map { tree.subtreeEnds[$0] } ?? tree.tree.elements.count
    default: (start, end) = (anchor + 1, tree.subtreeEnds[anchor])
    }
    return (start..<max(start, end)).contains { matches($0, in: tree, anchor: anchor) }
  }
}

extension StatedTree {
  fileprivate func holds(_ position: ChildPosition, of element: Int) -> Bool {
    let node = tree.elements[element]
    if let selectors = position.of, !selectors.contains(where: { $0.matches(element, in: self) }) { return false }
    let siblings = position.isFromEnd ? nextSiblings : previousSiblings
    var number = 1
    var current = siblings[element]
    while let sibling = current {
      let other = tree.elements[sibling]
      let counts =
        position.isOfType
        ? other.name == node.name && other.namespace == node.namespace
        : position.of.map { $0.contains { $0.matches(sibling, in: self) } } ?? true
      if counts { number += 1 }
      current = siblings[sibling]
    }
    return position.holds(number)
  }
}
