import Tokens

/// Curves, and how long they take, as SwiftUI has them.
struct SwiftMotionLiteral {
  let scope: ExportScope

  func animation(_ transition: Transition) -> SwiftExpression {
    let type = scope.framework("Animation")
    let number = SwiftLiteral.number
    let delay = transition.delay.seconds == 0 ? "" : ".delay(\(number(transition.delay.seconds)))"
    if let spring = transition.spring {
      return SwiftExpression(
        code: "\(type).spring(response: \(number(spring.response)), "
          + "dampingFraction: \(number(spring.dampingFraction)))" + delay)
    }
    let duration = "duration: \(number(transition.duration.seconds))"
    let curve = transition.timingFunction
    if let name = SwiftMotionLiteral.names.first(where: { $0.curve == curve })?.name {
      return SwiftExpression(code: "\(type).\(name)(\(duration))" + delay)
    }
    let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(number).joined(separator: ", ")
    return SwiftExpression(code: "\(type).timingCurve(\(points), \(duration))" + delay)
  }

  func curve(_ curve: CubicBezier) -> SwiftExpression {
    let type = scope.framework("UnitCurve")
    if let name = SwiftMotionLiteral.names.first(where: { $0.curve == curve })?.name {
      return SwiftExpression(code: "\(type).\(name)")
    }
    let point = { (x: Double, y: Double) in
      "\(scope.framework("UnitPoint"))(x: \(SwiftLiteral.number(x)), y: \(SwiftLiteral.number(y)))"
    }
    return SwiftExpression(
      code: "\(type).bezier(startControlPoint: \(point(curve.x1, curve.y1)), "
        + "endControlPoint: \(point(curve.x2, curve.y2)))")
  }

  /// The curves that SwiftUI has names for, which are those of CSS.
  private static let names: [(curve: CubicBezier, name: String)] = [
    (CubicBezier(0, 0, 1, 1), "linear"), (CubicBezier(0.42, 0, 1, 1), "easeIn"),
    (CubicBezier(0, 0, 0.58, 1), "easeOut"), (CubicBezier(0.42, 0, 0.58, 1), "easeInOut"),
  ]
}

extension Duration {
  var seconds: Double { unit == .s ? value : value / 1000 }
}
