import Colorimetry
import Testing

struct GradientShapeTests {
  /// Red, lime at 40 %, blue; a box of 100 by 40 px; what Chromium 156 painted at five pixels.
  @Test(
    arguments: [
      (.linear(angle: 90), ["#bc4300", "#00d22c", "#0028d7", "#3cc200", "#007d81"]),
      (.linear(angle: 30), ["#00f907", "#00a15d", "#00b24d", "#4eb000", "#00a35c"]),
      (.linear(angle: 200), ["#00d52a", "#21dd00", "#00d02f", "#00728c", "#00fb03"]),
      (.radial(in: SIMD2(100, 40)), ["#006798", "#00fc03", "#0058a7", "#00e41a", "#46b900"]),
      (
        .radial(center: SIMD2(40, 10), radii: SIMD2(30, 20)),
        ["#0000ff", "#1be400", "#0000ff", "#0000ff", "#0000ff"]
      ),
      (.conic(center: SIMD2(50, 20), from: 0), ["#0053ad", "#fa0400", "#3bc500", "#008b73", "#5da200"]),
      (.conic(center: SIMD2(20, 30), from: 100), ["#008f70", "#0035c9", "#0007f9", "#0008f6", "#0018e6"]),
    ] as [(GradientShape, [String])])
  func `puts colours where Chromium does, within a level`(shape: GradientShape, pixels: [String]) throws {
    let stops = [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].map { Paint($0) }
    let gradient = GradientPaint(stops: stops, positions: [0, 0.4, 1])
    let points: [SIMD2<Double>] = [SIMD2(10, 5), SIMD2(50, 8), SIMD2(90, 35), SIMD2(30, 30), SIMD2(70, 20)]
    for (point, pixel) in zip(points, pixels) {
      let paint = gradient.paint(at: shape.position(of: point + 0.5, in: SIMD2(100, 40)))
      let painted = Paint(try #require(Color(hex: pixel)))
      #expect(distance(paint.rgb, painted.rgb) * 255 < 1.5, "\(shape) at \(point): \(pixel), not \(paint.hex)")
    }
  }

  @Test func `takes a box without size`() {
    #expect(GradientShape.linear(angle: 45).position(of: .zero, in: .zero) == 0)
    #expect(GradientShape.radial(in: .zero).position(of: .zero, in: .zero) == .infinity)
    #expect(GradientPaint(stops: [.white, .black]).paint(at: .infinity) == .black)
  }
}
