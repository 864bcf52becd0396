import Tokens

/// The grid that a scale of lengths keeps to: multiples of 8 or 4 px, where at least three quarters of four lengths or more agree.
struct SpacingGrid {
  let step: Double
  private let mode: Int?

  /// - Parameter mode: by its index; nil for the values that come first.
  init?(_ tokens: [TokenGraph.Token], in mode: Int? = nil) {
    self.mode = mode
    let lengths = tokens.compactMap { SpacingGrid.length($0, mode) }.filter { $0 > 0 }
    guard lengths.count >= 4 else { return nil }
    let step = [8.0, 4.0].first { step in
      lengths.count { $0.truncatingRemainder(dividingBy: step) == 0 } * 4 >= lengths.count * 3
    }
    guard let step else { return nil }
    self.step = step
  }

  /// Whether a token stands beside the grid that the others keep to.
  func misses(_ token: TokenGraph.Token) -> Bool {
    SpacingGrid.length(token, mode).map { $0.truncatingRemainder(dividingBy: step) != 0 } ?? false
  }

  private static func length(_ token: TokenGraph.Token, _ mode: Int?) -> Double? {
    let value = mode.map { token.byMode[$0] } ?? token.primary
    return if case .dimension(let length)? = value?.value { length.pixels } else { nil }
  }
}
