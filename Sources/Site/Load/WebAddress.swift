import Markup

/// An address with everything in it, scheme and host: `https://design.example.com/styleguide/`.
package struct WebAddress: Sendable {
  let href: Href

  /// Nil for an address without a host, and for one that is not of the web.
  init?(_ text: String) {
    guard let scheme = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) }),
      let host = text.utf8.dropFirst(scheme.utf8.count).first, !"/?#:".utf8.contains(host), let href = Href(text)
    else { return nil }
    self.href = href
  }
}
