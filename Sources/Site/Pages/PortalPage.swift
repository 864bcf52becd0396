import Markup

/// The first page of a site with several systems: the way to each of them.
struct PortalPage {
  let context: PageContext

  var html: HTML {
    let project = context.project
    let shell = PageShell(
      context: context, title: project.title, description: project.description, isWide: true, sheets: [.home])
    let cards = project.systems.map { system -> HTML in
      """
      <section class="way">
      <h2><a href="\(context.siteHref(system.folder + "index.html"))">\(system.title)</a></h2>
      \(system.description.map { "<p class=\"muted\">\($0)</p>\n" })</section>

      """
    }
    return shell.html(
      """
      <header class="hero">
      <h1 style="--s-letters:\(CSSValue.letters(of: project.title))">\(project.title)</h1>
      \(project.description.map { "<p class=\"lead\">\($0)</p>\n" })</header>
      <div class="ways">
      \(each: cards)</div>

      """)
  }
}
