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

  /// For a cell of a table: an element where it is no more than one colour on another, as most are.
  var small: HTML {
    if isTextOnGround {
      return """
        <span class="\(smallName)" aria-hidden="true"\(attribute: "data-mode", mode?.words)\(
          attribute: "data-waived", if: result.status != .passed) style="background:\(
          ground);color:\(view.value(pair.foreground))">Aa</span>
        """
    }
    return """
      <span class="\(smallName)" aria-hidden="true"\(attribute: "data-mode", mode?.words)\(
        attribute: "data-waived", if: result.status != .passed) style="background:\(
        behind)">\(filled("pair__fill", smallMark))</span>
      """
  }

  private var smallName: String { pair.requirement == .large ? "pair pair--large" : "pair" }

  private var isTextOnGround: Bool {
    pair.beneath.isEmpty && pair.groups.isEmpty && !isGradient && [.text, .large].contains(pair.requirement)
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

  /// What lies behind a translucent ground, the topmost first; of a pair with groups only what lies outside of them.
  private var behind: CSSValue {
    images(pair.beneath.prefix(pair.groups.first?.start ?? pair.beneath.count))
  }

  private func images(_ layers: some BidirectionalCollection<ContrastPair.Layer>) -> CSSValue {
    let images = layers.reversed().map { layer in
      let value = view.value(layer.source).text
      return view.isGradient(layer.source) ? value : "linear-gradient(\(value), \(value))"
    }
    return images.isEmpty ? "transparent" : CSSValue(images.joined(separator: ", ")) ?? "transparent"
  }

  /// How much shows of what a group holds.
  private func value(_ opacity: ContrastPair.Opacity) -> CSSValue {
    switch opacity {
    case .number(let number): CSSValue(CSSNumber.text(number)) ?? "1"
    case .token(let path): view.variable(path)
    case .css(let text): CSSValue(text) ?? "1"
    }
  }

  /// A link is told from the words around it, and both stand on the canvas.
  private var ground: CSSValue {
    guard pair.requirement == .link else { return view.value(pair.background) }
    return view.theme.configuration.canvas.map { view.variable($0.path) } ?? "var(--s-color-canvas)"
  }

  private var isGradient: Bool { view.isGradient(pair.foreground) }

  /// The ground with the mark on it, and around them the groups that they stand in, each with its own layers.
  private func filled(_ name: String, _ mark: HTML) -> HTML {
    var html = mark
    if pair.groups.isEmpty { return "<span class=\"\(name)\" style=\"background:\(ground)\">\(html)</span>" }
    var end = pair.layers.count
    for group in pair.groups.reversed() {
      let layers = pair.layers[min(group.start, end)..<end]
      let fill = layers.count == 1 && end == pair.layers.count ? ground : images(layers)
      html = "<span class=\"\(name)\" style=\"background:\(fill);opacity:\(value(group.opacity))\">\(html)</span>"
      end = min(group.start, end)
    }
    // A group of the mark alone leaves the ground outside.
    guard end == pair.layers.count else { return html }
    return "<span class=\"\(name)\" style=\"background:\(ground)\">\(html)</span>"
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

  private var words: Words { view.context.words }

  private var largeMark: HTML {
    switch pair.requirement {
    case .text: return text("proof__text", words[.sixteenPixels])
    case .large: return text("proof__text proof__text--large", words[.twentyFourPixels])
    case .nonText:
      let color = view.value(pair.foreground)
      let box = isGradient ? nil : "<span class=\"proof__box\" style=\"border-color:\(color)\"></span>" as HTML
      return "<span class=\"proof__shape\" style=\"background:\(color)\"></span>\(box)"
    case .focus: return ring("proof__ring")
    case .link:
      return """
        <span class="proof__text" style="color:\(view.value(pair.background))">\(words[.beforeLink]) \(
          link(words[.aLink]))\(words[.afterLink])</span>
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
