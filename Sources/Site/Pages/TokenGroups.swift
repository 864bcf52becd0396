import Markup
import Tokens

/// Tokens by the groups that they stand in, in the order in which they come.
struct TokenGroups {
  struct Group {
    /// The path that the tokens share; empty for tokens that stand in no group.
    let path: TokenPath
    /// Counts from 1.
    let part: Int
    let tokens: [TokenGraph.Token]

    /// As a heading; it may break after its dots.
    func title(_ words: Words) -> HTML {
      let name = path.segments.isEmpty ? words[.withoutGroup] : path.description
      return HTML(part > 1 ? "\(name) \(part)" : name, breakingAfter: ".")
    }

    /// No token has such an id.
    var id: String { "group:" + TokenCatalog.plain(path.description) }
  }

  let all: [Group]

  /// More would be no overview: tokens are then put together by less of their paths.
  private static let limit = 60

  /// - Parameter most: how many tokens a group may have that is not parted.
  init(_ tokens: [TokenGraph.Token], most: Int = .max) {
    let depth = TokenGroups.depth(of: tokens)
    var order: [TokenPath] = []
    var groups: [TokenPath: [TokenGraph.Token]] = [:]
    for token in tokens {
      let parent = token.path.parent.prefix(depth)
      if groups[parent] == nil { order.append(parent) }
      groups[parent, default: []].append(token)
    }
    all = order.flatMap { path in
      let tokens = groups[path] ?? []
      return stride(from: 0, to: tokens.count, by: most).enumerated().map { part, start in
        Group(path: path, part: part + 1, tokens: Array(tokens[start...].prefix(most)))
      }
    }
  }

  /// Up to so many groups may hold a token each.
  private static let fewGroups = 12

  /// How many segments tell groups apart: as many as there are, while the groups can be surveyed and most hold more than one token.
  private static func depth(of tokens: [TokenGraph.Token]) -> Int {
    var depth = tokens.map { $0.path.segments.count - 1 }.max() ?? 0
    while depth > 1 {
      let count = Set(tokens.map { $0.path.parent.prefix(depth) }).count
      guard count > limit || count > fewGroups && count * 2 > tokens.count else { break }
      depth -= 1
    }
    return depth
  }
}

extension TokenPath {
  /// The first segments.
  fileprivate func prefix(_ depth: Int) -> TokenPath {
    segments.count > depth ? TokenPath(Array(segments.prefix(depth))) : self
  }
}
