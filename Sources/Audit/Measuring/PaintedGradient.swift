import Colorimetry
import Tokens

/// A gradient by every reading that has a say in it. It is mixed in encoded sRGB, as the custom properties have it.
struct PaintedGradient: Sendable {
  private let stops: [PaintedColor]
  private let positions: [Double]
  /// As it is painted.
  let paint: GradientPaint

  init(_ gradient: Gradient) {
    self.init(stops: gradient.stops.map { PaintedColor($0.color) }, positions: gradient.stops.map(\.position))
  }

  private init(stops: [PaintedColor], positions: [Double]) {
    self.stops = stops
    self.positions = positions
    paint = GradientPaint(stops: stops.map(\.color), positions: positions, in: .legacy)
  }

  /// Between the same colours, each with less of it.
  func faded(by opacity: Double) -> PaintedGradient {
    PaintedGradient(stops: stops.map { PaintedColor($0.color.faded(by: opacity)) }, positions: positions)
  }

  var isOpaque: Bool { stops.allSatisfy(\.isOpaque) }
  var hasOneReading: Bool { stops.allSatisfy(\.hasOneReading) }

  /// Between them every channel lies of what it is mixed of, alone and laid on something.
  var ends: [Paint] { stops.map(\.paint) }

  func paint(_ reading: PaintReading) -> GradientPaint {
    reading == .painted || reading == .unrounded || hasOneReading ? paint : paint(reading) { $0 }
  }

  /// The gradient of other stops, each made of one of these.
  func paint(_ reading: PaintReading, _ stop: (Paint) -> Paint) -> GradientPaint {
    GradientPaint(stops: stops.map { stop($0.paint(reading)) }, positions: positions)
  }
}
