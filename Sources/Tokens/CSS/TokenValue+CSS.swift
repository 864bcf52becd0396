import Colorimetry

/// A value as a custom property has it, and its parts: what is appended to the property's name, and its text.
package struct CSSDeclarations: Hashable, Sendable {
  package let parts: [(suffix: String, text: String)]

  package static func == (a: CSSDeclarations, b: CSSDeclarations) -> Bool {
    a.parts.elementsEqual(b.parts) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) {
    for part in parts { hasher.combine(part.text) }
  }
}

extension TokenValue {
  /// The value as one CSS value; composites as the shorthand of their property, and its parts where it has none.
  package var css: String {
    if let text = wholeCSS { return text }
    let parts = declarations.parts
    if let whole = parts.first(where: { $0.suffix.isEmpty }) { return whole.text }
    return parts.map { "\($0.suffix.dropFirst()): \($0.text)" }.joined(separator: "; ")
  }

  /// The value of a type that has no parts in CSS; nil for others.
  var wholeCSS: String? {
    switch self {
    case .color(let color): color.css
    case .dimension(let dimension): dimension.css
    case .fontFamily(let names): TokenValue.css(families: names)
    case .fontWeight(let weight): CSSNumber.text(weight)
    case .duration(let duration): duration.css
    case .cubicBezier(let curve): curve.css
    case .number(let number): CSSNumber.text(number, decimals: 6)
    case .strokeStyle(let style): style.css
    case .shadow(let layers): layers.map(\.css).joined(separator: ", ")
    case .gradient(let gradient): gradient.css
    case .border, .transition, .typography, .opaque: nil
    }
  }

  /// The whole value, with the suffix "", and then the parts of a composite, for mock-ups that need only one of them.
  package var declarations: CSSDeclarations {
    switch self {
    case .border(let border):
      CSSDeclarations(parts: [
        ("", border.css), ("-width", border.width.css), ("-style", border.style.css), ("-color", border.color.css),
      ])
    case .transition(let transition):
      CSSDeclarations(parts: transition.declarations)
    case .typography(let text):
      CSSDeclarations(parts: text.declarations)
    case .opaque(let value): CSSDeclarations(parts: [("", value.css)] + value.parts.map { ($0.suffix, $0.css) })
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .shadow,
      .gradient:
      CSSDeclarations(parts: wholeCSS.map { [("", $0)] } ?? [])
    }
  }

  /// What `declarations` appends to the property's name, without the texts.
  package var suffixes: [String] {
    switch self {
    case .border: ["", "-width", "-style", "-color"]
    case .transition: ["", "-duration", "-timing-function", "-delay"]
    case .typography(let text): text.suffixes
    case .opaque(let value): [""] + value.parts.map(\.suffix)
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .shadow,
      .gradient:
      [""]
    }
  }

  /// The transition used when the reader asks for reduced motion; nil when it does not change.
  package var reducedMotionDeclarations: CSSDeclarations? {
    guard case .transition(let transition) = self, let twin = transition.reduced else { return nil }
    let reduced = Transition(duration: twin.duration, delay: twin.delay, timingFunction: twin.timingFunction)
    return CSSDeclarations(parts: reduced.declarations)
  }

  /// Quotes every family but the generic keywords (CSS Fonts 4, section 2.1).
  fileprivate static func css(families: [String]) -> String {
    families.map { GenericFamily.names.contains($0) ? $0 : CSSText.quoted($0) }.joined(separator: ", ")
  }
}

extension Dimension {
  package var css: String { CSSNumber.text(value) + (unit == .q ? "Q" : unit.rawValue) }
}

extension Duration {
  package var css: String { CSSNumber.text(value) + unit.rawValue }
}

extension CubicBezier {
  package var css: String {
    "cubic-bezier(\([x1, y1, x2, y2].map { CSSNumber.text($0) }.joined(separator: ", ")))"
  }
}

extension StrokeStyle {
  /// CSS borders have no dash patterns: they are drawn dashed.
  package var css: String {
    switch self {
    case .keyword(let keyword): keyword.rawValue
    case .dashes: "dashed"
    }
  }
}

extension Border {
  package var css: String { "\(width.css) \(style.css) \(color.css)" }
}

extension ShadowLayer {
  package var css: String {
    "\(isInset ? "inset " : "")\(offsetX.css) \(offsetY.css) \(blur.css) \(spread.css) \(color.css)"
  }
}

extension Gradient.Stop {
  var css: String { "\(color.css) \(CSSNumber.text(position * 100))%" }
}

extension Gradient {
  /// Interpolated in sRGB whatever the notation of its stops, so that the contrast pass and the screen agree.
  package var css: String {
    let method = stops.allSatisfy(\.color.isLegacyInCSS) ? "" : " in srgb"
    // CSS needs two stops.
    let ends = stops.count == 1 ? stops + stops : stops
    let list = ends.map(\.css).joined(separator: ", ")
    return "linear-gradient(\(CSSNumber.text(angle))deg\(method), \(list))"
  }
}

extension Transition {
  fileprivate var declarations: [(suffix: String, text: String)] {
    let duration = spring.map { Duration(($0.settlingTime * 1000).rounded(), .ms) } ?? duration
    let timing = spring?.css ?? timingFunction.css
    return [
      ("", "\(duration.css) \(timing) \(delay.css)"), ("-duration", duration.css), ("-timing-function", timing),
      ("-delay", delay.css),
    ]
  }
}

extension Spring {
  /// The spring itself as a `linear()` easing over its settling time (CSS Easing 2, section 2.2), not a curve that resembles it.
  package var css: String {
    let samples = 40
    let points = (0...samples).map { index in
      index == samples ? 1 : position(at: settlingTime * Double(index) / Double(samples))
    }
    return "linear(\(points.map { CSSNumber.text($0, decimals: 3) }.joined(separator: ", ")))"
  }
}
