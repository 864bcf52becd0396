package import Tokens

extension StyleSheet {
  /// The tokens that the style sheet names where it has a say, in order of appearance: in rules for something that is in the trees, in
  /// whatever state, and in animations.
  package func tokens(usedBy trees: [ElementTree], _ properties: TokenProperties) -> [TokenPath] {
    let index = RuleIndex(self)
    var used: Set<Int> = []
    for tree in trees.flatMap({ tree in InteractionState.allCases.map { StatedTree(tree, in: $0) } }) {
      for element in tree.tree.elements.indices { used.formUnion(index.matches(element, in: tree).map(\.rule)) }
    }
    let declarations =
      used.sorted().map { (rules[$0].place, rules[$0].declarations) } + keyframes.map { ($0.place, $0.declarations) }
    let ordered = declarations.sorted { $0.0 < $1.0 }.flatMap(\.1)
    var seen: Set<Int> = []
    return ordered.flatMap { properties.tokens(inOrder: $0.value) }.filter { seen.insert($0).inserted }
      .map { properties.graph.tokens[$0].path }
  }
}

extension Selector {
  /// Whether something in the tree matches.
  package func matchesAnything(in tree: StatedTree) -> Bool {
    tree.tree.elements.indices.contains { matches($0, in: tree) }
  }
}

extension TokenProperties {
  /// By index; one that stands twice is there twice.
  fileprivate func tokens(inOrder values: [ComponentValue]) -> [Int] {
    values.flatMap { value in
      switch value.kind {
      case .ident(let name) where name.hasPrefix("--"): self[name].map { [$0.token] } ?? []
      case .function(_, let content), .block(_, let content): tokens(inOrder: content)
      default: [Int]()
      }
    }
  }
}
