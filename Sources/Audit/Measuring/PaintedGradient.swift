import Cascade
import Colorimetry
import Tokens

/// A gradient by every reading that has a say in it. Those of tokens are mixed in encoded sRGB, as the custom properties have it.
struct PaintedGradient: Sendable {
  private let stops: [PaintedColor]
  private let positions: [Double]
  private let method: ColorInterpolation
  /// As it is painted.
  let paint: GradientPaint

  init(_ gradient: Gradient) {
    self.init(
      stops: gradient.stops.map { PaintedColor($0.color) }, positions: gradient.stops.map(\.position), in: .legacy)
  }

  init(_ gradient: ComputedGradient) {
    self.init(stops: gradient.stops.map { PaintedColor($0) }, positions: gradient.positions, in: gradient.method)
  }

  private init(stops: [PaintedColor], positions: [Double], in method: ColorInterpolation) {
    self.stops = stops
    self.positions = positions
    self.method = method
    paint = GradientPaint(stops: stops.map(\.color), positions: positions, in: method)
  }

  /// Whether every channel moves straight from stop to stop, so that what is made of the stops is made of the gradient.
  var isStraight: Bool { method == .legacy }

  /// Between the same colours, each with less of it.
  func faded(by opacity: Double) -> PaintedGradient {
    PaintedGradient(stops: stops.map { PaintedColor($0.color.faded(by: opacity)) }, positions: positions, in: method)
  }

  var isOpaque: Bool { stops.allSatisfy(\.isOpaque) }
  var hasOneReading: Bool { stops.allSatisfy(\.hasOneReading) }

  /// Between them every channel lies of what it is mixed of, alone and laid on something.
  var ends: [Paint] {
    if isStraight { return stops.map(\.paint) }
    return [.black, .white] + (isOpaque ? [] : [Paint(SIMD3(repeating: 0), alpha: 0)])
  }

  func paint(_ reading: PaintReading) -> GradientPaint {
    if reading == .painted || reading == .unrounded || hasOneReading { return paint }
    let stops = stops.map { $0.paint(reading) }.map { Color(.srgb, $0.rgb, alpha: $0.alpha) }
    return GradientPaint(stops: stops, positions: positions, in: method)
  }

  /// The gradient of other stops, each made of one of these; of a straight one.
  func paint(_ reading: PaintReading, _ stop: (Paint) -> Paint) -> GradientPaint {
    GradientPaint(stops: stops.map { stop($0.paint(reading)) }, positions: positions)
  }
}
