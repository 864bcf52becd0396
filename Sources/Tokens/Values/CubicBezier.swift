/// An easing curve from (0, 0) to (1, 1) by its two control points (DTCG Format 2025.10, section 8.6). x lies in 0...1.
package struct CubicBezier: Hashable, Sendable {
  package let x1, y1, x2, y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
  /// How much is done after a part of the time, both from 0 to 1 (CSS Easing 1, section 2.3).
  package func progress(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    // x grows with t, since both control points have it in 0...1: thirty halvings find t as exactly as anybody can see.
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if CubicBezier.value(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return CubicBezier.value(y1, y2, at: (low + high) / 2)
  }

  private static func value(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
