import Markup

/// The pages of the system, in sections; on a phone it opens over the page.
struct Sidebar {
  let context: PageContext

  init(_ context: PageContext) {
    self.context = context
  }

  var html: HTML {
    let navigation = context.system.navigation
    return """
      <nav class="sidebar" id="pages" popover aria-label="Pages">
      <ul class="sidebar__list">
      \(item(navigation.home))</ul>
      \(each: navigation.sections.map(section))</nav>
      """
  }

  private func section(_ section: Navigation.Section) -> HTML {
    let title = section.path.map { link(Navigation.Item(title: section.title, path: $0)) } ?? HTML(text: section.title)
    return """
      <p class="sidebar__title">\(title)</p>
      <ul class="sidebar__list">
      \(each: section.items.map(item))</ul>

      """
  }

  private func item(_ item: Navigation.Item) -> HTML {
    "<li>\(link(item))</li>\n"
  }

  private func link(_ item: Navigation.Item) -> HTML {
    let current = item.path == context.path ? "page" : nil
    return "<a href=\"\(context.href(item.path))\"\(attribute: "aria-current", current)>\(item.title)</a>"
  }
}
