import Tokens

/// What the modes of a theme change: which tokens, by which of its modifiers, and what is not everywhere.
struct ModeSurvey {
  let graph: TokenGraph
  private let declarations: ModeDeclarations
  /// The modifiers that a token depends on, by the index of the token.
  private let dependence: [[Int]]

  init(_ theme: ResolvedTheme) {
    graph = theme.graph
    declarations = theme.declarations
    dependence = theme.graph.tokens.map { $0.modifiers(of: theme.graph) }
  }

  /// How many tokens are the same in every mode.
  var fixed: Int { dependence.count(where: \.isEmpty) }

  /// The tokens that depend on all of these modifiers, with all that each depends on.
  func tokens(on modifiers: Set<Int>) -> [(token: TokenGraph.Token, modifiers: [Int])] {
    graph.tokens.indices.filter { modifiers.isSubset(of: dependence[$0]) }.map {
      (token: graph.tokens[$0], modifiers: dependence[$0])
    }
  }

  /// The pairs of modifiers that some token depends on together.
  var interactions: [(first: Int, second: Int)] {
    graph.modifiers.indices.flatMap { first in
      graph.modifiers.indices.dropFirst(first + 1).map { (first, $0) }
    }.filter { first, second in dependence.contains { $0.contains(first) && $0.contains(second) } }
  }

  /// The mode in which one modifier has a context and all others their defaults.
  func mode(_ modifier: Int, _ context: Int) -> Int {
    let stride = graph.modifiers[(modifier + 1)...].reduce(1) { $0 * $1.contexts.count }
    return context * stride
  }

  // MARK: What is not everywhere

  /// The tokens that a context takes from what was there before, though others of its modifier define them.
  func fallbacks(_ modifier: Int, _ context: Int) -> [TokenGraph.Token] {
    let lacking = declarations.lacking(modifier: modifier, context: context)
    return lacking.isEmpty ? [] : graph.tokens.filter { lacking.contains($0.path) }
  }

  /// The tokens that some modes do not have, with those modes.
  var missing: [(token: TokenGraph.Token, modes: [Int])] {
    graph.tokens.compactMap { token in
      let modes = token.byMode.indices.filter { token.byMode[$0] == nil }
      return modes.isEmpty ? nil : (token, modes)
    }
  }

  // MARK: Pictures

  /// Some colours that tell modes apart: of each kind of dependence a few, those that mean something before those that are only
  /// values.
  func colors(_ count: Int, of theme: ResolvedTheme) -> [TokenGraph.Token] {
    let colors = graph.tokens.indices.filter { graph.tokens[$0].type == .color && !dependence[$0].isEmpty }
    let meant = colors.filter { theme.configuration.tier(of: graph.tokens[$0].path) != .primitive }
    let kinds = Dictionary(grouping: meant.isEmpty ? colors : meant) { dependence[$0] }
    let order = kinds.keys.sorted { a, b in
      a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count > b.count
    }
    var groups: [ArraySlice<Int>] = order.map { (kinds[$0] ?? [])[...] }
    var chosen: [TokenGraph.Token] = []
    while chosen.count < count, groups.contains(where: { !$0.isEmpty }) {
      for index in groups.indices where chosen.count < count {
        if let token = groups[index].popFirst() { chosen.append(graph.tokens[token]) }
      }
    }
    return chosen
  }

  /// A token whose drawing shows what a modifier does that changes no colour; nil for one that changes nothing that can be drawn.
  func example(of modifier: Int) -> TokenGraph.Token? {
    let tokens = tokens(on: [modifier]).map(\.token)
    guard !tokens.contains(where: { $0.type == .color }) else { return nil }
    return tokens.first { $0.type == .typography } ?? tokens.first { $0.type == .dimension }
  }
}
