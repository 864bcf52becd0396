import SwiftSyntax

extension SwiftEvaluation {
  /// `LinearGradient(colors:startPoint:endPoint:)`, with `stops:` or `gradient:` in place of `colors:`, and `Gradient(…)`, which
  /// has no direction: from top to bottom, as specimen draws it.
  mutating func gradient(_ arguments: SwiftArguments, in scope: SwiftScope) throws(SwiftDoubt) -> SwiftGradient {
    try arguments.only("colors", "stops", "gradient", "startPoint", "endPoint", of: "LinearGradient")
    let start = try arguments["startPoint"].map { point throws(SwiftDoubt) in try unitPoint(point, in: scope) }
    let end = try arguments["endPoint"].map { point throws(SwiftDoubt) in try unitPoint(point, in: scope) }
    return SwiftGradient(try stops(arguments, in: scope), from: start ?? [0.5, 0], to: end ?? [0.5, 1])
  }

  private mutating func stops(
    _ arguments: SwiftArguments, in scope: SwiftScope
  ) throws(SwiftDoubt) -> [SwiftGradient.Stop] {
    if let gradient = arguments["gradient"] {
      guard case .gradient(let inner) = try resolved(value(gradient, as: .gradient, in: scope)) else {
        throw .notUnderstood("'\(gradient.excerpt)' is not a gradient that is known without running it")
      }
      return inner.stops
    }
    guard let list = arguments["colors", "stops"] else {
      throw .notUnderstood("a gradient needs 'colors:' or 'stops:'")
    }
    guard let elements = list.as(ArrayExprSyntax.self)?.elements.map(\.expression), !elements.isEmpty else {
      throw .notUnderstood("'\(list.excerpt)' is not a list of colours")
    }
    var stops: [SwiftGradient.Stop] = []
    for (index, element) in elements.enumerated() {
      if arguments["stops"] != nil {
        stops.append(try stop(element, in: scope))
      } else {
        let position = elements.count == 1 ? 0 : Double(index) / Double(elements.count - 1)
        stops.append(SwiftGradient.Stop(try color(element, in: scope), at: position))
      }
    }
    return stops
  }

  /// `.init(color:location:)` and `Gradient.Stop(color:location:)`.
  private mutating func stop(_ element: ExprSyntax, in scope: SwiftScope) throws(SwiftDoubt) -> SwiftGradient.Stop {
    guard let call = element.as(FunctionCallExprSyntax.self) else {
      throw .notUnderstood("'\(element.excerpt)' is not a stop: 'Gradient.Stop(color:location:)' is")
    }
    let arguments = SwiftArguments(call)
    let color = try color(arguments.required("color", of: "Gradient.Stop"), in: scope)
    return SwiftGradient.Stop(color, at: try number(arguments.required("location", of: "Gradient.Stop"), in: scope))
  }

  private mutating func unitPoint(_ expression: ExprSyntax, in scope: SwiftScope) throws(SwiftDoubt) -> SIMD2<Double> {
    if let name = SwiftChain(expression)?.parts.last, let point = SwiftGradient.unitPoints[name] { return point }
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      throw .notUnderstood("'\(expression.excerpt)' is no unit point")
    }
    let arguments = SwiftArguments(call)
    try arguments.only("x", "y", of: "UnitPoint")
    return [
      try number(arguments.required("x", of: "UnitPoint"), in: scope),
      try number(arguments.required("y", of: "UnitPoint"), in: scope),
    ]
  }

  /// `ShadowStyle(color:radius:x:y:)`.
  mutating func shadow(_ arguments: SwiftArguments, in scope: SwiftScope) throws(SwiftDoubt) -> SwiftShadow {
    try arguments.only("color", "radius", "x", "y", of: "ShadowStyle")
    var offsets: [Double] = []
    for name in ["x", "y"] {
      offsets.append(try arguments[name].map { offset throws(SwiftDoubt) in try number(offset, in: scope) } ?? 0)
    }
    return SwiftShadow(
      color: try color(arguments.required("color", of: "ShadowStyle"), in: scope),
      radius: try number(arguments.required("radius", of: "ShadowStyle"), in: scope), x: offsets[0], y: offsets[1])
  }
}

extension SwiftGradient {
  static let unitPoints: [String: SIMD2<Double>] = [
    "zero": [0, 0], "topLeading": [0, 0], "top": [0.5, 0], "topTrailing": [1, 0], "leading": [0, 0.5],
    "center": [0.5, 0.5], "trailing": [1, 0.5], "bottomLeading": [0, 1], "bottom": [0.5, 1], "bottomTrailing": [1, 1],
  ]
}
