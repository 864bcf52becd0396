import Markup
import Tokens

/// What a link in a document may lead to: the files, pages and anchors of all systems of the site.
struct LinkTargets {
  /// A system as links see it. A class, because each link looks for one.
  final class System: Sendable {
    let name: String
    /// Where its pages stand in the site: the empty string, or a path that ends with a slash.
    let folder: String
    let map: SiteMap
    let theme: ResolvedTheme?

    init(name: String, folder: String, map: SiteMap, theme: ResolvedTheme?) {
      (self.name, self.folder, self.map, self.theme) = (name, folder, map, theme)
    }
  }

  /// Where an address leads.
  enum Target {
    /// A path of the site, with the anchor.
    case found(String)
    /// A page of the site, which may have the anchor: only its text tells.
    case unproven(page: String, anchor: String)
    /// There is the document, but not the heading; those that it has.
    case noHeading([String])
    /// There is a document, but it is left out of the site.
    case draft
    case noFile
  }

  let systems: [System]

  subscript(_ address: LocalAddress) -> Target {
    let slash = address.path.utf8.firstIndex(of: UInt8(ascii: "/")) ?? address.path.endIndex
    let name = String(address.path[..<slash])
    guard let system = systems.first(where: { $0.name == name }) else {
      // Above the folders of several systems stands the page of them all.
      return systems.count > 1 && address.path == "index.html" ? .found("index.html") : .noFile
    }
    // The address of a system is that of its home page.
    let path =
      slash < address.path.endIndex
      ? String(address.path[address.path.utf8.index(after: slash)...])
      : system.map.pages["index.md"] == nil ? "index.html" : "index.md"
    let document = system.map.pages[path]
    if document == nil {
      if system.map.assets.contains(path) { return .found(system.folder + path) }
      if system.map.drafts.contains(path) { return .draft }
    }
    guard let page = document ?? (system.map.generated.contains(path) ? path : nil) else { return .noFile }
    guard let anchor = address.anchor else { return .found(system.folder + page) }
    let headings = system.map.anchors[page] ?? []
    if headings.contains(anchor) || system.hasToken(anchor, on: page) {
      return .found("\(system.folder)\(page)#\(anchor)")
    }
    if document == nil || system.map.componentPages.contains(page) {
      return .unproven(page: system.folder + page, anchor: anchor)
    }
    return .noHeading(headings.sorted())
  }

  /// Every file that a link may name, from the folder of all content.
  var names: [String] {
    systems.flatMap { system in
      (Array(system.map.pages.keys) + system.map.assets + system.map.generated).map { "\(system.name)/\($0)" }.sorted()
    }
  }
}

extension LinkTargets.System {
  fileprivate func hasToken(_ anchor: String, on page: String) -> Bool {
    guard let theme, let path = TokenPath(printed: anchor), let token = theme.graph[path] else { return false }
    return Navigation.page(of: token.type) == page && TokenCatalog.anchor(path) == anchor
      && theme.graph.tokens.count { $0.type == token.type } <= TokenPages.mostTokens
  }
}
