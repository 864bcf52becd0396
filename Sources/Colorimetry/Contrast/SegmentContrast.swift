/// The search for the lowest contrast of a colour with a segment of a gradient.
struct SegmentContrast {
  /// How near the proven bound comes to the lowest ratio, as a share of it.
  private static let tolerance = 0.001
  /// Most parts that are looked at; then the bound stands where it stands.
  private static let limit = 20_000

  private let color: Paint
  /// Of the colour, before rounding to 8 bits; of no account for a translucent one.
  private let luminance: Double
  private let segment: ColorSegment
  private let backdrop: Paint
  private let isOpaque: Bool

  init(of color: Paint, with segment: ColorSegment, over backdrop: Paint) {
    self.color = color
    luminance = color.unroundedLuminance
    self.segment = segment
    self.backdrop = backdrop
    isOpaque = segment.startAlpha >= 1 && segment.endAlpha >= 1
  }

  var worst: GradientContrast {
    let isConvex = color.isOpaque && segment.space == .srgb && isInGamut
    let (fraction, bound) = isConvex ? convexWorst : boundedWorst
    return GradientContrast(
      of: color, at: segment.paint(at: fraction).over(backdrop), bound: bound.map { ContrastRatio($0) })
  }

  private func luminance(at fraction: Double) -> Double {
    isOpaque
      ? Paint.luminance(light: segment.light(at: fraction))
      : segment.paint(at: fraction).over(backdrop).unroundedLuminance
  }

  private func ratio(at fraction: Double) -> Double {
    if color.isOpaque { return ContrastRatio(luminance: luminance, luminance(at: fraction)).value }
    let surface = segment.paint(at: fraction).over(backdrop)
    return ContrastRatio(luminance: color.over(surface).unroundedLuminance, surface.unroundedLuminance).value
  }

  // MARK: Straight in encoded sRGB

  private var isInGamut: Bool {
    [0.0, 1].allSatisfy { fraction in
      let c = segment.components(at: fraction)
      return c.min() >= 0 && c.max() <= 1
    }
  }

  /// Luminance is a convex function of the position, because the decoding of sRGB is convex and the way is straight, over an
  /// opaque backdrop also with alpha. Hence its maximum is at an end, its minimum at an end or inside, where a ternary search
  /// finds it; and where the colour's luminance lies between the two, some point has a ratio of 1.
  private var convexWorst: (fraction: Double, bound: Double?) {
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let third = (high - low) / 3
      if luminance(at: low + third) < luminance(at: high - third) { high -= third } else { low += third }
    }
    let darkest = (low + high) / 2
    let brightest = luminance(at: 0) > luminance(at: 1) ? 0.0 : 1
    guard luminance(at: darkest) < luminance, luminance < luminance(at: brightest) else { return (darkest, nil) }
    var (dark, bright) = (darkest, brightest)
    for _ in 0..<60 {
      let middle = (dark + bright) / 2
      if luminance(at: middle) < luminance { dark = middle } else { bright = middle }
    }
    return (dark, 1)
  }

  // MARK: Any other way

  /// Branch and bound: the ratios of a part cannot be lower than those of the box that holds its colours. Parts whose box may go
  /// lower than the lowest ratio found are halved.
  private var boundedWorst: (fraction: Double, bound: Double?) {
    let ends = (ratio(at: 0), ratio(at: 1))
    var best = (fraction: ends.0 < ends.1 ? 0.0 : 1, ratio: min(ends.0, ends.1))
    var bound = Double.infinity
    var open = [0.0...1.0]
    var count = 0
    while let part = open.popLast() {
      count += 1
      let lowest = lowestRatio(in: part)
      let middle = (part.lowerBound + part.upperBound) / 2
      let found = ratio(at: middle)
      if found < best.ratio { best = (middle, found) }
      if lowest >= best.ratio * (1 - Self.tolerance) || count >= Self.limit {
        bound = min(bound, lowest)
      } else {
        let halves = [part.lowerBound...middle, middle...part.upperBound]
        open += ratio(at: part.lowerBound) < ratio(at: part.upperBound) ? halves.reversed() : halves
      }
    }
    return (best.fraction, min(bound, best.ratio))
  }

  private func lowestRatio(in part: ClosedRange<Double>) -> Double {
    let components = ColorBox(segment.components(at: part.lowerBound), segment.components(at: part.upperBound))
    var light = components.light(from: segment.space)
    if !isOpaque {
      let alpha = (segment.alpha(at: part.lowerBound), segment.alpha(at: part.upperBound))
      light = light.over(backdrop, alpha: min(alpha.0, alpha.1)...max(alpha.0, alpha.1))
    }
    let text = color.isOpaque ? luminance...luminance : light.luminances(under: color)
    return ContrastRange(between: text, and: light.luminances).lowest.value
  }
}
