import Markup

/// The sections of a wide page as pills under its title.
struct JumpList {
  struct Entry {
    let href: Href
    let title: HTML
    var count: Int?

    init(id: String, title: HTML, count: Int? = nil) {
      self.init(href: Href.fragment(id), title: title, count: count)
    }

    init(href: Href, title: HTML, count: Int? = nil) {
      self.href = href
      self.title = title
      self.count = count
    }
  }

  let label: String
  let entries: [Entry]

  /// Nil when there is nothing to choose from.
  var html: HTML? {
    guard entries.count > 1 else { return nil }
    let items = entries.map { entry -> HTML in
      """
      <li><a href="\(entry.href)">\(entry.title)\(entry.count.map { " <span class=\"count\">\($0)</span>" })</a></li>

      """
    }
    return """
      <nav aria-label="\(label)">
      <ul class="pills">
      \(each: items)</ul>
      </nav>

      """
  }
}
