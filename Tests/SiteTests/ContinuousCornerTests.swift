import Testing

@testable import Site

struct ContinuousCornerTests {
  /// Points of the corner at parameters from 0 to 1, from the upper edge to the left one.
  private var points: [ContinuousCorner.Point] {
    var start: ContinuousCorner.Point = (ContinuousCorner.reach, 0)
    var points: [ContinuousCorner.Point] = []
    for (first, second, end) in ContinuousCorner.curves {
      for step in 0...200 {
        let t = Double(step) / 200
        let rest = 1 - t
        let weights = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
        let x = weights.0 * start.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x
        let y = weights.0 * start.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y
        points.append((x, y))
      }
      start = end
    }
    return points
  }

  /// Where PaintCode found the path of iOS to go, in radii
  /// (https://www.paintcodeapp.com/news/code-for-ios-7-rounded-rectangles).
  @Test(arguments: [
    (1.52866483, 0.0), (0.66993427, 0.065496), (0.63149399, 0.07491100), (0.07491176, 0.63149399),
    (0.065496, 0.66993427), (0.0, 1.52866483),
  ])
  func `goes where the corner of iOS goes`(x: Double, y: Double) {
    let nearest = points.map { (($0.x - x) * ($0.x - x) + ($0.y - y) * ($0.y - y)).squareRoot() }.min() ?? 1
    #expect(nearest < 0.003)
  }

  @Test func `is the same seen from both edges`() {
    for (point, mirrored) in zip(points, points.reversed()) {
      #expect(abs(point.x - mirrored.y) < 1e-9 && abs(point.y - mirrored.x) < 1e-9)
    }
  }

  /// An arc of the radius meets the diagonal at 1 − √½.
  @Test func `is as round as an arc on the diagonal`() {
    let middle = points.min { abs($0.x - $0.y) < abs($1.x - $1.y) }
    #expect(abs((middle?.x ?? 0) - 0.2929) < 0.002)
  }
}
