import Testing
import Tokens

struct SpringTests {
  /// Figures from integrating the equation of motion numerically with Euler's method, the oracle of this test.
  @Test(arguments: [0.3, 0.6, 1.0, 1.8, 10])
  func `moves as the differential equation says`(damping: Double) {
    let spring = Spring(response: 0.24, dampingFraction: damping)
    let omega = 2 * Double.pi / 0.24
    let step = 1e-6
    var (position, velocity) = (0.0, 0.0)
    for tick in 1...200_000 {
      velocity += (-2 * damping * omega * velocity - omega * omega * (position - 1)) * step
      position += velocity * step
      if tick % 20_000 == 0 {
        #expect(abs(spring.position(at: Double(tick) * step) - position) < 1e-3)
      }
    }
  }

  @Test(
    arguments: [0.001, 0.24, 60], [Spring.dampingFractions.lowerBound, 0.6, 1, 2, Spring.dampingFractions.upperBound])
  func `settles within a thousandth`(response: Double, damping: Double) {
    let spring = Spring(response: response, dampingFraction: damping)
    #expect(abs(spring.position(at: spring.settlingTime) - 1) <= 0.001)
    #expect(spring.settlingTime < response * 40)
  }

  /// Percent overshoot of an underdamped second-order system, as the textbooks on control have it.
  @Test(arguments: [(0.2, 0.527), (0.4, 0.254), (0.5, 0.163), (0.6, 0.095), (0.7, 0.046), (1, 0), (2, 0)])
  func `overshoots as far as its damping lets it`(damping: Double, wanted: Double) {
    #expect(abs(Spring(response: 0.5, dampingFraction: damping).overshoot - wanted) < 0.0005)
  }

  /// A period of 2π / √stiffness, and critical damping at 2 √stiffness, with a mass of 1.
  @Test func `has a stiffness and a damping`() {
    let spring = Spring(response: 0.5, dampingFraction: 1)
    #expect(abs(spring.stiffness - 157.9137) < 1e-4)
    #expect(abs(spring.damping - 25.1327) < 1e-4)
  }
}
