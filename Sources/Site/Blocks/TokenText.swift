import Colorimetry
import Tokens

/// Values in words, as people of the field write them.
enum TokenText {
  /// In one line: `#00c2b8`, `15 px`, `600 · 15 px / 1.3`, `160 ms`.
  static func short(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): self.color(color)
    case .dimension(let dimension): self.dimension(dimension)
    case .fontFamily(let names): names.joined(separator: ", ")
    case .fontWeight(let weight): CSSNumber.text(weight)
    case .duration(let duration): self.duration(duration)
    case .cubicBezier(let curve): curve.css
    case .number(let number): CSSNumber.text(number)
    case .strokeStyle(let style): StrokeDrawing.text(style)
    case .border(let border): "\(dimension(border.width)) \(StrokeDrawing.text(border.style)) \(color(border.color))"
    case .transition(let transition): self.transition(transition)
    case .shadow(let layers): layers.map(\.css).joined(separator: ", ")
    case .gradient(let gradient):
      gradient.stops.map { color($0.color) }.joined(separator: " → ") + ", \(CSSNumber.text(gradient.angle))°"
    case .typography(let text): typography(text)
    case .opaque(let value): value.text
    }
  }

  /// `600 · 15 px / 1.3`, with what there is of it.
  private static func typography(_ text: Typography) -> String {
    let size = text["fontSize"].map(short)
    let height = text["lineHeight"].map(short)
    let figures = size.map { size in height.map { "\(size) / \($0)" } ?? size } ?? height.map { "line \($0)" }
    let words = [text["fontWeight"].map(short), figures].compactMap { $0 }
    return words.isEmpty ? text.parts.map { short($0.value) }.joined(separator: " · ") : words.joined(separator: " · ")
  }

  static func dimension(_ dimension: Dimension) -> String {
    "\(CSSNumber.text(dimension.value)) \(dimension.unit.rawValue)"
  }

  static func duration(_ duration: Duration) -> String {
    "\(CSSNumber.text(duration.value)) \(duration.unit.rawValue)"
  }

  /// Hex in capitals for sRGB, with alpha in percent; other spaces as CSS has them.
  private static func color(_ color: Color) -> String {
    let css = color.with(alpha: 1).css
    guard css.hasPrefix("#") else { return color.css }
    return color.alpha < 1 ? "\(css.uppercased()) \(CSSNumber.text(color.alpha * 100)) %" : css.uppercased()
  }

  private static func transition(_ transition: Transition) -> String {
    if let spring = transition.spring {
      let response = CSSNumber.text(spring.response)
      return "spring, response \(response) s, damping \(CSSNumber.text(spring.dampingFraction))"
    }
    let delay = transition.delay.value == 0 ? "" : " after \(duration(transition.delay))"
    return "\(duration(transition.duration))\(delay), \(transition.timingFunction.css)"
  }
}

extension TokenText {
  /// The ways to write a value down: for a colour hex or its own space, then the others people ask for.
  static func spellings(_ value: TokenValue) -> [String] {
    switch value {
    case .color(let color):
      var oklch = color.converted(to: .oklch)
      oklch.third = oklch.third ?? 0
      // hsl() has no colours out of the gamut of sRGB.
      guard color.isInGamut(of: .srgb) else { return [short(value), oklch.shortCSS] }
      var hsl = color.converted(to: .hsl)
      hsl.first = hsl.first ?? 0
      return [short(value), hsl.shortCSS, oklch.shortCSS]
    case .dimension(let dimension) where dimension.unit == .px:
      return [short(value), "\(CSSNumber.text(dimension.value / 16, decimals: 4)) rem"]
    default: return [short(value)]
    }
  }
}
