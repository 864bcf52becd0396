/// The custom properties of a graph, grouped by the contexts that they depend on.
///
/// Values are written out, not chained with `var()`, so that a scope inside a page can take another mode whole.
package struct TokenStyleSheet: Sendable {
  package struct Declaration: Hashable, Sendable {
    package let property: String
    package let text: String
  }

  package struct Block: Sendable {
    /// The contexts under which the block holds; empty for what every mode shares or starts from.
    package let choices: [Mode.Choice]
    package let declarations: [Declaration]
    /// What replaces some of them when the reader asks for reduced motion.
    package let reducedMotion: [Declaration]
  }

  /// The first block has every token in the default mode. Each further block has the tokens that depend on just the modifiers it
  /// names, for one combination of their contexts; the defaults are among them, for scopes inside another mode.
  package let blocks: [Block]

  package init(_ graph: TokenGraph, prefix: String) {
    var blocks = [
      TokenStyleSheet.block([], graph.tokens.map { ($0.path, $0.byMode[0]) }, prefix)
    ]
    var groups: [[Int]: [TokenGraph.Token]] = [:]
    for token in graph.tokens {
      let modifiers = token.modifiers(of: graph)
      if !modifiers.isEmpty { groups[modifiers, default: []].append(token) }
    }
    // Few modifiers first, so that no block outdoes one that knows more.
    for modifiers in groups.keys.sorted(by: {
      $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count
    }) {
      for (choices, mode) in TokenStyleSheet.combinations(of: modifiers, in: graph) {
        let values = (groups[modifiers] ?? []).map { ($0.path, $0.byMode[mode]) }
        blocks.append(TokenStyleSheet.block(choices, values, prefix))
      }
    }
    self.blocks = blocks
  }

  /// Every combination of contexts of some modifiers, with the mode that has it and the defaults of all others.
  private static func combinations(of modifiers: [Int], in graph: TokenGraph) -> [(choices: [Mode.Choice], mode: Int)] {
    graph.modes.indices.compactMap { index in
      let choices = graph.modes[index].choices
      let othersAreDefault = choices.indices.allSatisfy { position in
        modifiers.contains(position) || choices[position].context == graph.modifiers[position].defaultContext
      }
      return othersAreDefault ? (modifiers.map { choices[$0] }, index) : nil
    }
  }

  private static func block(
    _ choices: [Mode.Choice], _ values: [(path: TokenPath, token: ResolvedToken?)], _ prefix: String
  ) -> Block {
    func declarations(_ path: TokenPath, _ value: CSSDeclarations?) -> [Declaration] {
      let property = CSSName.property(path, prefix: prefix)
      return value?.parts.map { Declaration(property: property + $0.suffix, text: $0.text) } ?? []
    }
    return Block(
      choices: choices,
      declarations: values.flatMap { declarations($0.path, $0.token?.value.declarations) },
      reducedMotion: values.flatMap { declarations($0.path, $0.token?.value.reducedMotionDeclarations) })
  }
}
