import Markup

/// The pages of the system, in sections; on a phone it opens over the page.
///
/// A system of many pages shows the titles of all sections, and only the pages of the section that it is in: a list of hundreds
/// would help nobody, and would make every page as long as the site.
struct Sidebar {
  let context: PageContext

  init(_ context: PageContext) {
    self.context = context
  }

  var html: HTML {
    """
    <nav class="sidebar" id="s:pages" popover aria-label="\(context.words[.pages])">
    <ul class="sidebar__list">
    \(portal)\(links.item(context.system.navigation.home))</ul>
    \(sections)</nav>
    """
  }

  private var links: SidebarLinks { SidebarLinks(context) }

  /// The way back to all systems; on a wide window it stands in the header, too.
  private var portal: HTML? {
    guard let portal = context.project.portal, portal.name != context.system.name else { return nil }
    return "<li><a href=\"\(context.siteHref("index.html"))\">\(portal.title)</a></li>\n"
  }

  private var sections: HTML {
    let sections = context.system.navigation.sections
    guard let shared = context.frame.sections else { return sections.map { links.section($0) }.joined() }
    // No other page leads from where it is as 404.html does.
    return context.path == "404.html" ? sections.map(links.title).joined() : shared.html(links)
  }
}
