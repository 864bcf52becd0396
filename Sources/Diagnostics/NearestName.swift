/// Finds the name that somebody probably meant.
package enum NearestName {
  /// The candidate at the smallest edit distance, if at most a third of the name differs; the first of equals.
  package static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8)
    let limit = max(1, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let bytes = Array(candidate.lowercased().utf8)
      guard abs(bytes.count - wanted.count) <= limit else { continue }
      let distance = editDistance(wanted, bytes)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// A sentence for a finding's help: the nearest name, or nil when none is near.
  package static func help(_ name: String, in candidates: some Sequence<String>) -> String? {
    of(name, in: candidates).map { "did you mean '\($0)'?" }
  }

  /// Damerau-Levenshtein distance with adjacent transpositions (optimal string alignment).
  private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        let substitution = previous[j] + (a[i] == b[j] ? 0 : 1)
        var cost = min(substitution, previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[b.count]
  }
}
