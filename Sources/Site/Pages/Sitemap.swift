import Markup

/// sitemap.xml, the list of all pages for search engines (sitemaps.org, protocol 0.9).
struct Sitemap {
  static let path = "sitemap.xml"

  let address: WebAddress
  /// Of pages, relative to the site.
  let paths: [String]

  var xml: HTML {
    let entries = paths.map { path -> HTML in "<url><loc>\(address.href(of: path).text)</loc></url>\n" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(each: entries)</urlset>

      """
  }
}
