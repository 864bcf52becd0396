import Markup

/// What every page needs to know besides what it shows: where it stands, and in which system.
struct PageContext {
  let frame: PageFrame
  /// Of the page, relative to the system.
  let path: String

  var project: ResolvedProject { frame.project }
  var system: ResolvedSystem { frame.system }
  var tokens: TokenCatalog { frame.tokens }

  /// Of the page's twin in Markdown; nil for a page that has none.
  var twin: String? {
    let path = MarkdownMirror.path(of: path)
    return frame.twins.contains(path) ? path : nil
  }

  /// What the chrome says, in its language.
  var words: Words { project.words }

  /// The way from this page to another path of the system, which may have an anchor.
  func href(_ target: String) -> Href {
    path == "404.html" ? siteHref(system.folder + target) : PageContext.address(from: path, to: target)
  }

  /// The way from this page to a path of the whole site.
  ///
  /// A server shows 404.html at any address, where nothing relative would lead anywhere; so its links start at the host, if the
  /// address of the site is known.
  func siteHref(_ target: String) -> Href {
    if path == "404.html", let address = project.address { return address.fromHost(target) }
    return PageContext.address(from: system.folder + path, to: target)
  }

  /// A relative address between two paths of the same folder; the folders that both stand in are left out.
  static func address(from page: String, to target: String) -> Href {
    let slash = UInt8(ascii: "/")
    let (page, target) = (Array(page.utf8), Array(target.utf8))
    let anchor = target.firstIndex(of: UInt8(ascii: "#")) ?? target.endIndex
    let shared = zip(page, target[..<anchor]).prefix { $0 == $1 }.count
    let folder = page[..<shared].lastIndex(of: slash).map { $0 + 1 } ?? 0
    let depth = page[folder...].count { $0 == slash }
    var address: [UInt8] = []
    if anchor < target.endIndex, target[..<anchor].elementsEqual(page) {
      address += target[anchor...]
    } else {
      for _ in 0..<depth { address += "../".utf8 }
      // What stands before a colon would be a scheme.
      let first = target[folder..<anchor].prefix { $0 != slash }
      if depth == 0, first.contains(UInt8(ascii: ":")) { address += "./".utf8 }
      address += target[folder...]
    }
    guard let href = Href(String(decoding: address, as: UTF8.self)) else {
      preconditionFailure("a relative address is safe")
    }
    return href
  }
}
