import Cascade
import Colorimetry
import Markup
import Tokens

/// A component's mock-ups on stages: the theme's canvas, untouched by the styles of the site.
struct ComponentDrawing {
  let view: TokenView
  let component: ResolvedComponent

  /// One variant at rest, or every variant at rest, with a caption.
  /// - Parameter number: tells the drawings of a page apart.
  func figure(_ variant: ResolvedComponent.Variant?, number: Int) -> HTML {
    let variants = variant.map { [$0] } ?? component.variants
    let stages = variants.enumerated().map { index, variant -> HTML in
      """
      <figure class="drawing figure">
      \(stage(variant, .rest, id: "\(number)-\(index)"))
      <figcaption>\(view.link(component)), \(variant.variant.title)</figcaption>
      </figure>

      """
    }
    return stages.joined()
  }

  /// One variant at rest without caption, as a picture among others: nothing in it can be reached.
  func poster(_ variant: ResolvedComponent.Variant, id: String) -> HTML {
    """
    <div class="stage stage--bare" role="img" aria-label="\(component.component.title)"\(attribute: "data-waived", if: isWaived)>
    <div class="mockup" data-component="\(component.component.name)" style="inline-size:\(width)" inert>
    \(variant.mockup.html(drawing: id))
    </div>
    </div>

    """
  }

  /// At rest a mock-up can be read and used; any other state is a picture of it, since it holds only while it is drawn.
  func stage(_ variant: ResolvedComponent.Variant, _ state: InteractionState, id: String) -> HTML {
    """
    <div class="stage" role="\(state == .rest ? "group" : "img")" aria-label="\(component.component.title), \(
      variant.variant.title), \(view.context.words[state.phrase])"\(attribute: "data-waived", if: isWaived)>
    \(mockup(variant, state, id: id))
    </div>
    """
  }

  func mockup(_ variant: ResolvedComponent.Variant, _ state: InteractionState, id: String) -> HTML {
    """
    <div class="mockup" data-component="\(component.component.name)" style="inline-size:\(width)" data-state="\(state.rawValue)"\(attribute: "inert", if: state != .rest)>
    \(variant.mockup.html(drawing: id))
    </div>
    """
  }

  var isWaived: Bool { view.theme.showsWaived(component.tokens) }

  private var width: CSSValue {
    component.component.width.flatMap { CSSValue(CSSNumber.text($0) + "px") } ?? "max-content"
  }
}

extension ResolvedSystem {
  /// The page of a component: the document that says so, else one of its own.
  func componentPage(_ name: String) -> String {
    documents.first { $0.component == name }?.path ?? "components/\(name).html"
  }

  /// The page that has nothing on it but a variant of a component.
  static func variantPage(_ component: String, _ variant: String) -> String {
    "components/\(component)/\(variant).html"
  }
}
