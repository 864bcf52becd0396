import Markup

/// The style sheets of a page, in their order: faces, tokens, mock-ups, and the site's own, which wins.
struct StyleLinks {
  let context: PageContext
  /// What the page shows besides what every page has.
  let sheets: Set<SiteStyle.Sheet>

  /// Of tokens and of mock-ups, relative to the system.
  static let systemSheets = ["assets/tokens.css", "assets/components.css"]

  /// Those of the site that a page links, which shows what some of them are for.
  static func sheets(_ sheets: Set<SiteStyle.Sheet>) -> [SiteStyle.Sheet] {
    SiteStyle.Sheet.allCases.filter { $0 == .site || sheets.contains($0) }
  }

  var html: HTML {
    """
    \(FirstPaint.request)\(fonts)\(each: StyleLinks.systemSheets.map { link(context.href($0)) })\(
      each: StyleLinks.sheets(sheets).map { link(context.siteHref($0.path)) })
    """
  }

  private var fonts: HTML? {
    guard context.system.theme?.fonts.isEmpty == false else { return nil }
    return "\(link(context.href(FontAssets.styleSheet)))<script>\(HTML(trusting: FontAssets.script.utf8))</script>\n"
  }

  private func link(_ href: Href) -> HTML { "<link rel=\"stylesheet\" href=\"\(href)\">\n" }
}
