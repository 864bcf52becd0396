import Markup

/// What every page needs to know besides what it shows: where it stands, and in which system.
struct PageContext {
  let frame: PageFrame
  /// Of the page, relative to the system.
  let path: String

  var project: ResolvedProject { frame.project }
  var system: ResolvedSystem { frame.system }
  var tokens: TokenCatalog { frame.tokens }

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
    let place = target.utf8.prefix { $0 != UInt8(ascii: "#") }
    var folder = 0
    for (index, (here, there)) in zip(page.utf8, place).enumerated() {
      guard here == there else { break }
      if here == slash { folder = index + 1 }
    }
    let up = String(repeating: "../", count: page.utf8.dropFirst(folder).count { $0 == slash })
    let rest = target.utf8.dropFirst(folder)
    // What stands before a colon would be a scheme.
    let isScheme = up.isEmpty && rest.prefix { $0 != slash && $0 != UInt8(ascii: "#") }.contains(UInt8(ascii: ":"))
    let isHere = place.endIndex < target.utf8.endIndex && place.elementsEqual(page.utf8)
    let address = isHere ? target[place.endIndex...] : (isScheme ? "./" : up) + Substring(rest)
    guard let href = Href(String(address)) else { preconditionFailure("a relative address is safe") }
    return href
  }
}
