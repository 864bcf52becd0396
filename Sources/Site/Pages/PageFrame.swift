import Markup

/// What the pages of a system have in common, made once.
///
/// A class, because every page holds it: copies of a project with its dozens of references would cost more than the page.
final class PageFrame: Sendable {
  let project: ResolvedProject
  let system: ResolvedSystem
  let tokens: TokenCatalog
  let modeBar: HTML
  /// The closed sections of the sidebar as they are seen from the first depths of folders; empty where all are open.
  private let closedSections: [[HTML]]

  init(_ project: ResolvedProject, _ system: ResolvedSystem) {
    self.project = project
    self.system = system
    tokens = TokenCatalog(system)
    modeBar = ModeBar(system, words: project.words).html
    let navigation = system.navigation
    let hasClosed = navigation.sections.reduce(0) { $0 + $1.items.count } > PageFrame.longestOpenSidebar
    closedSections = (hasClosed ? 0..<4 : 0..<0).map { depth in
      // No page has such a name.
      let links = SidebarLinks(page: String(repeating: "?/", count: depth) + "?", words: project.words)
      return navigation.sections.map(links.title)
    }
  }

  private static let longestOpenSidebar = 80

  func page(_ path: String) -> PageContext { PageContext(frame: self, path: path) }

  /// The sections of the sidebar, all closed; nil for a sidebar that is short enough to be open.
  func closedSections(on page: String) -> [HTML]? {
    guard !closedSections.isEmpty else { return nil }
    let depth = page.utf8.count { $0 == UInt8(ascii: "/") }
    return closedSections.indices.contains(depth)
      ? closedSections[depth] : system.navigation.sections.map(SidebarLinks(page: page, words: project.words).title)
  }
}
