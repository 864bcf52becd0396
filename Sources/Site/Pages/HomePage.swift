import Markup
import Tokens

/// A system's first page: what it is, a poster put together from its own tokens and components, and the ways in.
struct HomePage {
  let context: PageContext
  let document: ResolvedDocument?

  var html: HTML {
    let system = context.system
    let body = document.map { DocumentBody(context: context, document: $0) }
    let poster = system.theme.map { Poster(context: context, theme: $0) }
    let icons = Set((body?.icons.map(\.name) ?? []) + (poster?.iconNames ?? []))
    let shell = PageShell(
      context: context, document: document, title: system.title, description: system.description,
      icons: system.icons(named: icons), isWide: true, sheets: (body?.sheets ?? []).union([.home]))
    return shell.html(
      """
      <header class="hero">
      <h1 style="--s-letters:\(CSSValue.letters(of: system.title))">\(system.title)</h1>
      \(system.description.map { "<p class=\"lead\">\($0)</p>\n" })</header>
      \(poster?.html)\(body?.html)\(ways)
      """)
  }

  /// The sections of the sidebar with their pages, as cards.
  private var ways: HTML {
    let cards = context.system.navigation.sections.map { section -> HTML in
      let title = section.path.map { link(section.title, $0) } ?? HTML(text: section.title)
      let items = section.items.map { "<li>\(link($0.title, $0.path))</li>\n" as HTML }
      return """
        <section class="way">
        <h2>\(title)</h2>
        <ul>
        \(each: items)</ul>
        </section>

        """
    }
    return "<div class=\"ways\">\n\(each: cards)</div>\n"
  }

  private func link(_ title: String, _ path: String) -> HTML {
    "<a href=\"\(context.href(path))\">\(title)</a>"
  }
}
