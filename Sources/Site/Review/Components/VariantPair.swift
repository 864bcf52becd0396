import Markup
import Review
import Tokens

/// A variant before and after, each in a frame: what differs in words, and the drawings.
struct VariantPair {
  let context: ReviewContext
  let comparison: Comparison
  /// Of the page of the comparison.
  let outline: ChangeOutline
  let component: ComparedComponent
  let variant: ComparedVariant

  var html: HTML {
    let id = "variant:\(variant.name)"
    return """
      <section class="pair" aria-labelledby="\(id)">
      <h2 id="\(id)"><a href="\(Href.fragment(id))">\(variant.title)</a> \(badge)</h2>
      \(reasons)<div class="pair__views"\(attribute: "data-both", if: variant.old != nil && variant.new != nil)>
      \(side(.before, component.old, variant.old))\(side(.after, component.new, variant.new))</div>
      </section>

      """
  }

  private var words: Words { context.words }

  // MARK: What differs

  private var badge: HTML {
    if case .differs(let difference) = variant.outcome {
      return
        "<span class=\"badge\">\(words[.variantDiffers])</span> <span class=\"value\">\(modes(difference.modes))</span>"
    }
    return "<span class=\"badge\">\(words[verdict])</span>"
  }

  private var verdict: Phrase {
    switch variant.outcome {
    case .differs: .variantDiffers
    case .added: .newVariant
    case .removed: .goneVariant
    case .same: .drawnAlike
    case .unknown: .untold
    }
  }

  /// Some of the modes in words, which lead to the first of them.
  private func modes(_ modes: [Int]) -> HTML {
    guard case .drawn(_, _, let theme, _) = component.new, let first = modes.first else { return "" }
    let title = words[theme.graph.title(of: modes)]
    let query = theme.graph.modes[first].choices.map {
      "\(ModeSelectors.identifier($0.modifier))=\(ModeSelectors.identifier($0.context))"
    }
    guard modes.count < theme.graph.modes.count,
      let href = Href("?\(query.joined(separator: "&"))#variant:\(variant.name)")
    else { return "\(title)" }
    return "<a href=\"\(href)\">\(title)</a>"
  }

  private var reasons: HTML? {
    guard case .differs(let difference) = variant.outcome else { return nil }
    let edited: HTML? =
      difference.edited.isEmpty
      ? nil
      : "<dt>\(words[.edited])</dt><dd>\(difference.edited.map { words[$0.phrase] }.joined(separator: ", "))</dd>\n"
    let tokens: HTML? =
      difference.tokens.isEmpty
      ? nil : "<dt>\(words[.otherTokens])</dt><dd>\(each: difference.tokens.map(link))</dd>\n"
    return """
      <dl class="pair__reasons">
      \(edited)\(tokens)</dl>

      """
  }

  /// To what became of the token.
  private func link(_ path: TokenPath) -> HTML {
    let name = TokenView.name(path)
    let change = comparison.changes.first { $0.path == path }
    guard let place = change.flatMap(outline.place) else { return "<span class=\"token-name\">\(name)</span> " }
    let page = context.report.folder(of: comparison) + "index.html#" + place
    return "<a class=\"token-name\" href=\"\(context.href(page))\">\(name)</a> "
  }

  // MARK: Drawings

  private func side(
    _ side: ComponentReviews.Side, _ version: ComparedComponent.Side, _ variant: Component.Variant?
  ) -> HTML {
    let name = side == .before ? context.report.old.name : context.report.new.name
    let phrase = side == .before ? Phrase.before : .after
    let caption: HTML = "<b>\(words[phrase])</b> <span class=\"value\">\(name)</span>"
    guard let variant, let system = version.system else {
      return """
        <figure class="pair__side">
        <figcaption>\(caption)</figcaption>
        <p class="pair__none">\(words[version.note ?? .noVariantHere])</p>
        </figure>

        """
    }
    let page = context.href(ComponentReviews.path(of: variant.name, component.name, in: system, side))
    let title = "\(self.variant.title), \(words[phrase])"
    return """
      <figure class="pair__side">
      <figcaption>\(caption) <a data-alone href="\(page)">\(words[.openAlone])<span class="visually-hidden">: \(
        title)</span></a></figcaption>
      <div class="pair__frame" data-frame="\(title)"><noscript><iframe src="\(page)" title="\(title)"></iframe></noscript></div>
      </figure>

      """
  }
}

extension VariantLook.Part {
  fileprivate var phrase: Phrase {
    switch self {
    case .html: .html
    case .css: .css
    case .icons: .icons
    case .surroundings: .surroundings
    }
  }
}
