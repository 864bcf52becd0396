import Markup

/// The style sheets of a page, in their order: faces, tokens, mock-ups, and the site's own, which wins.
struct StyleLinks {
  let context: PageContext
  /// What the page shows besides what every page has.
  let sheets: Set<SiteStyle.Sheet>

  var html: HTML {
    let own = SiteStyle.Sheet.allCases.filter { $0 == .site || sheets.contains($0) }
    return """
      \(FirstPaint.request)\(fonts)\(link(context.href("assets/tokens.css")))\(link(context.href("assets/components.css")))\(
        each: own.map { link(context.siteHref($0.path)) })
      """
  }

  private var fonts: HTML? {
    guard context.system.theme?.fonts.isEmpty == false else { return nil }
    return "\(link(context.href(FontAssets.styleSheet)))<script>\(HTML(trusting: FontAssets.script.utf8))</script>\n"
  }

  private func link(_ href: Href) -> HTML { "<link rel=\"stylesheet\" href=\"\(href)\">\n" }
}
