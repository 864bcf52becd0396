import Cascade
import Markup

/// A mock-up with its parts by number. Where they are only a browser knows: a script puts the numbers beside the list onto the
/// drawing; without it the list tells enough.
struct Anatomy {
  let view: TokenView
  let component: ResolvedComponent

  /// Nil for a component that names no parts.
  var html: HTML? {
    let parts = component.component.anatomy
    guard !parts.isEmpty, let variant = component.variants.first else { return nil }
    let words = view.context.words
    let drawing = ComponentDrawing(view: view, component: component)
    let items = parts.map { part -> HTML in
      """
      <li data-part="\(part.element.selector)"><strong>\(part.title)</strong> <code>\(
        HTML(part.element.selector, breakingAfter: "_"))</code>\(part.note.map { "<p>\($0)</p>" })</li>

      """
    }
    return """
      <section class="panel" aria-labelledby="specs:anatomy">
      <h3 id="specs:anatomy">\(words[.anatomy])</h3>
      <div class="anatomy" data-anatomy>
      <div class="stage" role="img" aria-label="\(component.component.title), \(words[.anatomy])"\(attribute: "data-waived", if: drawing.isWaived)>
      <div class="board" inert>
      \(drawing.mockup(variant, .rest, id: "anatomy"))
      </div>
      </div>
      <ol class="anatomy__parts">
      \(each: items)</ol>
      </div>
      </section>

      """
  }
}
