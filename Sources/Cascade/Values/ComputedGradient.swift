package import Colorimetry

/// The stops of a gradient of CSS. What its shape is does not matter to the worst of its points.
package struct ComputedGradient: Hashable, Sendable {
  /// At least one.
  package let stops: [Color]
  /// One for each stop, ascending; 0 is the start of the gradient's line, and 1 its end.
  package let positions: [Double]
  /// How colours are mixed between the stops.
  package let method: ColorInterpolation

  package init(stops: [Color], positions: [Double], method: ColorInterpolation) {
    self.stops = stops
    self.positions = positions
    self.method = method
  }
}
