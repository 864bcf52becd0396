import Markup

/// The way down to a page: all systems, the system, the section. The page itself is the heading below.
struct Breadcrumbs {
  let context: PageContext

  /// Nil for a first page that nothing stands above.
  var html: HTML? {
    let links = links
    guard !links.isEmpty else { return nil }
    return """
      <nav class="crumbs" aria-label="\(context.words[.youAreHere])">
      <ol>
      \(each: links.map { "<li><a href=\"\($0.href)\">\($0.title)</a></li>\n" })</ol>
      </nav>

      """
  }

  private var links: [(title: String, href: Href)] {
    var links: [(title: String, href: Href)] = []
    if let portal = context.project.portal, portal.name != context.system.name {
      links.append((portal.title, context.siteHref("index.html")))
    }
    guard context.path != "index.html" else { return links }
    links.append((context.system.title, context.href("index.html")))
    let navigation = context.system.navigation
    if let section = navigation.location(of: context.path)?.section.map({ navigation.sections[$0] }),
      let path = section.path, path != context.path
    {
      links.append((section.title, context.href(path)))
    }
    if let group = context.tokens.pages.group(at: context.path) {
      links.append((context.words[.tokens], context.href("tokens/index.html")))
      links.append((context.words[group.type.phrase], context.href(Navigation.page(of: group.type))))
    }
    return links
  }
}
