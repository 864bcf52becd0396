/// The cube of an RGB space in linear light, seen from OKLab.
struct RGBGamut {
  private let space: RGBSpace

  init(_ space: RGBSpace) {
    self.space = space
  }

  func oklab(light: SIMD3<Double>) -> SIMD3<Double> { OKLab.oklab(xyz: space.toXYZ * light) }

  func light(oklab: SIMD3<Double>) -> SIMD3<Double> { space.fromXYZ * OKLab.xyz(oklab: oklab) }

  func contains(_ light: SIMD3<Double>) -> Bool { light.min() >= 0 && light.max() <= 1 }

  /// White and black at the ends of lightness, where no chroma is left.
  private func end(_ lab: SIMD3<Double>) -> SIMD3<Double>? {
    lab.x >= 1 - 1e-6 ? SIMD3(repeating: 1) : lab.x <= 0 ? .zero : nil
  }

  private func grey(_ lab: SIMD3<Double>) -> SIMD3<Double> { SIMD3(lab.x, 0, 0) }

  /// CSS Color 4, "binary search with local MINDE". A difference of 0.02 in OKLab is just noticed.
  func localMINDE(_ light: SIMD3<Double>, _ lab: SIMD3<Double>) -> SIMD3<Double> {
    if contains(light) { return light }
    if let end = end(lab) { return end }
    var clipped = Paint.clipped(light)
    guard ColorDifference.ok(oklab(light: clipped), lab) >= Self.justNoticeable else { return clipped }
    let chroma = ColorDifference.ok(lab, grey(lab))
    var (low, high) = (0.0, 1.0)
    var isLowInGamut = true
    while (high - low) * chroma > Self.tolerance, high - low > 1e-15 {
      let middle = (low + high) / 2
      let candidate = grey(lab) + (lab - grey(lab)) * middle
      let light = self.light(oklab: candidate)
      if isLowInGamut, contains(light) {
        low = middle
        continue
      }
      clipped = Paint.clipped(light)
      let difference = ColorDifference.ok(oklab(light: clipped), candidate)
      if difference >= Self.justNoticeable {
        high = middle
      } else if Self.justNoticeable - difference < Self.tolerance {
        return clipped
      } else {
        isLowInGamut = false
        low = middle
      }
    }
    return clipped
  }

  private static let justNoticeable = 0.02
  private static let tolerance = 0.0001

  /// CSS Color 4, "ray trace": four passes, each from the last place inside, lightness and hue set right between them.
  func rayTrace(_ light: SIMD3<Double>, _ lab: SIMD3<Double>) -> SIMD3<Double> {
    if contains(light) { return light }
    if let end = end(lab) { return end }
    var anchor = Paint.clipped(self.light(oklab: grey(lab)))
    let chroma = ColorDifference.ok(lab, grey(lab))
    let direction = (lab - grey(lab)) / max(chroma, .leastNormalMagnitude)
    var (current, last) = (light, light)
    for pass in 0..<4 {
      if pass > 0 {
        let found = oklab(light: current)
        let corrected = ColorDifference.ok(found, grey(found))
        current = self.light(oklab: grey(lab) + direction * corrected)
      }
      guard let exit = exit(from: anchor, to: current) else { return Paint.clipped(last) }
      if pass > 0, current.min() > 1e-12, current.max() < 1 + 1e-12 { anchor = current }
      current = exit
      last = exit
    }
    return Paint.clipped(current)
  }

  /// Where a ray meets the surface of the cube; nil for a ray too short to tell.
  private func exit(from start: SIMD3<Double>, to end: SIMD3<Double>) -> SIMD3<Double>? {
    let way = end - start
    guard pointwiseMax(way, -way).max() > 1e-12 else { return nil }
    var (near, far) = (-Double.infinity, Double.infinity)
    for lane in 0..<3 {
      guard way[lane] != 0 else {
        if start[lane] < 0 || start[lane] > 1 { return nil }
        continue
      }
      let (a, b) = (-start[lane] / way[lane], (1 - start[lane]) / way[lane])
      near = max(near, min(a, b))
      far = min(far, max(a, b))
    }
    guard near <= far, far >= 0 else { return nil }
    let place = near < 0 ? far : near
    return place.isFinite ? start + way * place : nil
  }

  /// The colour of a lightness, hue and chroma, its chroma reduced only as far as the gamut forces it. Lightness 0 to 1.
  func light(lightness: Double, hue direction: SIMD3<Double>, chroma: Double) -> SIMD3<Double> {
    let grey = SIMD3(lightness, 0, 0)
    let whole = light(oklab: grey + direction * chroma)
    if contains(whole) { return whole }
    var (low, high) = (0.0, chroma)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if contains(light(oklab: grey + direction * middle)) { low = middle } else { high = middle }
    }
    return Paint.clipped(light(oklab: grey + direction * low))
  }
}
