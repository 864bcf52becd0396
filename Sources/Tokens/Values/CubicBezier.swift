/// An easing curve from (0, 0) to (1, 1) by its two control points (DTCG Format 2025.10, section 8.6). x lies in 0...1.
package struct CubicBezier: Hashable, Sendable {
  package let x1, y1, x2, y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}
