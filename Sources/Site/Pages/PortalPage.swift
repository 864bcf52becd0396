import Audit
import Markup
import Tokens

/// The first page of a site with several systems: what they come to, and the way to each of them.
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
      \(totals)<div class="systems">
      \(each: project.systems.map { SystemCard(context: context, system: $0).html })</div>

      """)
  }

  /// What all systems have together; empty where none has a token.
  private var totals: HTML? {
    let systems = context.project.systems
    let themes = systems.compactMap(\.theme)
    let totals: [(Phrase, Int)] = [
      (.systems, systems.count),
      (.tokens, themes.reduce(0) { $0 + $1.graph.tokens.count }),
      (.components, themes.reduce(0) { $0 + $1.components.all.count }),
      (.colorPairs, themes.reduce(0) { $0 + ($1.audit?.results.count ?? 0) }),
    ]
    guard totals[1].1 > 0 else { return nil }
    let items = totals.filter { $0.1 > 0 }.map { title, count -> HTML in
      "<div><dt>\(context.words[title])</dt><dd>\(count)</dd></div>\n"
    }
    return "<dl class=\"totals\">\n\(each: items)</dl>\n"
  }
}
