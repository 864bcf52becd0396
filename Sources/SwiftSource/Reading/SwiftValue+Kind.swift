import Colorimetry

extension SwiftValue {
  /// Whether it can be nothing but a part of a design: texts and switches need company.
  var isVisual: Bool {
    switch self {
    case .text, .boolean: false
    default: true
    }
  }

  /// Whether a constant of that type may have this value. Where an alias leads is the compiler's matter.
  func fits(_ kind: SwiftKind) -> Bool {
    switch self {
    case .color, .adaptive: kind == .color || kind == .platformColor
    case .number: [.length, .number, .whole].contains(kind)
    case .text: kind == .text
    case .boolean: kind == .boolean
    case .font: kind == .font || kind == .textStyle
    case .gradient: kind == .gradient
    case .shadow: kind == .shadow
    case .alias: true
    }
  }

  /// The same, made translucent, as `.opacity(_:)` multiplies; other values than colours stay as they are.
  func opacity(_ factor: Double) -> SwiftValue {
    switch self {
    case .color(var color):
      color.alphaComponent = color.alpha * factor
      return .color(color)
    case .adaptive(let light, let dark): return .adaptive(light: light.opacity(factor), dark: dark.opacity(factor))
    case .alias(let name, let opacity): return .alias(name, opacity: opacity * factor)
    default: return self
    }
  }
}
