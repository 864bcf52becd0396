import Markup

/// The top of a page: its title, and what it is about.
struct PageHead {
  let title: String
  var description: String?
  /// What is to be known about it at once: its status.
  var badge: HTML?

  var html: HTML {
    """
    <header class="head">
    <h1>\(title)</h1>
    \(description.map { "<p class=\"lead\">\($0)</p>\n" })\(badge.map { "<p class=\"head__badge\">\($0)</p>\n" })</header>

    """
  }
}
