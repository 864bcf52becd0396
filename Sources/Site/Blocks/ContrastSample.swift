import Audit
import Cascade
import Colorimetry
import Markup
import Tokens

/// Two colours as they meet: text, a shape, the ring of a focus, a link among words.
///
/// Drawn from custom properties, so that it follows the mode of the page unless it is given one. Samples of what fails are there to
/// be seen failing, and are marked so that nobody takes them for the site's own words.
struct ContrastSample {
  let view: TokenView
  let result: ContrastAudit.Result
  /// Nil for the mode of the page.
  var mode: Mode?

  /// For a cell of a table.
  var small: HTML {
    """
    <span class="pair" aria-hidden="true"\(attribute: "data-mode", mode?.words)\(
      attribute: "data-waived", if: result.status != .passed) style="background:\(
      behind)">\(filled("pair__fill", smallMark))</span>
    """
  }

  /// At the sizes that the requirement is about.
  var large: HTML {
    """
    <div class="proof" aria-hidden="true"\(attribute: "data-mode", mode?.words)\(
      attribute: "data-waived", if: result.status != .passed) style="background:\(
      behind)">\(filled("proof__fill", largeMark))</div>
    """
  }

  private var pair: ContrastPair { result.pair }

  /// What lies behind a translucent ground, the topmost first.
  private var behind: CSSValue {
    let images = pair.beneath.reversed().map { layer in
      let value = view.value(layer.source).text
      return view.isGradient(layer.source) ? value : "linear-gradient(\(value), \(value))"
    }
    return images.isEmpty ? "transparent" : CSSValue(images.joined(separator: ", ")) ?? "transparent"
  }

  /// How much shows of ground and mark together.
  private var opacity: CSSValue {
    switch pair.opacity {
    case .number(let number): CSSValue(CSSNumber.text(number)) ?? "1"
    case .token(let path): view.variable(path)
    case .css(let text): CSSValue(text) ?? "1"
    case nil: "1"
    }
  }

  /// A link is told from the words around it, and both stand on the canvas.
  private var ground: CSSValue {
    guard pair.requirement == .link else { return view.value(pair.background) }
    return view.theme.configuration.canvas.map { view.variable($0.path) } ?? "var(--s-color-canvas)"
  }

  private var isGradient: Bool { view.isGradient(pair.foreground) }

  private func filled(_ name: String, _ mark: HTML) -> HTML {
    pair.opacity == nil
      ? "<span class=\"\(name)\" style=\"background:\(ground)\">\(mark)</span>"
      : "<span class=\"\(name)\" style=\"background:\(ground);opacity:\(opacity)\">\(mark)</span>"
  }

  // MARK: Marks

  private var smallMark: HTML {
    let color = view.value(pair.foreground)
    switch pair.requirement {
    case .text, .large: return text("pair__text", "Aa")
    case .nonText: return "<span class=\"pair__shape\" style=\"background:\(color)\"></span>"
    case .focus: return ring("pair__ring")
    case .link:
      return "<span class=\"pair__text\" style=\"color:\(view.value(pair.background))\">a\(link("a"))a</span>"
    }
  }

  private var largeMark: HTML {
    switch pair.requirement {
    case .text: return text("proof__text", "Sixteen pixels, regular: most of what people read looks like this.")
    case .large: return text("proof__text proof__text--large", "Twenty-four pixels")
    case .nonText:
      let color = view.value(pair.foreground)
      let box = isGradient ? nil : "<span class=\"proof__box\" style=\"border-color:\(color)\"></span>" as HTML
      return "<span class=\"proof__shape\" style=\"background:\(color)\"></span>\(box)"
    case .focus: return ring("proof__ring")
    case .link:
      return """
        <span class="proof__text" style="color:\(view.value(pair.background))">Somewhere in this sentence stands \(
          link("a link")), and nothing but its colour says so.</span>
        """
    }
  }

  private func text(_ name: String, _ words: String) -> HTML {
    let color = view.value(pair.foreground)
    return isGradient
      ? "<span class=\"\(name) is-clipped\" style=\"background-image:\(color)\">\(words)</span>"
      : "<span class=\"\(name)\" style=\"color:\(color)\">\(words)</span>"
  }

  private func ring(_ name: String) -> HTML {
    let color = view.value(pair.foreground)
    return isGradient
      ? "<span class=\"\(name) \(name)--filled\" style=\"background:\(color)\"></span>"
      : "<span class=\"\(name)\" style=\"border-color:\(color)\"></span>"
  }

  private func link(_ words: String) -> HTML {
    "<span style=\"color:\(view.value(pair.foreground))\">\(words)</span>"
  }
}
