import Markup

/// The top of a page: its title, and what it is about.
struct PageHead {
  let title: String
  var description: String?
  var status: FrontMatter.Status?

  var html: HTML {
    """
    <header class="head">
    <h1>\(title)</h1>
    \(description.map { "<p class=\"lead\">\($0)</p>\n" })\(badge)</header>

    """
  }

  private var badge: HTML? {
    guard let status, status != .stable else { return nil }
    return "<p class=\"badge badge--\(status.rawValue)\">\(status.rawValue)</p>\n"
  }
}
