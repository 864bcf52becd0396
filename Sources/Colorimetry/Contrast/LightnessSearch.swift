/// A walk along the lightness of OKLCH, with hue and chroma kept.
///
/// Luminance grows with lightness: at 108,360 places of every hue and chroma it never falls. Rounding to 8 bits moves a channel by
/// half a level at most, so bisection with half a level added finds the lightness before which nothing can pass, and the walk
/// starts there.
struct LightnessSearch {
  /// Far below what moves a channel by a level, which is 0.003.
  private static let step = 0.000_01
  /// How many steps behind the first colour that passes a nearer one can be: those of a level.
  private static let reach = 400
  /// Steps that are taken at once where levels do not change.
  private static let leap = 16
  private static let halfLevel = 0.5 / 255

  private let color: Color
  private let allowed: LuminanceRanges
  private let origin: SIMD3<Double>
  private let chroma: Double
  private let hue: SIMD3<Double>
  private let gamut = RGBGamut(.linearSRGB)

  init(_ color: Color, allowed: LuminanceRanges) {
    self.color = color
    self.allowed = allowed
    origin = OKLab.oklab(xyz: color.asPainted.xyz)
    chroma = ColorDifference.ok(origin, SIMD3(origin.x, 0, 0))
    hue = chroma > 0.000_004 ? SIMD3(0, origin.y, origin.z) / chroma : .zero
  }

  /// The nearest colour on 8-bit levels that is allowed; the colour itself where it is.
  var nearest: Paint? {
    let start = Paint(color).onLevels
    if allowed.contains(start) { return start }
    let here = min(max(origin.x, 0), 1)
    return nearer(
      first(of: allowed.all) { walk(up: true, from: here, through: $0) },
      first(of: allowed.all.reversed()) { walk(up: false, from: here, through: $0) })
  }

  func difference(to paint: Paint) -> Double {
    ColorDifference.ok(origin, gamut.oklab(light: TransferFunction.srgb.decode(paint.rgb)))
  }

  private func nearer(_ a: Paint?, _ b: Paint?) -> Paint? {
    guard let a, let b else { return a ?? b }
    return difference(to: b) < difference(to: a) ? b : a
  }

  private func first(of ranges: [ClosedRange<Double>], _ walk: (ClosedRange<Double>) -> Paint?) -> Paint? {
    for range in ranges {
      if let paint = walk(range) { return paint }
    }
    return nil
  }

  private func walk(up isUp: Bool, from here: Double, through range: ClosedRange<Double>) -> Paint? {
    let low = lightness(of: range.lowerBound, shift: Self.halfLevel)
    let high = lightness(of: range.upperBound, shift: -Self.halfLevel)
    let (start, end) = isUp ? (max(low, here), high) : (min(high, here), low)
    guard isUp ? start <= end : start >= end else { return nil }
    let way = end - start
    let paint = { (index: Int) in
      self.paint(start + (abs(way) > 0 ? way * min(1, Double(index) * Self.step / abs(way)) : 0)).onLevels
    }
    var last = Int((abs(way) / Self.step).rounded(.up))
    var index = 0
    var best: Paint?
    while index <= last {
      let found = paint(index)
      if allowed.contains(found) {
        if best == nil { last = min(last, index + Self.reach) }
        best = nearer(best, found)
      }
      // The same levels ahead as here: nothing else lies between.
      index += paint(index + Self.leap) == found ? Self.leap : 1
    }
    return best
  }

  /// Where the luminance of the channels, moved by a shift, reaches a value.
  private func lightness(of luminance: Double, shift: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      let shifted = Paint(paint(middle).rgb + shift)
      if shifted.unroundedLuminance < luminance { low = middle } else { high = middle }
    }
    return shift > 0 ? low : high
  }

  private func paint(_ lightness: Double) -> Paint {
    let light = gamut.light(lightness: lightness, hue: hue, chroma: chroma)
    return Paint(TransferFunction.srgb.encode(light))
  }
}

extension Paint {
  /// The opaque colour of the nearest 8-bit levels.
  fileprivate var onLevels: Paint {
    let (red, green, blue) = bytes
    return Paint(red: red, green: green, blue: blue)
  }
}
