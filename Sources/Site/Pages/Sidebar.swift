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
    <nav class="sidebar" id="pages" popover aria-label="\(context.words[.pages])">
    <ul class="sidebar__list">
    \(portal)\(links.item(context.system.navigation.home))</ul>
    \(context.frame.sections?.html(on: context.path) ?? allSections)</nav>
    """
  }

  private var links: SidebarLinks { SidebarLinks(page: context.path, words: context.words) }

  /// The way back to all systems; on a wide window it stands in the header, too.
  private var portal: HTML? {
    guard let portal = context.project.portal, portal.name != context.system.name else { return nil }
    return "<li><a href=\"\(context.siteHref("index.html"))\">\(portal.title)</a></li>\n"
  }

  private var allSections: HTML {
    context.system.navigation.sections.map { links.section($0) }.joined()
  }
}
