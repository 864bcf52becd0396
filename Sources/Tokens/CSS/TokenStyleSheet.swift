/// The custom properties of a graph, grouped by the contexts that they depend on.
///
/// A property that another one names with `var()` is computed where the naming one is declared (CSS Variables 1, section 3). So
/// what depends on the mode is declared again for every context, whether its own text changes there or only what it names.
package struct TokenStyleSheet: Sendable {
  /// What becomes of a value that is another token's.
  package enum Aliases: Sendable {
    /// The value is written.
    case resolved
    /// `var()` with the property of the token that the alias names.
    case kept
  }

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

  package init(_ graph: TokenGraph, prefix: String, aliases: Aliases = .resolved) {
    let writer = Writer(graph: graph, prefix: prefix, aliases: aliases)
    var blocks = [writer.block([], Array(graph.tokens.indices), mode: 0)]
    // Tokens by their indices.
    var groups: [[Int]: [Int]] = [:]
    for (index, token) in graph.tokens.enumerated() {
      let modifiers = writer.modifiers(of: token)
      if !modifiers.isEmpty { groups[modifiers, default: []].append(index) }
    }
    // Few modifiers first, so that no block outdoes one that knows more.
    for modifiers in groups.keys.sorted(by: {
      $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count
    }) {
      for (choices, mode) in TokenStyleSheet.combinations(of: modifiers, in: graph) {
        blocks.append(writer.block(choices, groups[modifiers] ?? [], mode: mode))
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
}

extension TokenStyleSheet {
  /// Writes tokens as declarations.
  private struct Writer {
    let graph: TokenGraph
    let aliases: Aliases
    /// By the index of the token.
    let properties: [String]
    /// By the index of the token: what stands behind the names of its properties, in any mode.
    let suffixes: [[String]]

    init(graph: TokenGraph, prefix: String, aliases: Aliases) {
      self.graph = graph
      self.aliases = aliases
      properties = graph.tokens.map { CSSName.property($0.path, prefix: prefix) }
      suffixes = graph.tokens.map(\.suffixes)
    }

    /// What decides the text of a token's declarations.
    private struct Key: Equatable {
      let value: TokenValue?
      let alias: TokenPath?
    }

    /// The modifiers, by index, on which a token's text depends: the value alone would not do for an alias, which two contexts
    /// may lead by different ways to one value.
    func modifiers(of token: TokenGraph.Token) -> [Int] {
      switch aliases {
      case .resolved: token.modifiers(of: graph)
      case .kept where token.isShared: []
      case .kept: graph.modifiers { Key(value: token.byMode[$0]?.value, alias: token.byMode[$0]?.alias) }
      }
    }

    /// - Parameter tokens: by their indices.
    func block(_ choices: [Mode.Choice], _ tokens: [Int], mode: Int) -> Block {
      var declarations: [Declaration] = []
      var reducedMotion: [Declaration] = []
      for index in tokens {
        let token = graph.tokens[index]
        let property = properties[index]
        guard let resolved = token.byMode[mode] else {
          // The mode does not have the token, but inherits the property from one that does.
          if !choices.isEmpty, aliases == .kept {
            declarations += suffixes[index].map {
              Declaration(property: property + $0, text: "initial")
            }
          }
          continue
        }
        let own = token.type.hasParts ? resolved.value.suffixes : suffixes[index]
        if !choices.isEmpty, own.count < suffixes[index].count {
          // Parts that the value has in another mode only would be inherited from there.
          declarations += suffixes[index].filter { !own.contains($0) }.map {
            Declaration(property: property + $0, text: "initial")
          }
        }
        if aliases == .kept, let target = target(of: resolved, mode) {
          // What stands for reduced motion is replaced there.
          for suffix in own {
            let name = suffix.isEmpty ? property : property + suffix
            declarations.append(Declaration(property: name, text: "var(\(target)\(suffix))"))
          }
          continue
        }
        if let text = resolved.value.wholeCSS {
          declarations.append(Declaration(property: property, text: text))
        } else {
          declarations += resolved.value.declarations.named(property)
        }
        if let reduced = resolved.value.reducedMotionDeclarations {
          reducedMotion += reduced.named(property)
        }
      }
      return Block(choices: choices, declarations: declarations, reducedMotion: reducedMotion)
    }

    /// The property of the token that an alias names; nil for a value that is written out, and for an alias whose extensions
    /// make something else of the value that it names.
    private func target(of token: ResolvedToken, _ mode: Int) -> String? {
      guard let index = token.alias.flatMap(graph.index), let target = graph.tokens[index].byMode[mode],
        target.value == token.value
          || target.value.declarations == token.value.declarations
            && target.value.reducedMotionDeclarations == token.value.reducedMotionDeclarations
      else { return nil }
      return properties[index]
    }
  }
}

extension CSSDeclarations {
  /// The declarations of a property and those of its parts.
  package func named(_ property: String) -> [TokenStyleSheet.Declaration] {
    parts.map { TokenStyleSheet.Declaration(property: property + $0.suffix, text: $0.text) }
  }
}
