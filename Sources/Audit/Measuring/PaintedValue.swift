import Cascade
import Colorimetry
import Tokens

/// What a token paints with in a mode.
enum PaintedValue: Sendable {
  case color(PaintedColor)
  case gradient(PaintedGradient)
  /// An opacity.
  case number(Double)
  /// Nobody knows it before a browser computes it, and why.
  case unknown(String)

  init(_ value: TokenValue) {
    switch value {
    case .color(let color): self = .color(PaintedColor(color))
    case .gradient(let gradient): self = .gradient(PaintedGradient(gradient))
    case .number(let number): self = .number(number)
    case .opaque(let text): self = .unknown("'\(text.text)' is computed by the browser")
    default: self = .unknown("a \(value.type.rawValue) is no colour and no gradient")
    }
  }

  init(_ paint: ModePaint) {
    switch paint {
    case .color(let color): self = .color(PaintedColor(color))
    case .gradient(let gradient): self = .gradient(PaintedGradient(gradient))
    case .unknown(let reason): self = .unknown(reason)
    }
  }

  /// Nothing at all.
  static let transparent = PaintedValue.color(PaintedColor(Color(.srgb, 0, 0, 0, alpha: 0)))

  /// What an opacity of it alone leaves.
  func faded(by opacity: Double) -> PaintedValue {
    switch self {
    case .color(let color): .color(PaintedColor(color.color.faded(by: opacity)))
    case .gradient(let gradient): .gradient(gradient.faded(by: opacity))
    case .number, .unknown: self
    }
  }

  /// Why it cannot be measured; nil for what can.
  var obstacle: String? {
    switch self {
    case .color, .gradient: nil
    case .number: "a number is no colour and no gradient"
    case .unknown(let reason): reason
    }
  }

  /// False for a gradient that is mixed in another space than the one that is composited in.
  var isStraight: Bool {
    if case .gradient(let gradient) = self { gradient.isStraight } else { true }
  }

  var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .gradient(let gradient): gradient.isOpaque
    case .number, .unknown: false
    }
  }

  /// Between them lies every channel of what is painted; none where that is unknown.
  var ends: [Paint] {
    switch self {
    case .color(let color): [color.paint]
    case .gradient(let gradient): gradient.ends
    case .number, .unknown: []
    }
  }
}

extension Color {
  func faded(by opacity: Double) -> Color {
    var color = self
    color.alphaComponent = alpha * opacity
    return color
  }
}
