/// A gradient as a screen paints it: stops in order, and what lies between them, whatever its shape.
package struct GradientPaint: Hashable, Sendable {
  private let stops: [Color]
  /// Ascending; from 0 to 1 in equal steps where nothing was said.
  private let positions: [Double]
  private let segments: [ColorSegment]

  /// - Parameters:
  ///   - stops: at least one.
  ///   - positions: one for each stop. One that is lower than one before it is moved up to that, as CSS Images 4, section 3.5.1
  ///     has it. Nil for stops that stand apart equally.
  ///   - method: how colours are mixed between the stops.
  package init(stops: [Color], positions: [Double]? = nil, in method: ColorInterpolation) {
    precondition(!stops.isEmpty, "a gradient has a stop")
    precondition(positions.map { $0.count == stops.count } ?? true, "each stop has a position")
    let stops = stops.map(\.asPainted)
    self.stops = stops
    var highest = -Double.infinity
    let steps = Double(max(1, stops.count - 1))
    self.positions = (positions ?? stops.indices.map { Double($0) / steps }).map { position in
      highest = max(highest, position)
      return highest
    }
    segments = zip(stops, stops.dropFirst()).map { ColorSegment(from: $0, to: $1, in: method) }
  }

  /// Stops in encoded sRGB, and premultiplied sRGB between them, as between legacy colours.
  package init(stops: [Paint], positions: [Double]? = nil) {
    self.init(
      stops: stops.map { Color(.srgb, $0.rgb, alpha: $0.alpha) }, positions: positions, in: ColorInterpolation.legacy)
  }

  /// What is painted at a place on the line of the gradient; before the first stop and behind the last one their colours.
  package func paint(at position: Double) -> Paint {
    guard let next = positions.firstIndex(where: { $0 > position }) else { return paint(of: stops[stops.count - 1]) }
    guard next > 0 else { return paint(of: stops[0]) }
    let start = positions[next - 1]
    return segments[next - 1].paint(at: (position - start) / (positions[next] - start))
  }

  /// The lowest contrast of a colour with any point of the gradient, and the colour of that point; a translucent colour is laid on
  /// the point first.
  /// - Parameter backdrop: what lies behind translucent stops; opaque.
  package func worst(against color: Paint, over backdrop: Paint) -> GradientContrast {
    let candidates =
      stops.indices.filter(isVisible).map { GradientContrast(of: color, at: paint(of: stops[$0]).over(backdrop)) }
      + segments.indices.filter { positions[$0] < positions[$0 + 1] }.map {
        SegmentContrast(of: color, with: segments[$0], over: backdrop).worst
      }
    var worst = candidates.first ?? GradientContrast(of: color, at: paint(of: stops[0]).over(backdrop))
    for candidate in candidates.dropFirst() { worst.take(candidate) }
    return worst
  }
  /// Clipped before it is premultiplied, as what lies between stops.
  private func paint(of stop: Color) -> Paint {
    let paint = Paint(stop)
    return Paint(Paint.clipped(paint.rgb), alpha: paint.alpha)
  }

  /// False for a stop in the middle of stops at one place, and for one at an end that the next one covers.
  private func isVisible(_ index: Int) -> Bool {
    let isFirst = index == 0
    let isLast = index == stops.count - 1
    let showsBefore = isFirst ? positions[index] > 0 : positions[index - 1] < positions[index]
    let showsBehind = isLast ? positions[index] < 1 : positions[index] < positions[index + 1]
    return showsBefore || showsBehind || isFirst && isLast
  }
}
