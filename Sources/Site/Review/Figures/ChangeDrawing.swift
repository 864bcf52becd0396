import Colorimetry
import Markup
import Tokens

/// A value by itself, as it was or as it is.
struct ChangeDrawing {
  let value: FigureValue
  let purpose: TokenPurpose?
  let words: Words

  /// Nil for values that are nothing but text, and for those that are drawn on a scale.
  var html: HTML? {
    guard let style = value.style else { return nil }
    return switch value.type {
    case .color: fill(style)
    case .gradient: "\(fill(style))\(rail)"
    case .shadow: ShadowDrawing(shadow: style, grounds: ["white", "black"]).html
    case .border:
      ground(StrokeDrawing(stroke: style, color: value.style("color") ?? "currentColor").border(value.value))
    case .strokeStyle: ground(StrokeDrawing(stroke: style).lines(value.value))
    case .fontFamily: family(style)
    case .fontWeight: ground("<span class=\"letter\" style=\"font-weight:\(style)\">Aa</span>")
    case .typography: specimen
    case .cubicBezier, .transition: value.easing.map { ground($0.svg) }
    case .dimension, .number: purpose.flatMap { measure($0, style) }
    case .duration, .other: nil
    }
  }

  private func ground(_ drawing: HTML) -> HTML { "<span class=\"versus__ground\">\(drawing)</span>" }

  private func fill(_ style: CSSValue) -> HTML {
    """
    <span class="\(isTranslucent ? "fill is-translucent" : "fill")"><span style="background:\(style)"></span></span>
    """
  }

  private var isTranslucent: Bool {
    switch value.value {
    case .color(let color): color.alpha < 1
    case .gradient(let gradient): gradient.stops.contains { $0.color.alpha < 1 }
    // Nobody knows.
    default: true
    }
  }

  private var rail: HTML? {
    guard case .gradient(let gradient) = value.value else { return nil }
    return GradientRail(gradient: gradient).rail
  }

  private func family(_ style: CSSValue) -> HTML {
    "<span class=\"line line--family\" style=\"font-family:\(style)\">\(words[.sentence])</span>"
  }

  private var specimen: HTML? {
    guard case .typography(let text) = value.value else { return nil }
    return TypeSpecimen(typography: text) { suffix in
      suffix.isEmpty ? value.style("") ?? "inherit" : value.style(String(suffix.dropFirst())) ?? "inherit"
    }.line("line", words[.sentence])
  }

  /// A length or a number that is more than that.
  private func measure(_ purpose: TokenPurpose, _ style: CSSValue) -> HTML? {
    switch purpose {
    case .radius: ground(RadiusDrawing.nested(style))
    case .stroke: ground(StrokeDrawing(stroke: style).thickness)
    case .fontSize: ground("<span class=\"letter\" style=\"font-size:\(style)\">Aa</span>")
    case .tracking: ground("<span class=\"lines\" style=\"letter-spacing:\(style)\">\(words[.sentence])</span>")
    case .opacity: NumberDrawing(number: style, words: words).html(purpose)
    case .scale, .lineHeight: NumberDrawing(number: style, words: words).html(purpose).map(ground)
    case .layer, .breakpoint: nil
    }
  }
}
