import Tokens

/// The grid that a scale of lengths keeps to: multiples of 8 or 4 px, where at least three quarters of four lengths or more agree.
struct SpacingGrid {
  let step: Double

  init?(_ tokens: [TokenGraph.Token]) {
    let lengths = tokens.compactMap(SpacingGrid.length).filter { $0 > 0 }
    guard lengths.count >= 4 else { return nil }
    let step = [8.0, 4.0].first { step in
      lengths.count { $0.truncatingRemainder(dividingBy: step) == 0 } * 4 >= lengths.count * 3
    }
    guard let step else { return nil }
    self.step = step
  }

  /// Whether a token stands beside the grid that the others keep to.
  func misses(_ token: TokenGraph.Token) -> Bool {
    SpacingGrid.length(token).map { $0.truncatingRemainder(dividingBy: step) != 0 } ?? false
  }

  private static func length(_ token: TokenGraph.Token) -> Double? {
    if case .dimension(let length) = token.primary.value { length.pixels } else { nil }
  }
}
