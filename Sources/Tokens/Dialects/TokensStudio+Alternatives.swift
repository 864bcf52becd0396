import Diagnostics

/// Sets that no themes tell apart.
extension TokensStudio {
  /// Sets that have most of their tokens in common.
  private struct Alternatives {
    let modifier: String
    let contexts: [String]
    /// In the order of the contexts.
    let sets: [Int]
  }

  /// Two sets are alternatives, such as light and dark, when more than half of the names of the larger stand in both: laid on each
  /// other, one would be lost. Any others lie on each other.
  mutating func withoutThemes() -> TokenFile {
    let alternatives = self.alternatives()
    for choice in alternatives { report(choice) }
    let always = Set(sets.indices).subtracting(alternatives.flatMap(\.sets))
    reportOverlaps(always)
    let tree = merged { always.contains($0) }
    var modifiers: [TokenFile.Modifier] = []
    for name in alternatives.map(\.modifier).reduce(into: [String](), { if !$0.contains($1) { $0.append($1) } }) {
      let same = alternatives.filter { $0.modifier == name }
      var contexts: [(name: String, tree: TokenGroup)] = []
      for (index, context) in same[0].contexts.enumerated() {
        let own = same.map { $0.contexts.firstIndex(of: context) ?? index }
        contexts.append((context, changes(zip(same, own).map { $0.sets[$1] }, always: always)))
      }
      modifiers.append(TokenFile.Modifier(name: name, contexts: contexts))
    }
    return TokenFile(tree: tree, modifiers: modifiers)
  }

  private func alternatives() -> [Alternatives] {
    let names = sets.map { Set(FlatTokens($0.tree).list.map(\.path)) }
    var families: [[Int]] = []
    for index in sets.indices {
      let near = families.indices.filter { family in
        families[family].contains { TokensStudio.areAlternatives(names[$0], names[index]) }
      }
      let joined = near.flatMap { families[$0] } + [index]
      for family in near.reversed() { families.remove(at: family) }
      families.append(joined)
    }
    var all: [Alternatives] = []
    for family in families.filter({ $0.count > 1 }).sorted(by: { $0[0] < $1[0] }) {
      let (axis, contexts) = TokensStudio.axis(of: family.map { sets[$0].name })
      let twin = all.first { Set($0.contexts) == Set(contexts) }
      let taken = Set(all.map(\.modifier))
      var name = axis
      var number = 2
      while twin == nil, taken.contains(name) {
        name = "\(axis)-\(number)"
        number += 1
      }
      all.append(Alternatives(modifier: twin?.modifier ?? name, contexts: contexts, sets: family))
    }
    return all
  }

  private static func areAlternatives(_ a: Set<TokenPath>, _ b: Set<TokenPath>) -> Bool {
    let (small, large) = a.count < b.count ? (a, b) : (b, a)
    guard small.count > 1, small.count * 2 > large.count else { return false }
    return small.count(where: { large.contains($0) }) * 2 > large.count
  }

  /// Names that differ in one part between slashes, as `theme/light` and `theme/dark`, give the modifier and its contexts.
  private static func axis(of names: [String]) -> (modifier: String, contexts: [String]) {
    let parts = names.map { $0.split(separator: "/").map(String.init) }
    let differing = parts[0].indices.filter { index in
      parts.contains { $0.count != parts[0].count || $0[index] != parts[0][index] }
    }
    guard differing.count == 1, let index = differing.first else { return ("theme", names) }
    return (index == 0 ? "theme" : parts[0][index - 1], parts.map { $0[index] })
  }

  // MARK: Findings

  private mutating func report(_ alternatives: Alternatives) {
    let names = alternatives.sets.map { "'\(sets[$0].name)'" }.joined(separator: ", ")
    let first = alternatives.sets[0]
    let example =
      #"{"name": "\#(alternatives.contexts[0])", "group": "\#(alternatives.modifier)", "#
      + #""selectedTokenSets": {"\#(sets[first].name)": "enabled"}}"#
    findings.report(
      Finding(
        .warning, "sets-without-themes",
        "the sets \(names) have most of their tokens in common, and no $themes say when each is on",
        at: sets[first].place,
        help: "they are contexts of the modifier '\(alternatives.modifier)'; write a theme for each: \(example)"))
  }

  private mutating func reportOverlaps(_ always: Set<Int>) {
    var places: [TokenPath: Place] = [:]
    var overlaps: [(path: TokenPath, place: Place, first: Place)] = []
    for index in always.sorted() {
      for token in FlatTokens(sets[index].tree).list {
        if let first = places[token.path] { overlaps.append((token.path, token.authored.namePlace, first)) }
        places[token.path] = token.authored.namePlace
      }
    }
    guard let overlap = overlaps.first else { return }
    let others = overlaps.count == 1 ? "" : ", and so do \(overlaps.count - 1) others"
    findings.report(
      Finding(
        .warning, "token-in-several-sets", "'\(overlap.path)' stands in several sets\(others)", at: overlap.place,
        notes: [.init("an earlier set has it here", at: overlap.first)],
        help: "the last set of $metadata.tokenSetOrder has the say; tell them apart under $themes"))
  }
}
