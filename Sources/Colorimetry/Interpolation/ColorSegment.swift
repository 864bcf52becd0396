/// Two colours made ready to be mixed (CSS Color 4, section 12): in one space, with what is missing in one taken from the other,
/// hues brought to the right distance, premultiplied.
struct ColorSegment: Hashable, Sendable {
  let space: ColorSpace
  /// Components by alpha, hues excepted.
  private let start: SIMD3<Double>
  private let end: SIMD3<Double>
  let startAlpha: Double
  let endAlpha: Double
  /// Whether a component is missing in both colours.
  private let isMissing: SIMDMask<SIMD3<Int64>>
  private let isAlphaMissing: Bool
  private let hueLane: SIMD3<Double>

  init(from a: Color, to b: Color, in method: ColorInterpolation) {
    space = method.space
    let (a, b) = (a.ready(in: space), b.ready(in: space))
    var (x, y) = (a.filled(from: b), b.filled(from: a))
    if let index = space.hueIndex { y[index] = method.hue.end(from: x[index], to: y[index]) }
    startAlpha = a.alphaComponent ?? b.alphaComponent ?? 1
    endAlpha = b.alphaComponent ?? a.alphaComponent ?? 1
    isAlphaMissing = a.alphaComponent == nil && b.alphaComponent == nil
    isMissing = [
      a.first == nil && b.first == nil, a.second == nil && b.second == nil, a.third == nil && b.third == nil,
    ]
    var lane = SIMD3<Double>.zero
    if let index = space.hueIndex { lane[index] = 1 }
    hueLane = lane
    let byAlpha = 1 - lane
    x *= byAlpha * startAlpha + lane
    y *= byAlpha * endAlpha + lane
    (start, end) = (x, y)
  }

  func alpha(at fraction: Double) -> Double {
    startAlpha + (endAlpha - startAlpha) * fraction
  }

  /// The components at a place, hues not brought back to a turn. At a place where alpha is 0 those of the way that leads there:
  /// from then on the quotient by alpha is constant.
  func components(at fraction: Double) -> SIMD3<Double> {
    let alpha = alpha(at: fraction)
    let mixed = start + (end - start) * fraction
    if alpha > 0 { return mixed / ((1 - hueLane) * alpha + hueLane) }
    let nearest = startAlpha > 0 ? start / startAlpha : endAlpha > 0 ? end / endAlpha : mixed
    return nearest.replacing(with: mixed, where: hueLane .== 1)
  }

  func color(at fraction: Double) -> Color {
    var c = components(at: fraction)
    if let index = space.hueIndex { c[index] = HueWheel.positive(c[index]) }
    return Color(
      space, isMissing[0] ? nil : c.x, isMissing[1] ? nil : c.y, isMissing[2] ? nil : c.z,
      alpha: isAlphaMissing ? nil : alpha(at: fraction))
  }
}

extension ColorSegment {
  /// Linear light of sRGB at a place, clipped as a screen does.
  func light(at fraction: Double) -> SIMD3<Double> {
    Paint.clipped(RGBSpace.linearSRGB.fromXYZ * Color.xyz(components(at: fraction), in: space))
  }

  /// What is painted at a place; in gradients clipped before it is premultiplied.
  func paint(at fraction: Double) -> Paint {
    let rgb = space == .srgb ? components(at: fraction) : TransferFunction.srgb.encode(light(at: fraction))
    return Paint(Paint.clipped(rgb), alpha: alpha(at: fraction))
  }
}

extension Color {
  /// Carried to a space; by what is painted of it if no arithmetic can take it there.
  fileprivate func ready(in space: ColorSpace) -> Color {
    let color = carried(to: space)
    let c = color.components
    guard all(c .> -1e6), all(c .< 1e6) else {
      return Color(.srgb, Paint(self).rgb, alpha: alphaComponent).converted(to: space)
    }
    return color
  }

  fileprivate func filled(from other: Color) -> SIMD3<Double> {
    SIMD3(first ?? other.first ?? 0, second ?? other.second ?? 0, third ?? other.third ?? 0)
  }
}

extension ColorInterpolation.HuePath {
  /// Where a hue must end so that a straight way leads there on this path (CSS Color 4, section 12.4).
  fileprivate func end(from start: Double, to end: Double) -> Double {
    let way = end - start
    switch self {
    case .shorter: return way > 180 ? end - 360 : way < -180 ? end + 360 : end
    case .longer: return way > 0 && way < 180 ? end - 360 : way > -180 && way <= 0 ? end + 360 : end
    case .increasing: return way < 0 ? end + 360 : end
    case .decreasing: return way > 0 ? end - 360 : end
    }
  }
}
