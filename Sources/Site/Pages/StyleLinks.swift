import Markup

/// The style sheets of a page, in their order: faces, tokens, mock-ups, and the site's own, which wins.
struct StyleLinks {
  let context: PageContext
  /// True for pages with tabs, or with the tools of a component.
  var hasTabs = false

  var html: HTML {
    """
    \(fonts)\(link(context.href("assets/tokens.css")))\(link(context.href("assets/components.css")))\(
      link(context.siteHref("assets/site.css")))\(
        hasTabs ? link(context.siteHref("assets/component.css")) : nil)
    """
  }

  private var fonts: HTML? {
    guard context.system.theme?.fonts.isEmpty == false else { return nil }
    return "\(link(context.href(FontAssets.styleSheet)))<script>\(HTML(trusting: FontAssets.script.utf8))</script>\n"
  }

  private func link(_ href: Href) -> HTML { "<link rel=\"stylesheet\" href=\"\(href)\">\n" }
}
