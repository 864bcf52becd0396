import Colorimetry

/// What the words around a ratio make of it.
enum RatioClaim {
  /// The ratio, rounded down to as many digits.
  case exact
  case atLeast, atMost

  /// Nil for what is no claim: a requirement, or a figure that is not meant exactly.
  /// - Parameters:
  ///   - before: from the ratio before, or the last comma, to this one.
  ///   - after: to the next one, or the next comma.
  ///   - isAlone: whether it is all that a cell of a table holds.
  init?(_ ratio: RatioMention, before: String, after: String, isAlone: Bool) {
    let words = RatioClaim.words(of: before)
    let behind = RatioClaim.words(of: after)
    let unclear = RatioClaim.requiring.union(RatioClaim.vague)
    guard !words.contains(where: unclear.contains), !behind.contains(where: RatioClaim.requiring.contains) else {
      return nil
    }
    let last = words.suffix(2)
    if !last.filter(RatioClaim.least.contains).isEmpty { self = .atLeast; return }
    if !last.filter(RatioClaim.most.contains).isEmpty { self = .atMost; return }
    // The thresholds of WCAG stand in sentences for many reasons.
    let isThreshold = [3, 4.5, 7].contains(ratio.value)
    guard !isThreshold || isAlone || words.last.map(RatioClaim.linking.contains) == true else { return nil }
    self = .exact
  }

  func isTrue(_ mention: RatioMention, of ratio: ContrastRatio) -> Bool {
    switch self {
    case .exact:
      RatioClaim.floored(ratio.value, mention.decimals) == RatioClaim.floored(mention.value, mention.decimals)
    case .atLeast: ratio.value >= mention.value
    case .atMost: ratio.value <= mention.value
    }
  }

  /// Before the ratio.
  var words: String {
    switch self {
    case .exact: ""
    case .atLeast: "at least "
    case .atMost: "at most "
    }
  }

  /// In units of the last digit.
  private static func floored(_ value: Double, _ decimals: Int) -> Int {
    var scale = 1.0
    for _ in 0..<min(decimals, 6) { scale *= 10 }
    // What is written in decimals may lie a little below itself.
    return Int((value * scale + 1e-9).rounded(.down))
  }

  /// In lower case; signs of comparison count as words.
  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !"≥≤<>~≈=".contains($0) }.map(String.init)
  }

  // In English and in German, in which the site speaks.
  private static let requiring: Set<String> = [
    "need", "needs", "needed", "require", "requires", "required", "requirement", "must", "should", "shall", "minimum",
    "demands", "demanded", "wants", "asks", "threshold", "target", "from", "would", "was", "not", "never", "without",
    "braucht", "brauchen", "nötig", "muss", "müssen", "soll", "sollte", "sollen", "verlangt", "fordert", "war", "nicht",
    "wäre", "von", "kein", "keine",
  ]
  private static let vague: Set<String> = [
    "about", "around", "roughly", "nearly", "almost", "approximately", "circa", "ca", "some", "~", "≈",
    "etwa", "rund", "ungefähr", "fast", "knapp", "gut",
  ]
  private static let least: Set<String> = [
    "least", "over", "above", "more", "better", "higher", "exceeds", "beyond", "≥", ">", "mindestens", "über", "mehr",
    "besser",
  ]
  private static let most: Set<String> = [
    "most", "under", "below", "less", "lower", "worse", "≤", "<", "höchstens", "unter", "weniger", "schlechter",
  ]
  private static let linking: Set<String> = [
    "is", "has", "have", "reaches", "reach", "measures", "gets", "gives", "of", "at", "=", "contrast", "ratio",
    "ist", "hat", "haben", "erreicht", "erreichen", "misst", "beträgt", "kontrast",
  ]
}
