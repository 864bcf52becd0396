import Markup

/// An address with everything in it, scheme and host: `https://design.example.com/styleguide/`.
package struct WebAddress: Sendable {
  let text: String

  /// Nil for an address without a host, and for one that is not of the web.
  init?(_ text: String) {
    guard let scheme = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) }),
      let host = text.utf8.dropFirst(scheme.utf8.count).first, !"/?#:".utf8.contains(host), Href(text) != nil
    else { return nil }
    self.text = text
  }

  /// The address of a file in the folder that this is the address of. The first page of a folder is known by that of its folder.
  func href(of path: String) -> Href {
    let isIndex = path == "index.html" || path.hasSuffix("/index.html")
    guard let href = Href(text + (isIndex ? path.dropLast("index.html".count) : path[...])) else {
      preconditionFailure("the scheme has been checked")
    }
    return href
  }

  /// Of the folder, without scheme and host: `/styleguide/`.
  var folder: String {
    let rest = text.utf8.firstRange(of: "://".utf8).map { text[$0.upperBound...] } ?? text[...]
    return String(rest.drop { $0 != "/" })
  }
}
