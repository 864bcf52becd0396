import Markup

/// What a component tells assistive technology, and how well its drawings can be made out.
struct ComponentAccessibility {
  let view: TokenView
  let component: ResolvedComponent

  /// Nil where nobody says anything, and nothing is measured.
  var html: HTML? {
    let contrast = view.theme.audit.flatMap {
      ComponentContrastPanel(view: view, component: component, audit: $0).html
    }
    guard facts != nil || contrast != nil else { return nil }
    return "\(facts)\(contrast)"
  }

  private var facts: HTML? {
    let facts = component.component.accessibility
    let words = view.context.words
    let rows = [
      (words[.spokenLabel], facts.label),
      (words[.traits], facts.traits.isEmpty ? nil : facts.traits.joined(separator: ", ")),
      (words[.hint], facts.hint), ("Dynamic Type", facts.dynamicType),
    ]
    let list = rows.compactMap { name, value in value.map { "<div><dt>\(name)</dt><dd>\($0)</dd></div>\n" as HTML } }
    let notes = facts.notes.map { "<li>\($0)</li>\n" as HTML }
    guard !list.isEmpty || !notes.isEmpty else { return nil }
    let listing = list.isEmpty ? nil : "<dl class=\"facts\">\n\(each: list)</dl>\n" as HTML
    let remarks = notes.isEmpty ? nil : "<ul class=\"notes\">\n\(each: notes)</ul>\n" as HTML
    return """
      <section class="panel" aria-labelledby="accessibility:spoken">
      <h3 id="accessibility:spoken">\(words[.forAssistiveTechnology])</h3>
      \(listing)\(remarks)</section>

      """
  }
}
