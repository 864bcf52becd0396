import Cascade
import Diagnostics

/// A pair, and who has it: the policy, names, mock-ups, or several of them.
struct PairSource {
  let pair: ContrastPair
  let reason: String?
  let place: Place
  let isDeclared: Bool
  /// The modes in which there is such a pair, by index; nil for all.
  let modes: Set<Int>?
  let uses: [PairUse]
  let obstacle: PaintedPart.Obstacle?

  /// What is declared in its order, then what is only painted in the order of the mock-ups.
  static func all(_ declared: [DeclaredPairs.Declared], _ painted: [PaintedPairs.Painted]) -> [PairSource] {
    var byPair = Dictionary(painted.map { ($0.pair, $0) }) { first, _ in first }
    let sources = declared.map { declared in
      PairSource(
        pair: declared.pair, reason: declared.reason, place: declared.place, isDeclared: true, modes: nil,
        uses: byPair.removeValue(forKey: declared.pair)?.uses ?? [], obstacle: nil)
    }
    return sources
      + painted.compactMap { painted in
        guard byPair[painted.pair] != nil, let use = painted.uses.first else { return nil }
        return PairSource(
          pair: painted.pair, reason: nil, place: use.place, isDeclared: false, modes: painted.modes,
          uses: painted.uses, obstacle: painted.obstacle)
      }
  }
}
