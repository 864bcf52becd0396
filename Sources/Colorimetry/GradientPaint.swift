/// A gradient as a screen paints it: stops in order, colours between them premultiplied in encoded sRGB.
package struct GradientPaint: Hashable, Sendable {
  package let stops: [Paint]
  /// Whether a stop and the next one stand at one position, so that no colour lies between them.
  private let isHard: [Bool]

  /// - Parameters:
  ///   - stops: at least one.
  ///   - positions: one for each stop. One that is lower than one before it is moved up to that, as CSS Images 4, section 3.5.1
  ///     has it. Nil for stops that all stand apart.
  package init(stops: [Paint], positions: [Double]? = nil) {
    precondition(!stops.isEmpty, "a gradient has a stop")
    self.stops = stops
    var highest = -Double.infinity
    let isHard = (positions ?? []).map { position in
      defer { highest = max(highest, position) }
      return position <= highest
    }
    self.isHard = Array(isHard.dropFirst())
  }

  /// The lowest contrast of an opaque colour with any point of the gradient, and the colour of that point.
  ///
  /// Along a segment luminance is a convex function of the position, because the decoding of sRGB is convex. Hence its maximum is
  /// at a stop, its minimum at a stop or inside, where a ternary search finds it; and where the colour's luminance lies between
  /// the two, some point has a ratio of 1.
  /// - Parameter backdrop: what lies behind translucent stops; opaque.
  package func worst(against color: Paint, over backdrop: Paint) -> (ratio: ContrastRatio, point: Paint) {
    let solid = stops.map { $0.over(backdrop) }
    var points = solid
    for (index, (a, b)) in zip(solid, solid.dropFirst()).enumerated()
    where !isHard.indices.contains(index) || !isHard[index] {
      let darkest = darkestPoint(from: a, to: b)
      points.append(darkest)
      let brightest = a.luminance > b.luminance ? a : b
      if darkest.luminance < color.luminance, color.luminance < brightest.luminance {
        points.append(crossing(of: color.luminance, from: darkest, to: brightest))
      }
    }
    let ratios = points.map { (ratio: ContrastRatio(color, $0), point: $0) }
    return ratios.dropFirst().reduce(ratios[0]) { $1.ratio < $0.ratio ? $1 : $0 }
  }

  private func darkestPoint(from a: Paint, to b: Paint) -> Paint {
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let third = (high - low) / 3
      if a.mixed(with: b, at: low + third).exactLuminance < a.mixed(with: b, at: high - third).exactLuminance {
        high -= third
      } else {
        low += third
      }
    }
    return a.mixed(with: b, at: (low + high) / 2)
  }

  private func crossing(of luminance: Double, from dark: Paint, to bright: Paint) -> Paint {
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if dark.mixed(with: bright, at: middle).exactLuminance < luminance { low = middle } else { high = middle }
    }
    return dark.mixed(with: bright, at: low)
  }
}

extension Paint {
  /// Relative luminance before rounding to 8 bits: smooth, so that a search can follow it.
  fileprivate var exactLuminance: Double {
    let decode = RGBSpace.srgb.decode
    return 0.2126 * decode(rgb.x) + 0.7152 * decode(rgb.y) + 0.0722 * decode(rgb.z)
  }
}
