import Audit
import Markup

/// Two colours as they meet, painted with values: text, a shape, the ring of a focus.
///
/// Samples of what fails are there to be seen failing, and are marked so that nobody takes them for words of the site.
struct PairSample {
  let layers: PairPainter.Layers
  let requirement: Requirement
  let words: Words

  var html: HTML {
    """
    <div class="flip__sample" aria-hidden="true" data-waived style="background:\(layers.ground)">\(mark)</div>
    """
  }

  private var mark: HTML {
    switch requirement {
    case .text: text("flip__text", words[.sixteenPixels])
    case .large: text("flip__text flip__text--large", words[.twentyFourPixels])
    case .nonText, .link: "<span class=\"flip__shape\" style=\"background:\(layers.foreground)\"></span>"
    case .focus: ring
    }
  }

  private func text(_ name: String, _ words: String) -> HTML {
    layers.isForegroundGradient
      ? "<span class=\"\(name) is-clipped\" style=\"background-image:\(layers.foreground)\">\(words)</span>"
      : "<span class=\"\(name)\" style=\"color:\(layers.foreground)\">\(words)</span>"
  }

  private var ring: HTML {
    layers.isForegroundGradient
      ? "<span class=\"flip__ring\" style=\"background:\(layers.foreground)\"></span>"
      : "<span class=\"flip__ring\" style=\"border-color:\(layers.foreground)\"></span>"
  }
}
