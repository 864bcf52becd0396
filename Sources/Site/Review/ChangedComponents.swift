import Markup
import Review

/// The components that may look another way, and why; those that are new, and those that are gone.
struct ChangedComponents {
  let view: ChangeView

  /// Nil where there are none.
  var html: HTML? {
    let comparison = view.comparison
    let edited = Set(comparison.editedComponents)
    let changed = Set(comparison.changes.filter(\.isVisible).map(\.path))
    let affected = Set(comparison.affectedComponents)
    let items = comparison.new.components.filter { affected.contains($0.name) }.map { component -> HTML in
      let tokens = component.tokens.count(where: changed.contains)
      let reasons = [
        edited.contains(component.name) ? words[.drawnAnew] : nil,
        tokens > 0 ? words[.changedTokens(tokens)] : nil,
      ].compactMap { $0 }
      return item(component.name, reasons.joined(separator: ", "))
    }
    let others =
      comparison.addedComponents.map { item($0, words[.newComponent]) }
      + comparison.removedComponents.map { item($0, words[.goneComponent]) }
    guard !items.isEmpty || !others.isEmpty else { return nil }
    return """
      <ul class="rows">
      \(each: items + others)</ul>

      """
  }

  private var words: Words { view.words }

  private func item(_ name: String, _ why: String) -> HTML {
    """
    <li class="row"\(attribute: "id", view.outline.id(component: name))><span>\(view.components([name]))</span><span class="value">\(
      why)</span></li>

    """
  }
}
