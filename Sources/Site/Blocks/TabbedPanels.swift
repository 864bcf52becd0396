import Markup

/// Panels of which scripts show one at a time, as tabs. Without them all stand below each other, behind a list of links.
struct TabbedPanels {
  struct Panel {
    /// Of the panel, and the last part of its address: a word with a colon, which no heading of a document has as its id.
    let id: String
    let title: String
    let html: HTML
    /// False where the panel starts without its title.
    var isTitled = true
  }

  /// Of the list.
  let label: String
  let panels: [Panel]
  /// Whether the panels are parts of another.
  var isInner = false

  var html: HTML {
    let links = panels.map { panel -> HTML in
      "<li><a href=\"\(Href.fragment(panel.id))\">\(panel.title)</a></li>\n"
    }
    return """
      <div class="\(isInner ? "tabs tabs--inner" : "tabs")" data-tabs>
      <nav aria-label="\(label)">
      <ul class="tabs__list">
      \(each: links)</ul>
      </nav>
      \(each: panels.map(section))</div>

      """
  }

  private func section(_ panel: Panel) -> HTML {
    """
    <section class="tabs__panel" id="\(panel.id)" aria-label="\(panel.title)">
    \(title(panel))\(panel.html)</section>

    """
  }

  private func title(_ panel: Panel) -> HTML? {
    guard panel.isTitled else { return nil }
    return isInner
      ? "<h3 class=\"tabs__title\">\(panel.title)</h3>\n" : "<h2 class=\"tabs__title\">\(panel.title)</h2>\n"
  }
}
