import Colorimetry

/// Two colours between which another lies in every channel.
///
/// Laying something on a colour makes no channel darker where that colour is brighter, and along a gradient in encoded sRGB every
/// channel moves straight: so the bounds of what is laid on bounds are found at the ends of both.
struct PaintBounds: Hashable, Sendable {
  let low: Paint
  let high: Paint
  /// Of the brightest that it can be: along a gradient in encoded sRGB luminance is a convex function, so that this is an end.
  private let highestLuminance: Double

  /// Any image, or anything else.
  static let anything = PaintBounds(low: .black, high: .white, highestLuminance: 1)

  private init(low: Paint, high: Paint, highestLuminance: Double) {
    self.low = low
    self.high = high
    self.highestLuminance = highestLuminance
  }

  /// What it is with layers on it, from the bottom up, painted as one group; each layer is anything between its ends.
  func under(_ layers: [[Paint]], opacity: Double = 1) -> PaintBounds {
    under(layers) { paints in
      let fills = paints.map { PaintLayer.fill($0) }
      return opacity < 1 ? [.group(fills, opacity: opacity)] : fills
    }
  }

  /// - Parameter painted: the layers of one choice of ends, as they are painted.
  func under(_ layers: [[Paint]], _ painted: ([Paint]) -> [PaintLayer]) -> PaintBounds {
    var choices: [[Paint]] = [[]]
    for ends in layers { choices = choices.flatMap { choice in ends.map { choice + [$0] } } }
    let stacks = choices.map(painted)
    let laid = { (backdrop: Paint) in stacks.map { PaintStack(on: backdrop, $0).paint } }
    let highest = laid(high)
    let lows = laid(low).reduce(SIMD3(repeating: 1)) { pointwiseMin($0, $1.rgb) }
    let highs = highest.reduce(SIMD3(repeating: 0)) { pointwiseMax($0, $1.rgb) }
    return PaintBounds(
      low: Paint(lows), high: Paint(highs), highestLuminance: highest.map(\.unroundedLuminance).max() ?? 0)
  }

  /// From the darkest to the brightest.
  var luminances: ClosedRange<Double> {
    let darkest = low.unroundedLuminance
    return darkest...max(darkest, highestLuminance)
  }
}
