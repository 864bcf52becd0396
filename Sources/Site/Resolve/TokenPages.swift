import Tokens

/// Where tokens have their entries: all of a type on one page, and where these are very many, on a page for each group.
struct TokenPages: Sendable {
  struct Page: Sendable {
    /// Relative to the system.
    let path: String
    let type: TokenType
    /// Nil for the only page of its type.
    let group: Group?
    let tokens: [TokenGraph.Token]
  }

  /// A part of the tokens of a type.
  struct Group: Sendable {
    /// What their paths begin with; empty for small groups that share a page.
    let path: TokenPath
    /// Counts from 1, where one page would not hold them.
    let part: Int

    /// `color.text`, `color.text 2`.
    func title(_ words: Words) -> String {
      let name = path.segments.isEmpty ? words[.otherGroups] : path.description
      return part > 1 ? "\(name) \(part)" : name
    }
  }

  let all: [Page]

  /// More tokens than this are not read on one page, but looked for; and in many modes they are too much to load.
  static let mostTokens = 150
  /// A group with fewer has no page of its own.
  private static let fewestTokens = 20

  /// - Parameter tokens: in the order in which people look for them.
  init(_ tokens: [TokenGraph.Token]) {
    let byType = Dictionary(grouping: tokens, by: \.type)
    all = TokenType.allCases.flatMap { TokenPages.pages(byType[$0] ?? [], of: $0) }
  }

  /// The pages of a type; more than one for a type whose own page only leads to them.
  func pages(of type: TokenType) -> [Page] { all.filter { $0.type == type } }

  /// Nil for a page that is not that of a group.
  func group(at path: String) -> Page? {
    path.hasPrefix("tokens/") ? all.first { $0.group != nil && $0.path == path } : nil
  }

  private static func pages(_ tokens: [TokenGraph.Token], of type: TokenType) -> [Page] {
    guard !tokens.isEmpty else { return [] }
    guard tokens.count > mostTokens else {
      return [Page(path: Navigation.page(of: type), type: type, group: nil, tokens: tokens)]
    }
    var names: Set<String> = []
    return groups(tokens, under: TokenPath([])).map { group, tokens in
      let name = unique(fileName(group), in: &names)
      return Page(path: "tokens/\(type.slug)/\(name).html", type: type, group: group, tokens: tokens)
    }
  }

  // MARK: Groups

  /// The tokens by the first segments that tell them apart; what is small stays together, what is too large is parted again.
  private static func groups(
    _ tokens: [TokenGraph.Token], under path: TokenPath
  ) -> [(group: Group, tokens: [TokenGraph.Token])] {
    guard tokens.count > mostTokens else { return [(Group(path: path, part: 1), tokens)] }
    let depth = path.segments.count
    var order: [String] = []
    var children: [String: [TokenGraph.Token]] = [:]
    for token in tokens where token.path.segments.count > depth + 1 {
      let segment = token.path.segments[depth]
      if children[segment] == nil { order.append(segment) }
      children[segment, default: []].append(token)
    }
    if order.count == 1, let child = children[order[0]], child.count == tokens.count {
      return groups(child, under: path.appending(order[0]))
    }
    let large = order.filter { children[$0, default: []].count >= fewestTokens }
    let parts = large.flatMap { groups(children[$0, default: []], under: path.appending($0)) }
    let isLarge = Set(large)
    let rest = tokens.filter { $0.path.segments.count <= depth + 1 || !isLarge.contains($0.path.segments[depth]) }
    return parts
      + stride(from: 0, to: rest.count, by: mostTokens).enumerated().map { part, start in
        (Group(path: path, part: part + 1), Array(rest[start..<min(start + mostTokens, rest.count)]))
      }
  }

  // MARK: Names

  /// Lower case, since some file systems take names that differ in case for one.
  private static func fileName(_ group: Group) -> String {
    let name = group.path.segments.isEmpty ? "other" : group.path.segments.joined(separator: "-")
    let plain = String(name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
    return group.part > 1 ? "\(plain)-\(group.part)" : plain
  }

  static func unique(_ name: String, in taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)_\(number)"
      number += 1
    }
    return candidate
  }
}
