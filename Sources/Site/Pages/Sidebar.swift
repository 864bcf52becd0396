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
    let navigation = context.system.navigation
    let isShort = navigation.sections.reduce(0) { $0 + $1.items.count } <= Sidebar.longestWholeList
    let sections = navigation.sections.map { section in
      isShort || section.holds(context.path) ? self.section(section) : title(section)
    }.compactMap { $0 }
    return """
      <nav class="sidebar" id="pages" popover aria-label="\(context.words[.pages])">
      <ul class="sidebar__list">
      \(portal)\(item(navigation.home))</ul>
      \(each: sections)</nav>
      """
  }

  /// The way back to all systems; on a wide window it stands in the header, too.
  private var portal: HTML? {
    guard let portal = context.project.portal, portal.name != context.system.name else { return nil }
    return "<li><a href=\"\(context.siteHref("index.html"))\">\(portal.title)</a></li>\n"
  }

  private static let longestWholeList = 80

  private func section(_ section: Navigation.Section) -> HTML {
    let name = section.path.map { link(Navigation.Item(title: section.title, path: $0)) } ?? HTML(text: section.title)
    return """
      <p class="sidebar__title">\(name)</p>
      <ul class="sidebar__list">
      \(each: section.items.map(item))</ul>

      """
  }

  /// A section that is closed: its title leads to its page, or to its first.
  private func title(_ section: Navigation.Section) -> HTML? {
    guard let path = section.path ?? section.items.first?.path else { return nil }
    return "<p class=\"sidebar__title\">\(link(Navigation.Item(title: section.title, path: path)))</p>\n"
  }

  private func item(_ item: Navigation.Item) -> HTML {
    "<li>\(link(item))</li>\n"
  }

  private func link(_ item: Navigation.Item) -> HTML {
    let current = item.path == context.path ? "page" : nil
    let badge = StatusBadge.unlessStable(item.status, context.words)
    return """
      <a href="\(context.href(item.path))"\(attribute: "aria-current", current)>\(item.title)\(badge.map { " \($0)" })</a>
      """
  }
}
