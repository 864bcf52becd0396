import Tokens

/// Finds the tokens that were renamed or moved among those that only one side has.
///
/// Tokens are candidates when they have one type and one value in every mode that both sides have, or when all that used the
/// one now uses the other. How sure that is grows with users that went along, with the alias or literal that is written, and
/// with words that both names have. A tie is no match: nobody can tell which of them it was.
struct RenameSearch {
  private struct Candidate {
    let old: Int
    let new: Int
    /// 0 to 100.
    let score: Int
  }

  private let old: [SnapshotToken]
  private let new: [SnapshotToken]
  private let modes: ModeAlignment
  /// By the path of a token: those that name it.
  private let oldUsers: [TokenPath: Set<TokenPath>]
  private let newUsers: [TokenPath: Set<TokenPath>]

  /// Less is no match.
  private static let enough = 60
  /// More tokens of one value are told apart by their names alone.
  private static let most = 64

  /// The tokens that nothing has been found for yet, by their indices.
  private let removed: [Int]
  private let added: [Int]

  /// Nil where one side has no token left.
  init?(_ old: Snapshot, _ new: Snapshot, _ modes: ModeAlignment, _ open: OpenTokens) {
    self.old = old.tokens
    self.new = new.tokens
    self.modes = modes
    removed = old.tokens.indices.filter { open.isFree(old: $0) }
    added = new.tokens.indices.filter { open.isFree(new: $0) }
    guard !removed.isEmpty, !added.isEmpty else { return nil }
    oldUsers = RenameSearch.users(old)
    newUsers = RenameSearch.users(new)
  }

  private static func users(_ snapshot: Snapshot) -> [TokenPath: Set<TokenPath>] {
    var users: [TokenPath: Set<TokenPath>] = [:]
    for token in snapshot.tokens {
      for reference in token.values.flatMap(\.references) { users[reference, default: []].insert(token.path) }
    }
    return users
  }

  func run(_ open: inout OpenTokens) {
    var candidates: [Candidate] = []
    var seen: Set<[Int]> = []
    let add = { (a: Int, b: Int, hasValue: Bool) in
      guard old[a].type == new[b].type, seen.insert([a, b]).inserted else { return }
      let score = score(a, b, hasValue: hasValue)
      if score >= RenameSearch.enough { candidates.append(Candidate(old: a, new: b, score: score)) }
    }
    let byValue = Dictionary(grouping: added) { signature(new[$0]) { $0.new } }
    for (value, olds) in Dictionary(grouping: removed, by: { index in signature(old[index]) { $0.old } }) {
      guard let news = byValue[value] else { continue }
      let isCrowded = olds.count > RenameSearch.most || news.count > RenameSearch.most
      let byName = isCrowded ? Dictionary(grouping: news) { new[$0].path.segments.last } : [:]
      for a in olds {
        for b in isCrowded ? byName[old[a].path.segments.last] ?? [] : news { add(a, b, true) }
      }
    }
    let indices = Dictionary(added.map { (new[$0].path, $0) }) { first, _ in first }
    let byPath = Dictionary(new.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
    for a in removed {
      // What used it and is still there: what does that use now?
      for user in oldUsers[old[a].path] ?? [] {
        guard let index = byPath[user] else { continue }
        for reference in Set(new[index].values.flatMap(\.references)) {
          if let b = indices[reference] { add(a, b, false) }
        }
      }
    }
    settle(candidates, &open)
  }

  /// The surest first. Those that could be several, as surely, are none of them.
  private func settle(_ candidates: [Candidate], _ open: inout OpenTokens) {
    var (tiedOld, tiedNew): (Set<Int>, Set<Int>) = ([], [])
    for (score, level) in Dictionary(grouping: candidates, by: \.score).sorted(by: { $0.key > $1.key }) {
      let free = level.filter { candidate in
        open.isFree(old: candidate.old) && open.isFree(new: candidate.new) && !tiedOld.contains(candidate.old)
          && !tiedNew.contains(candidate.new)
      }
      let byOld = Dictionary(grouping: free, by: \.old)
      let byNew = Dictionary(grouping: free, by: \.new)
      for candidate in free {
        if byOld[candidate.old]?.count == 1, byNew[candidate.new]?.count == 1 {
          open.pair(old: candidate.old, new: candidate.new, basis: .likeness(score))
        } else {
          tiedOld.insert(candidate.old)
          tiedNew.insert(candidate.new)
        }
      }
    }
  }

  private func score(_ a: Int, _ b: Int, hasValue: Bool) -> Int {
    let (token, other) = (old[a], new[b])
    let words = RenameSearch.likeness(token.path, other.path)
    var score = (hasValue ? 45 : 0) + Int(30 * words)
    if token.values.map(\.written) == other.values.map(\.written) { score += 5 }
    if token.description != nil, token.description == other.description { score += 10 }
    if token.path.segments.last == other.path.segments.last { score += 10 }
    let before = oldUsers[token.path] ?? []
    guard !before.isEmpty else { return min(score, 95) }
    let kept = before.filter { (newUsers[other.path] ?? []).contains($0) }.count
    return min(score + 40 * kept / before.count, 99)
  }

  /// The value in every mode that both sides have.
  private func signature(_ token: SnapshotToken, _ side: ((old: Int, new: Int)) -> Int) -> [String?] {
    if token.values.count == 1, token.valueByMode.allSatisfy({ $0 == 0 }) { return [token.type, token.values[0].css] }
    let values = modes.pairs.map { token.value(in: side($0))?.css }
    if let first = values.first, values.allSatisfy({ $0 == first }) { return [token.type, first] }
    return [token.type] + values
  }

  /// The share of words that both paths have, 0 to 1.
  static func likeness(_ a: TokenPath, _ b: TokenPath) -> Double {
    let (words, others) = (self.words(a), self.words(b))
    var rest = others
    let common = words.count { word in
      guard let index = rest.firstIndex(of: word) else { return false }
      rest.remove(at: index)
      return true
    }
    return 2 * Double(common) / Double(max(words.count + others.count, 1))
  }

  /// In lower case, taken apart at dots, hyphens, underscores, spaces and inner capitals.
  private static func words(_ path: TokenPath) -> [String] {
    path.segments.flatMap { segment -> [String] in
      var words: [String] = []
      var word = ""
      for character in segment {
        let isBreak = "-_ /".contains(character)
        if isBreak || character.isUppercase && word.last?.isLowercase == true {
          if !word.isEmpty { words.append(word.lowercased()) }
          word = ""
        }
        if !isBreak { word.append(character) }
      }
      return word.isEmpty ? words : words + [word.lowercased()]
    }
  }
}
