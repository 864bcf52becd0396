import Markup

/// What a page says of itself to programs: to search engines, to whoever shows a link to it, and to the browser's own frame.
struct PageMetadata {
  let context: PageContext
  let title: String
  let description: String?

  var html: HTML {
    """
    \(description.map { meta("description", $0) })\(themeColors)\(social)\(PageMetadata.twin(context))\(icon)
    """
  }

  private func meta(_ name: String, _ content: String) -> HTML {
    "<meta name=\"\(name)\" content=\"\(content)\">\n"
  }

  /// The browser's frame takes the colour of the page.
  private var themeColors: HTML {
    """
    <meta name="theme-color" content="\(Chrome.canvas.light)" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="\(Chrome.canvas.dark)" media="(prefers-color-scheme: dark)">

    """
  }

  /// Where the page stands as Markdown.
  static func twin(_ context: PageContext) -> HTML? {
    context.twin.map { "<link rel=\"alternate\" type=\"text/markdown\" href=\"\(context.href($0))\">\n" }
  }

  private var icon: HTML {
    let href = context.project.parts.icon.map { context.siteHref($0) } ?? context.href(SystemIcon.path)
    return "<link rel=\"icon\" href=\"\(href)\">\n"
  }

  // MARK: The web

  /// Nothing where nobody has said at which address the site will be: such links have to be whole.
  private var social: HTML? {
    guard let site = context.project.address else { return nil }
    if context.path == "404.html" { return meta("robots", "noindex") }
    let page = site.href(of: context.system.folder + context.path)
    let image = context.project.parts.image.map { site.href(of: $0) }
    return """
      <link rel="canonical" href="\(page)">
      \(property("og:type", "website"))\(property("og:site_name", context.project.title))\(
        property("og:title", title))\(description.map { property("og:description", $0) })\(
        property("og:url", page.text))\(image.map { property("og:image", $0.text) })\(
        meta("twitter:card", image == nil ? "summary" : "summary_large_image"))
      """
  }

  private func property(_ name: String, _ content: String) -> HTML {
    "<meta property=\"\(name)\" content=\"\(content)\">\n"
  }
}
