import Glibc

/// A damped spring as SwiftUI describes it: `spring(response:dampingFraction:)`.
package struct Spring: Hashable, Sendable {
  /// Seconds of one undamped period; in `responses`.
  package let response: Double
  /// 1 does not overshoot, below 1 does; in `dampingFractions`.
  package let dampingFraction: Double

  /// What can be drawn: a spring outside of these never moves, or never comes to rest, as far as anybody can see.
  package static let responses = 0.001...60.0
  package static let dampingFractions = 0.05...10.0

  package init(response: Double, dampingFraction: Double) {
    self.response = response
    self.dampingFraction = dampingFraction
  }

  /// Where a spring released at 0 with its rest at 1 stands after some seconds: the solution of
  /// x″ + 2ζω x′ + ω² (x − 1) = 0 with ω = 2π / response.
  package func position(at seconds: Double) -> Double {
    let omega = 2 * Double.pi / response
    let zeta = dampingFraction
    let decay = exp(-zeta * omega * seconds)
    if zeta < 1 {
      let damped = omega * (1 - zeta * zeta).squareRoot()
      return 1 - decay * (cos(damped * seconds) + zeta * omega / damped * sin(damped * seconds))
    }
    guard zeta > 1 else { return 1 - decay * (1 + omega * seconds) }
    let root = omega * (zeta * zeta - 1).squareRoot()
    let (slow, fast) = (root - zeta * omega, -root - zeta * omega)
    return 1 - (fast * exp(slow * seconds) - slow * exp(fast * seconds)) / (fast - slow)
  }

  /// How far it shoots over its rest, as a part of the way; 0 when it does not.
  package var overshoot: Double {
    dampingFraction < 1 ? exp(-Double.pi * dampingFraction / (1 - dampingFraction * dampingFraction).squareRoot()) : 0
  }

  /// As SwiftUI's `interpolatingSpring(stiffness:damping:)` and `UISpringTimingParameters` take it, with a mass of 1.
  package var stiffness: Double { (2 * Double.pi / response) * (2 * Double.pi / response) }
  package var damping: Double { 4 * Double.pi * dampingFraction / response }

  /// Seconds until the spring stays within a thousandth of its rest.
  package var settlingTime: Double {
    let step = response / 100
    var last = 0.0
    var time = 0.0
    while time < response * 40 {
      if abs(position(at: time) - 1) > 0.001 { last = time }
      time += step
    }
    return last + step
  }
}
