import Markup

/// The links of the sidebar, as one page has them.
struct SidebarLinks {
  let page: String
  let words: Words

  /// A section that is open.
  func section(_ section: Navigation.Section) -> HTML {
    let name = section.path.map { link(Navigation.Item(title: section.title, path: $0)) } ?? HTML(text: section.title)
    return """
      <p class="sidebar__title">\(name)</p>
      <ul class="sidebar__list">
      \(each: section.items.map(item))</ul>

      """
  }

  /// A section that is closed: its title leads to its page, or to its first.
  func title(_ section: Navigation.Section) -> HTML {
    guard let path = section.path ?? section.items.first?.path else { return HTML() }
    return "<p class=\"sidebar__title\">\(link(Navigation.Item(title: section.title, path: path)))</p>\n"
  }

  func item(_ item: Navigation.Item) -> HTML {
    "<li>\(link(item))</li>\n"
  }

  private func link(_ item: Navigation.Item) -> HTML {
    let href = PageContext.address(from: page, to: item.path)
    let current = item.path == page ? "page" : nil
    let badge = StatusBadge.unlessStable(item.status, words)
    return "<a href=\"\(href)\"\(attribute: "aria-current", current)>\(item.title)\(badge.map { " \($0)" })</a>"
  }
}
