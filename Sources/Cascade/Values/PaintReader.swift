import Colorimetry
import Tokens

/// Reads the colours and gradients of CSS in one mode.
struct PaintReader {
  private let substitution: TokenSubstitution

  init(_ substitution: TokenSubstitution) {
    self.substitution = substitution
  }

  func paint(_ values: [ComponentValue]) -> ModePaint {
    guard let whole = substitution.values(values)?.trimmed else {
      return .unknown("'\(values.text)' has no value in this mode")
    }
    let values = whole.words
    guard values.count == 1 else {
      return .unknown("'\(whole.text.clipped)' is no colour and no image that can be read")
    }
    if GradientReader.isGradient(values[0]) {
      do {
        return .gradient(try GradientReader.gradient(values[0]))
      } catch {
        return .unknown(error.reason)
      }
    }
    let text = values[0].text
    return CSSColorParser.color(text).map { .color($0) } ?? .unknown("'\(text)' is no colour that can be read")
  }
}

extension ModePaint {
  /// Nil for values that are kept as CSS.
  init?(_ value: TokenValue) {
    switch value {
    case .color(let color): self = .color(color)
    case .gradient(let gradient):
      // As its custom property has it: mixed in encoded sRGB.
      self = .gradient(
        ComputedGradient(
          stops: gradient.stops.map(\.color), positions: gradient.stops.map(\.position), method: .legacy))
    case .opaque: return nil
    default: self = .unknown("a \(value.type.rawValue) is no colour and no gradient")
    }
  }
}
