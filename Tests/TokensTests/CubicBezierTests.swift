import Testing
import Tokens

struct CubicBezierTests {
  /// At 0.1, 0.25, 0.5 and 0.9 of the time; the progress of an animation in Chromium 156.
  @Test(arguments: [
    (CubicBezier(0.25, 0.1, 0.25, 1), [0.094796, 0.408511, 0.802403, 0.994316]),
    (CubicBezier(0.42, 0, 0.58, 1), [0.019722, 0.129162, 0.5, 0.980278]),
    (CubicBezier(0.32, 0.72, 0, 1), [0.269821, 0.779131, 0.954809, 0.998969]),
    (CubicBezier(0.34, 1.55, 0.64, 1), [0.40152, 0.812065, 1.083709, 1.012375]),
    (CubicBezier(1, 0, 0, 1), [0.003762, 0.029725, 0.5, 0.996238]),
    (CubicBezier(0, 0, 1, 1), [0.1, 0.25, 0.5, 0.9]),
  ])
  func `has the progress that a browser has`(_ curve: CubicBezier, _ wanted: [Double]) {
    for (time, progress) in zip([0.1, 0.25, 0.5, 0.9], wanted) {
      #expect(abs(curve.progress(at: time) - progress) < 1e-5)
    }
  }
}
