/// How many decimals the components of a colour are written with.
struct CSSDecimals {
  /// Of components that run from 0 to 1.
  private let fine: Int
  /// Of hues, and of what runs from 0 to 100.
  private let coarse: Int
  /// What is nearer to 0 than this is 0.
  private let noise: Double

  static let authored = [
    CSSDecimals(fine: 6, coarse: 6, noise: 1e-5), CSSDecimals(fine: 6, coarse: 6, noise: 0),
    CSSDecimals(fine: 9, coarse: 9, noise: 0),
  ]
  static let short = (2...5).map { CSSDecimals(fine: $0, coarse: $0 - 2, noise: 1e-5) }
  static let all = CSSDecimals(fine: 15, coarse: 15, noise: 0)

  func count(_ space: ColorSpace, _ index: Int) -> Int {
    switch space {
    case .hsl, .hwb, .lab, .lch: coarse
    case .oklch where index == 2: coarse
    default: fine
    }
  }

  func rounded(_ value: Double, _ space: ColorSpace, _ index: Int) -> Double {
    var scale = 1.0
    for _ in 0..<count(space, index) { scale *= 10 }
    return abs(value) < noise ? 0 : abs(value) * scale < 9e15 ? (value * scale).rounded() / scale : value
  }
}
