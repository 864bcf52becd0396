import Cascade

/// A variant of a component alone: its states, and the code that draws it.
struct VariantMirror {
  let component: ResolvedComponent
  let variant: ResolvedComponent.Variant
  /// Of the component.
  let title: String
  let words: Words

  var text: String {
    let states = variant.variant.states.map { words[$0.phrase] }.joined(separator: ", ")
    return MarkdownText.title("\(title): \(variant.variant.title)", states)
      + MarkdownText.listing(variant.variant.html, "html")
      + (component.component.css.map { MarkdownText.listing($0, "css") } ?? "")
  }
}
