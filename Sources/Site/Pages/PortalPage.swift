import Markup
import Tokens

/// The first page of a site with several systems: the way to each of them.
struct PortalPage {
  let context: PageContext

  var html: HTML {
    let project = context.project
    let shell = PageShell(
      context: context, title: project.title, description: project.description, isWide: true, sheets: [.home])
    return shell.html(
      """
      <header class="hero">
      <h1 style="--s-letters:\(CSSValue.letters(of: project.title))">\(project.title)</h1>
      \(project.description.map { "<p class=\"lead\">\($0)</p>\n" })</header>
      <div class="systems">
      \(each: project.systems.map(card))</div>

      """)
  }

  private func card(_ system: ResolvedSystem) -> HTML {
    """
    <section class="system">
    \(SystemStrip(system: system).html)<h2><a href="\(context.siteHref(system.folder + "index.html"))">\(system.title)</a></h2>
    \(system.description.map { "<p>\($0)</p>\n" })<p class="value">\(facts(system))</p>
    </section>

    """
  }

  private func facts(_ system: ResolvedSystem) -> String {
    let words = context.words
    let tokens = system.theme?.graph.tokens.count ?? 0
    let components = system.theme?.components.all.count ?? 0
    let facts = [
      system.documents.isEmpty ? nil : words[.pageCount(system.documents.count)],
      tokens == 0 ? nil : words[.tokens(tokens)],
      components == 0 ? nil : words[.componentCount(components)],
    ]
    return facts.compactMap { $0 }.joined(separator: " · ")
  }
}
