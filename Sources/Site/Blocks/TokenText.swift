import Colorimetry
import Tokens

/// Values in words, as people of the field write them.
enum TokenText {
  /// In one line: `#00c2b8`, `15 px`, `600 · 15 px / 1.3`, `160 ms`.
  /// - Parameter words: English where nobody says another language, as in what is searched.
  static func short(_ value: TokenValue, _ words: Words = Words(language: "en")) -> String {
    switch value {
    case .color(let color): self.color(color)
    case .dimension(let dimension): self.dimension(dimension)
    case .fontFamily(let names): names.joined(separator: ", ")
    case .fontWeight(let weight): CSSNumber.text(weight)
    case .duration(let duration): self.duration(duration)
    case .cubicBezier(let curve): curve.css
    case .number(let number): CSSNumber.text(number)
    case .strokeStyle(let style): StrokeDrawing.text(style, words)
    case .border(let border):
      "\(dimension(border.width)) \(StrokeDrawing.text(border.style, words)) \(color(border.color))"
    case .transition(let transition): self.transition(transition, words)
    case .shadow(let layers): layers.map(\.css).joined(separator: ", ")
    case .gradient(let gradient):
      gradient.stops.map { color($0.color) }.joined(separator: " → ") + ", \(CSSNumber.text(gradient.angle))°"
    case .typography(let text): typography(text, words)
    case .opaque(let value): value.text
    }
  }

  /// `600 · 15 px / 1.3`, with what there is of it.
  private static func typography(_ text: Typography, _ words: Words) -> String {
    let part = { (name: String) in text[name].map { short($0, words) } }
    let height = part("lineHeight")
    let figures =
      part("fontSize").map { size in height.map { "\(size) / \($0)" } ?? size } ?? height.map { words[.line($0)] }
    let parts = [part("fontWeight"), figures].compactMap { $0 }
    return (parts.isEmpty ? text.parts.map { short($0.value, words) } : parts).joined(separator: " · ")
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

  private static func transition(_ transition: Transition, _ words: Words) -> String {
    if let spring = transition.spring { return words[.spring(spring)] }
    let delay = transition.delay.value == 0 ? "" : " \(words[.after(duration(transition.delay))])"
    return "\(duration(transition.duration))\(delay), \(transition.timingFunction.css)"
  }
}

extension TokenText {
  /// The ways to write a value down: for a colour hex or its own space, then the others people ask for.
  static func spellings(_ value: TokenValue, _ words: Words) -> [String] {
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
    default: return [short(value, words)]
    }
  }
}
