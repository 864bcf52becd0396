/// The custom properties of a graph, grouped by the contexts that their texts depend on.
///
/// A property that another one names with `var()` is computed where the naming one is declared (CSS Variables 1, section 3). So
/// one whose text is the same in all modes is declared again wherever a mode is chosen in which what it names is another.
package struct TokenStyleSheet: Sendable {
  /// What becomes of a value that is another token's.
  package enum Aliases: Sendable {
    /// `var()` with the property of the token that the alias names.
    case kept
    /// The same where every mode has the same alias, and its value depends on the mode; else the value is written.
    case keptWhereFixed
  }

  package struct Declaration: Hashable, Sendable {
    package let property: String
    package let text: String
  }

  package struct Block: Sendable {
    /// The contexts under which the block holds; empty for texts that are the same in every mode.
    package let choices: [Mode.Choice]
    /// The modifiers, by index, that change what such texts name: the block holds wherever a context of one of them is chosen.
    package let followed: [Int]
    /// Whether it holds for the root, too, unless another block of its properties does: in the default mode.
    package let isDefault: Bool
    package let declarations: [Declaration]
    /// What replaces some of them when the reader asks for reduced motion.
    package let reducedMotion: [Declaration]
  }

  /// First what no mode changes. Each further block has the properties whose texts depend on just the modifiers it names, for one
  /// combination of their contexts; the defaults are among them, for scopes inside another mode. Each property has one block for
  /// an element that chooses all of its modifiers.
  package let blocks: [Block]

  package init(_ graph: TokenGraph, prefix: String, aliases: Aliases = .keptWhereFixed) {
    let texts = TokenTexts(graph, prefix: prefix, aliases: aliases)
    var groups: [Dependence: [TokenTexts.Property]] = [:]
    for token in graph.tokens.indices {
      for (dependence, property) in texts.properties(of: token) { groups[dependence, default: []].append(property) }
    }
    // Few modifiers first, so that no block outdoes one that knows more.
    blocks = groups.keys.sorted().flatMap { dependence in
      TokenStyleSheet.combinations(of: dependence.modifiers, in: graph).map { choices, mode in
        TokenStyleSheet.block(choices, dependence, groups[dependence] ?? [], mode: mode)
      }
    }
  }

  /// What decides where a property is declared: modifiers, by index.
  struct Dependence: Hashable, Comparable {
    /// Those on which the text depends.
    let modifiers: [Int]
    /// Those that change what a text names that depends on none.
    let followed: [Int]

    static func < (a: Dependence, b: Dependence) -> Bool {
      let (a, b) = ([a.modifiers, a.followed], [b.modifiers, b.followed])
      for (a, b) in zip(a, b) where a != b {
        return a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
      }
      return false
    }
  }

  private static func block(
    _ choices: [Mode.Choice], _ dependence: Dependence, _ properties: [TokenTexts.Property], mode: Int
  ) -> Block {
    var declarations: [Declaration] = []
    var reducedMotion: [Declaration] = []
    for property in properties {
      let text = property.text(mode)
      if let whole = text.whole { declarations.append(Declaration(property: property.name, text: whole)) }
      if let reduced = text.reduced { reducedMotion.append(Declaration(property: property.name, text: reduced)) }
    }
    return Block(
      choices: choices, followed: dependence.followed, isDefault: mode == 0, declarations: declarations,
      reducedMotion: reducedMotion)
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
}

extension CSSDeclarations {
  /// The declarations of a property and those of its parts.
  package func named(_ property: String) -> [TokenStyleSheet.Declaration] {
    parts.map { TokenStyleSheet.Declaration(property: property + $0.suffix, text: $0.text) }
  }
}
