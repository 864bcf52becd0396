/// Finds the name that somebody probably meant.
package enum NearestName {
  /// The candidate at the smallest edit distance, if at most a third of the name differs; the first of equals.
  package static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8)
    var limit = max(1, wanted.count / 3)
    var best: String?
    for candidate in candidates where candidate != name {
      // Lower case takes as many bytes, but for a few letters.
      guard abs(candidate.utf8.count - wanted.count) <= limit + 3 else { continue }
      guard let distance = distance(wanted, Array(candidate.lowercased().utf8), limit: limit) else { continue }
      best = candidate
      if distance == 0 { break }
      limit = distance - 1
    }
    return best
  }

  /// A sentence for a finding's help: the nearest name, or nil when none is near.
  package static func help(_ name: String, in candidates: some Sequence<String>) -> String? {
    of(name, in: candidates).map { "did you mean '\($0)'?" }
  }

  /// Damerau-Levenshtein distance with adjacent transpositions (optimal string alignment); nil when it is above the limit.
  private static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    guard limit > 0 else { return a == b ? 0 : nil }
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = beforePrevious
    for i in a.indices {
      current[0] = i + 1
      var least = i + 1
      for j in b.indices {
        let substitution = previous[j] + (a[i] == b[j] ? 0 : 1)
        var cost = min(substitution, previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        current[j + 1] = cost
        least = min(least, cost)
      }
      // No later row is lower: a transposition adds one to the row before this one, which is at most one lower.
      guard least <= limit else { return nil }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }
}
