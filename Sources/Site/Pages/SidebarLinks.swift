import Markup

/// The links of the sidebar, as one page has them.
struct SidebarLinks {
  let page: String
  let words: Words
  /// The way from the page to another.
  let href: (String) -> Href

  init(_ context: PageContext) {
    page = context.path
    words = context.words
    href = context.href
  }

  /// As a page that is not there would have them.
  init(notOn page: String, words: Words) {
    self.page = page
    self.words = words
    href = { PageContext.address(from: page, to: $0) }
  }

  /// A section that is open.
  /// - Parameter note: is told where in the bytes the link to each page stands.
  func section(_ section: Navigation.Section, _ note: (Navigation.Item, Range<Int>) -> Void = { _, _ in }) -> HTML {
    var html: HTML = "<p class=\"sidebar__title\">"
    func add(_ item: Navigation.Item) {
      let start = html.bytes.count
      html += link(item)
      note(item, start..<html.bytes.count)
    }
    if let path = section.path {
      add(Navigation.Item(title: section.title, path: path))
    } else {
      html.append(text: section.title)
    }
    html += "</p>\n<ul class=\"sidebar__list\">\n"
    for item in section.items {
      html += "<li>"
      add(item)
      html += "</li>\n"
    }
    html += "</ul>\n"
    return html
  }

  /// A section that is closed: its title leads to its page, or to its first.
  func title(_ section: Navigation.Section) -> HTML {
    guard let path = section.path ?? section.items.first?.path else { return HTML() }
    return "<p class=\"sidebar__title\">\(link(Navigation.Item(title: section.title, path: path)))</p>\n"
  }

  func item(_ item: Navigation.Item) -> HTML {
    "<li>\(link(item))</li>\n"
  }

  func link(_ item: Navigation.Item) -> HTML {
    let current = item.path == page ? "page" : nil
    let badge = StatusBadge.unlessStable(item.status, words)
    let count = item.count.map { " <span class=\"count\">\($0)</span>" as HTML }
    return
      "<a href=\"\(href(item.path))\"\(attribute: "aria-current", current)>\(item.title)\(badge.map { " \($0)" })\(count)</a>"
  }
}
