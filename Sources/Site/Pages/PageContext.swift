import Markup

/// What every page needs to know besides what it shows: where it stands, and in which system.
struct PageContext {
  let frame: PageFrame
  /// Of the page, relative to the system.
  let path: String

  var project: ResolvedProject { frame.project }
  var system: ResolvedSystem { frame.system }
  var tokens: TokenCatalog { frame.tokens }

  /// Of the page's twin in Markdown; nil where the site has none, and for 404.html, which is at no address of its own.
  var twin: String? {
    project.hasMarkdown && path != "404.html" ? MarkdownMirror.path(of: path) : nil
  }

  /// What the chrome says, in its language.
  var words: Words { project.words }

  /// The way from this page to another path of the system, which may have an anchor.
  func href(_ target: String) -> Href {
    path == "404.html" ? siteHref(system.folder + target) : PageContext.address(from: path, to: target)
  }

  /// The way from this page to a path of the whole site.
  ///
  /// A server shows 404.html at any address, where nothing relative would lead anywhere; so its links start at the host, if it is
  /// known where the site is there.
  func siteHref(_ target: String) -> Href {
    guard path == "404.html", let folder = project.folderOnHost else {
      return PageContext.address(from: system.folder + path, to: target)
    }
    guard let href = Href(folder + target) else { preconditionFailure("an address without a scheme is safe") }
    return href
  }

  /// A relative address between two paths of the same folder; the folders that both stand in are left out.
  static func address(from page: String, to target: String) -> Href {
    var (page, target) = (page, target)
    let text = page.withUTF8 { page in target.withUTF8 { relative($0, from: page) } }
    guard let href = Href(text) else { preconditionFailure("a relative address is safe") }
    return href
  }

  private static func relative(
    _ target: UnsafeBufferPointer<UInt8>, from page: UnsafeBufferPointer<UInt8>
  ) -> String {
    let slash = UInt8(ascii: "/")
    let anchor = target.firstIndex(of: UInt8(ascii: "#")) ?? target.count
    var (shared, folder) = (0, 0)
    while shared < page.count, shared < anchor, page[shared] == target[shared] {
      shared += 1
      if page[shared - 1] == slash { folder = shared }
    }
    if anchor < target.count, shared == anchor, shared == page.count {
      return String(decoding: target[anchor...], as: UTF8.self)
    }
    let depth = page[folder...].count { $0 == slash }
    // What stands before a colon would be a scheme.
    let hidesColon =
      depth == 0 && target[folder..<anchor].prefix { $0 != slash }.contains(UInt8(ascii: ":"))
    let start: StaticString = hidesColon ? "./" : "../"
    let way = hidesColon ? 1 : depth
    return String(unsafeUninitializedCapacity: way * start.utf8CodeUnitCount + target.count - folder) { address in
      var end = 0
      for _ in 0..<way { start.withUTF8Buffer { end = address[end...].initialize(fromContentsOf: $0) } }
      return address[end...].initialize(fromContentsOf: target[folder...])
    }
  }
}
