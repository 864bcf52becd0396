import Markup

/// sitemap.xml, the list of all pages for search engines; of more than one such file may hold, the list of several of them
/// (sitemaps.org, protocol 0.9).
struct Sitemap {
  static let path = "sitemap.xml"

  let address: WebAddress
  /// Of pages, relative to the site.
  let paths: [String]
  /// What one file may hold: addresses, and bytes.
  var most = (addresses: 50_000, bytes: 50 << 20)

  /// They stand where sitemap.xml does: one in a folder could only list what is in that folder.
  var files: [OutputFile] {
    let parts = parts
    guard parts.count > 1 else { return [OutputFile(path: Sitemap.path) { list(paths[...]).bytes }] }
    let names = parts.indices.map { "sitemap-\($0 + 1).xml" }
    return [OutputFile(path: Sitemap.path) { index(names).bytes }]
      + zip(names, parts).map { name, part in OutputFile(path: name) { list(part).bytes } }
  }

  private var parts: [ArraySlice<String>] {
    var parts: [ArraySlice<String>] = []
    var (start, bytes) = (0, Sitemap.frame)
    for (index, path) in paths.enumerated() {
      let size = self.size(of: path)
      if index - start == most.addresses || (index > start && bytes + size > most.bytes) {
        parts.append(paths[start..<index])
        (start, bytes) = (index, Sitemap.frame)
      }
      bytes += size
    }
    return parts + [paths[start...]]
  }

  /// What stands around the entries, at most.
  private static let frame = 200

  /// At most: of what is escaped, one byte becomes five.
  private func size(of path: String) -> Int { 5 * (address.text.utf8.count + path.utf8.count) + 40 }

  private func list(_ paths: ArraySlice<String>) -> HTML {
    let entries = paths.map { path -> HTML in "<url><loc>\(address.href(of: path).text)</loc></url>\n" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(each: entries)</urlset>

      """
  }

  private func index(_ names: [String]) -> HTML {
    let entries = names.map { name -> HTML in "<sitemap><loc>\(address.href(of: name).text)</loc></sitemap>\n" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(each: entries)</sitemapindex>

      """
  }
}
