package import Audit
import Colorimetry
package import Diagnostics
package import Tokens

/// All that is known about a token: where it comes from, what it is in every mode, and where it goes.
package struct TokenReport: Sendable {
  package struct Value: Sendable {
    package let declarations: [TokenStyleSheet.Declaration]
    package let reducedMotion: [TokenStyleSheet.Declaration]
    /// By index, ascending.
    package let modes: [Int]
  }

  /// The aliases from the token to what is written out.
  package struct Chain: Sendable {
    /// Empty where the token's own value is written out.
    package let steps: [Step]
    package let modes: [Int]
  }

  package struct Step: Hashable, Sendable {
    package let path: TokenPath
    /// Where its value stands.
    package let place: Place
  }

  /// A document, and where it draws the token or names it.
  package struct Use: Sendable {
    package let document: String
    /// Ascending.
    package let places: [Place]
  }

  /// A pair that the token is part of, and the modes that agree about it.
  package struct Pair: Sendable {
    package let pair: ContrastPair
    package let threshold: Double
    package let outcomes: [Outcome]
  }

  package struct Outcome: Sendable {
    package let status: ContrastAudit.Status
    /// Floored to hundredths; nil for what cannot be measured.
    package let ratio: String?
    package let modes: [Int]
  }

  package struct Definition: Sendable {
    /// Of the token's name.
    package let place: Place
    package let modes: [Int]
  }

  package let token: TokenGraph.Token
  package let graph: TokenGraph
  package let system: String
  package let cssName: String
  /// Nil for a token that Swift does not have.
  package let swiftName: String?
  /// The modifiers that change the value.
  package let modifiers: [String]
  package let values: [Value]
  package let chains: [Chain]
  package let directUsers: [TokenPath]
  /// Those that name the token, and those that name them, to the end, in the order of the files.
  package let users: [TokenPath]
  let components: [TokenUsage.Component]
  package let documents: [Use]
  package let pairs: [Pair]
  package let definitions: [Definition]

  /// The reports of the tokens of a system that somebody means by a name; none where it has no such token.
  package static func all(named name: String, in system: ResolvedSystem) -> [TokenReport] {
    guard let theme = system.theme else { return [] }
    let usage = TokenUsage(theme, documents: system.documents)
    return theme.tokens(named: name).compactMap { token in
      theme.graph.index(of: token.path).map { TokenReport(token, at: $0, of: theme, in: system, usage) }
    }
  }

  private init(
    _ token: TokenGraph.Token, at index: Int, of theme: ResolvedTheme, in system: ResolvedSystem, _ usage: TokenUsage
  ) {
    let graph = theme.graph
    self.token = token
    self.graph = graph
    self.system = system.name
    let property = theme.cssName(token.path)
    cssName = property
    swiftName = theme.swiftName(token.path)
    modifiers = token.modifiers(of: graph).map { graph.modifiers[$0].name }
    values = token.distinctValues.map { token, modes in
      Value(
        declarations: token.value.declarations.named(property),
        reducedMotion: token.value.reducedMotionDeclarations?.named(property) ?? [], modes: modes)
    }
    let present = graph.modes.indices.filter { token.byMode[$0] != nil }
    chains = TokenReport.grouped(present) { mode in
      graph.aliasChain(of: token.path, mode: mode).compactMap { path in
        graph[path]?.byMode[mode].map { Step(path: path, place: $0.place) }
      }
    }.map { Chain(steps: $0.key, modes: $0.modes) }
    directUsers = graph.users(of: token.path)
    let users = TokenReport.users(of: token.path, in: graph)
    self.users = graph.tokens.map(\.path).filter(users.contains)
    components = usage.components(index)
    documents = usage.documents(index).map { Use(document: system.documents[$0.index].title, places: $0.places) }
    let results = theme.audit?.results ?? []
    pairs = usage.pairs(index).map { TokenReport.pair(results[$0], in: graph) }
    definitions = TokenReport.grouped(present) { token.byMode[$0]?.namePlace }.compactMap { place, modes in
      place.map { Definition(place: $0, modes: modes) }
    }
  }

  private static func users(of path: TokenPath, in graph: TokenGraph) -> Set<TokenPath> {
    var found: Set<TokenPath> = []
    var open = graph.users(of: path)
    while let next = open.popLast() {
      if found.insert(next).inserted { open += graph.users(of: next) }
    }
    return found
  }

  private static func pair(_ result: ContrastAudit.Result, in graph: TokenGraph) -> Pair {
    struct Key: Hashable {
      let status: ContrastAudit.Status
      let ratio: String?
    }
    let measured = graph.modes.indices.filter { result.measurement(in: $0) != nil }
    let outcomes = grouped(measured) {
      Key(status: result.status(in: $0), ratio: result.measurement(in: $0)?.ratio?.text)
    }
    return Pair(
      pair: result.pair, threshold: result.threshold,
      outcomes: outcomes.map { Outcome(status: $0.key.status, ratio: $0.key.ratio, modes: $0.modes) })
  }

  /// The modes by something that is known of each, in the order of the modes.
  private static func grouped<Key: Hashable>(
    _ modes: [Int], by key: (Int) -> Key
  ) -> [(key: Key, modes: [Int])] {
    var groups: [(key: Key, modes: [Int])] = []
    var indices: [Key: Int] = [:]
    for mode in modes {
      let key = key(mode)
      if let index = indices[key] {
        groups[index].modes.append(mode)
      } else {
        indices[key] = groups.count
        groups.append((key, [mode]))
      }
    }
    return groups
  }
}
