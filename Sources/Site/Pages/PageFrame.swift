import Markup
import Synchronization

/// What the pages of a system have in common, made once.
///
/// A class, because every page holds it: copies of a project with its dozens of references would cost more than the page.
final class PageFrame: Sendable {
  let project: ResolvedProject
  let system: ResolvedSystem
  let tokens: TokenCatalog
  let modeBar: HTML
  /// Of what changed; none where the site does not tell.
  let marks: ChangeMarks
  /// Of the sidebar; nil where all sections are open.
  let sections: SharedSections?
  private let folders = Mutex<[String: FolderFrame]>([:])

  init(_ project: ResolvedProject, _ system: ResolvedSystem) {
    self.project = project
    self.system = system
    tokens = TokenCatalog(system)
    marks = ChangeMarks(system.review?.comparison)
    modeBar = ModeBar(system, words: project.words).html
    sections = SharedSections(system.navigation, project.words)
  }

  func page(_ path: String) -> PageContext { PageContext(frame: self, path: path) }

  /// What the page has in common with the others of its folder; 404.html, whose addresses are its own, with none.
  func folder(of page: PageContext) -> FolderFrame {
    let path = page.path
    let end = path == "404.html" ? path.endIndex : path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    return folders.withLock { folders in
      let name = String(path[..<end])
      if let known = folders[name] { return known }
      let folder = FolderFrame(page)
      folders[name] = folder
      return folder
    }
  }
}
