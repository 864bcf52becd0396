import Tokens

extension StyleSheet {
  /// Where the style sheet names tokens and has a say, in the order of the file: in rules for something that is in the trees, in
  /// whatever state, and in animations.
  package func tokenUses(in trees: [ElementTree], _ properties: TokenProperties) -> [TokenUse] {
    let index = RuleIndex(self)
    var used: Set<Int> = []
    for tree in trees.flatMap({ tree in InteractionState.allCases.map { StatedTree(tree, in: $0) } }) {
      for element in tree.tree.elements.indices { used.formUnion(index.matches(element, in: tree).map(\.rule)) }
    }
    let declared =
      used.sorted().map { (rules[$0].place, rules[$0].conditions.map(\.text), rules[$0].declarations) }
      + keyframes.map { ($0.place, [], $0.declarations) }
    return declared.sorted { $0.0 < $1.0 }.flatMap { place, conditions, declarations in
      declarations.compactMap { declaration in
        var seen: Set<Int> = []
        let tokens = properties.tokens(inOrder: declaration.value).filter { seen.insert($0).inserted }
        guard !tokens.isEmpty else { return nil }
        return TokenUse(
          place: place, conditions: conditions, property: declaration.property,
          tokens: tokens.map { properties.graph.tokens[$0].path })
      }
    }
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
