import Colorimetry
import Markup

/// Components as cards: a picture of the first variant, what it is for, and how ripe it is.
struct ComponentGallery {
  let view: TokenView
  let components: [ResolvedComponent]
  /// Tells the drawings of a page apart.
  let number: Int

  var html: HTML {
    "<ul class=\"drawing cards\">\n\(each: components.enumerated().map(card))</ul>\n"
  }

  private func card(_ index: Int, _ component: ResolvedComponent) -> HTML {
    let facts = component.component
    let drawing = ComponentDrawing(view: view, component: component)
    let picture = component.variants.first.map { drawing.poster($0, id: "\(number)-\(index)") }
    let mark = view.context.badge(ofComponent: facts.name)
    let badge = StatusBadge.unlessStable(facts.status, view.context.words)
    return """
      <li class="card">
      <div class="card__picture" style="--zoom:\(zoom(component))">\(picture)</div>
      <p class="card__title">\(view.link(component))\(badge)\(mark)</p>
      \(facts.description.map { "<p>\($0)</p>\n" })</li>

      """
  }

  /// What is made for the width of a phone is drawn smaller.
  private func zoom(_ component: ResolvedComponent) -> CSSValue {
    guard let width = component.component.width, width > ComponentGallery.room else { return "1" }
    return CSSValue(CSSNumber.text(ComponentGallery.room / width, decimals: 2)) ?? "1"
  }

  /// The width of a picture in the narrowest card, in pixels.
  private static let room = 172.0
}
