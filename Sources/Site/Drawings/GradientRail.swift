import Colorimetry
import Markup
import Tokens

/// A gradient laid flat: its colours from left to right, a mark at each stop, and its direction.
struct GradientRail {
  let view: TokenView
  let token: TokenGraph.Token
  let gradient: Gradient

  var rail: HTML {
    var flat = gradient
    flat.angle = 90
    let marks = gradient.stops.map { stop -> HTML in
      "<span class=\"rail__stop\" style=\"inset-inline-start:\(CSSValue.share(stop.position))\"></span>"
    }
    return """
      <span class="\(view.fillClass("rail", token))" dir="ltr"><span class="rail__fill" style="background:\(
        CSSValue(TokenValue.gradient(flat).css) ?? "none")"></span>\(each: marks)</span>
      """
  }

  var direction: HTML {
    """
    <span class="value"><span class="arrow" style="rotate:\(CSSValue(CSSNumber.text(gradient.angle) + "deg") ?? "0deg")" aria-hidden="true">↑</span> \(
      CSSNumber.text(gradient.angle))°</span>
    """
  }

  /// Position and colour of each stop; a colour that is a token's is linked to it.
  var stops: HTML {
    let references = token.primary.references.compactMap { view.theme.graph[$0] }
    let items = gradient.stops.map { stop -> HTML in
      let name = references.first { $0.primary.value == .color(stop.color) }
      return """
        <span class="value">\(CSSNumber.text(stop.position * 100)) % \(TokenText.short(.color(stop.color))) \(name.map(view.link))</span>
        """
    }
    return "\(each: items)"
  }
}
