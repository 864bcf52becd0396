import Cascade
import Colorimetry
import Markup

/// Every variant of a component in every one of its states: variants are rows, states are columns as far as there is room for them.
struct VariantGrid {
  let view: TokenView
  let component: ResolvedComponent

  var html: HTML {
    "<div class=\"variants\" data-stages>\n\(each: component.variants.enumerated().map(row))</div>\n"
  }

  private var drawing: ComponentDrawing { ComponentDrawing(view: view, component: component) }

  /// The states that any variant has, in the order in which a pointer goes through them.
  private var columns: [InteractionState] {
    let all = Set(component.variants.flatMap(\.variant.states))
    return InteractionState.allCases.filter(all.contains)
  }

  /// What a drawing takes at least, in pixels.
  private var cell: Double { (component.component.width ?? 172) + 18 }

  /// Whether all states stand beside each other in a wide window; then each has its column in every row with more than one.
  private var isAligned: Bool { cell * Double(columns.count) <= 880 }

  private func row(_ index: Int, _ variant: ResolvedComponent.Variant) -> HTML {
    let isAligned = isAligned && variant.variant.states.count > 1
    let states = isAligned ? columns : variant.variant.states
    let cells = states.map { state in
      variant.variant.states.contains(state)
        ? self.cell(variant, state, id: "0-\(index)-\(state.rawValue)") : "<div class=\"state state--none\"></div>\n"
    }
    let id = "variant:\(variant.variant.name)"
    return """
      <section class="variant" aria-labelledby="\(id)">
      <h3 id="\(id)">\(variant.variant.title)</h3>
      \(variant.variant.description.map { "<p>\($0)</p>\n" })<div class="\(isAligned ? "states" : "states states--wide")" style="--cell:\(
        CSSValue(CSSNumber.text(cell) + "px") ?? "0");--columns:\(columns.count)">
      \(each: cells)</div>
      </section>

      """
  }

  private func cell(_ variant: ResolvedComponent.Variant, _ state: InteractionState, id: String) -> HTML {
    let words = view.context.words
    let page = ResolvedSystem.variantPage(component.component.name, variant.variant.name)
    let address = state == .rest ? page : "\(page)?state=\(state.rawValue)"
    return """
      <figure class="state">
      \(drawing.stage(variant, state, id: id))
      <figcaption>\(words[state.phrase])<a data-alone href="\(view.context.href(address))">\(words[.openAlone])<span class="visually-hidden">: \(
        variant.variant.title), \(words[state.phrase])</span></a></figcaption>
      </figure>

      """
  }
}
