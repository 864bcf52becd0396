import Cascade
import Colorimetry
import Markup
import Tokens

/// A component's mock-ups on stages: the theme's canvas, untouched by the styles of the site.
struct ComponentDrawing {
  let view: TokenView
  let component: ResolvedComponent
  /// Tells the drawings of a page apart.
  let number: Int

  /// One variant at rest, or every variant at rest, with a caption.
  func figure(_ variant: ResolvedComponent.Variant?) -> HTML {
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

  /// Every variant in every one of its states.
  var matrix: HTML {
    let rows = component.variants.enumerated().map { index, variant -> HTML in
      let states = variant.variant.states.map { state -> HTML in
        """
        <figure class="state">
        \(stage(variant, state, id: "\(number)-\(index)-\(state.rawValue)"))
        <figcaption>\(state.title)</figcaption>
        </figure>

        """
      }
      return """
        <section class="variant" aria-labelledby="variant-\(variant.variant.name)">
        <h3 id="variant-\(variant.variant.name)">\(variant.variant.title)</h3>
        \(variant.variant.description.map { "<p>\($0)</p>\n" })<div class="\(component.component.width == nil ? "states" : "states states--wide")">
        \(each: states)</div>
        </section>

        """
    }
    return rows.joined()
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

  private var width: CSSValue {
    component.component.width.flatMap { CSSValue(CSSNumber.text($0) + "px") } ?? "max-content"
  }

  private var isWaived: Bool { view.theme.showsWaived(component.tokens) }

  /// At rest a mock-up can be read and used; any other state is a picture of it, since it holds only while it is drawn.
  private func stage(_ variant: ResolvedComponent.Variant, _ state: InteractionState, id: String) -> HTML {
    """
    <div class="stage" role="\(state == .rest ? "group" : "img")" aria-label="\(component.component.title), \(
      variant.variant.title), \(state.title)"\(attribute: "data-waived", if: isWaived)>
    <div class="mockup" data-component="\(component.component.name)" style="inline-size:\(width)" data-state="\(state.rawValue)"\(attribute: "inert", if: state != .rest)>
    \(variant.mockup.html(drawing: id))
    </div>
    </div>
    """
  }
}

extension ResolvedSystem {
  /// The page of a component: the document that says so, else one of its own.
  func componentPage(_ name: String) -> String {
    documents.first { $0.component == name }?.path ?? "components/\(name).html"
  }
}
