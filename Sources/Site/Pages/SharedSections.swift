import Diagnostics
import Markup

/// The sections of a long sidebar, of which one is open on each page: what many pages have alike is made once.
struct SharedSections: Sendable {
  private let navigation: Navigation
  private let words: Words
  /// All sections closed, as pages see them from the first depths of folders.
  private let closed: [ClosedSections]
  private let open: [OpenSection]

  /// Nil for a sidebar that is short enough to be open.
  init?(_ navigation: Navigation, _ words: Words) {
    guard navigation.sections.reduce(0, { $0 + $1.items.count }) > SharedSections.longestOpen else { return nil }
    self.navigation = navigation
    self.words = words
    closed = (0..<4).map { depth in
      let folder = String(repeating: "?/", count: depth)
      return ClosedSections(navigation, SidebarLinks(notOn: folder + SharedSections.noPage, words: words))
    }
    open = navigation.sections.parallelMap { OpenSection($0, words) }
  }

  private static let longestOpen = 80

  /// No page has such a name.
  fileprivate static let noPage = "?"

  /// - Parameter links: of the page that is shown.
  func html(_ links: SidebarLinks) -> HTML {
    let depth = links.page.utf8.count { $0 == UInt8(ascii: "/") }
    let closed = closed.indices.contains(depth) ? closed[depth] : ClosedSections(navigation, links)
    guard let section = navigation.location(of: links.page)?.section else { return closed.html }
    return closed.html(with: open[section].html(links), inPlaceOf: section)
  }
}

/// The titles of all sections.
private struct ClosedSections: Sendable {
  let html: HTML
  /// Where in it each of them stands.
  private let ranges: [Range<Int>]

  init(_ navigation: Navigation, _ links: SidebarLinks) {
    var html = HTML()
    ranges = navigation.sections.map { section in
      let start = html.bytes.count
      html += links.title(section)
      return start..<html.bytes.count
    }
    self.html = html
  }

  func html(with section: HTML, inPlaceOf index: Int) -> HTML {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(html.bytes.count + section.bytes.count)
    bytes += html.bytes[..<ranges[index].lowerBound]
    bytes += section.bytes
    bytes += html.bytes[ranges[index].upperBound...]
    return HTML(trusting: bytes)
  }
}

/// A section as the pages of its folder see it.
private struct OpenSection: Sendable {
  private let section: Navigation.Section
  private let html: HTML
  /// Where in it the links to these pages stand.
  private let links: [String: (item: Navigation.Item, range: Range<Int>)]

  init(_ section: Navigation.Section, _ words: Words) {
    self.section = section
    let folder = OpenSection.folder(section.path ?? section.items.first?.path ?? "")
    var links: [String: (item: Navigation.Item, range: Range<Int>)] = [:]
    html = SidebarLinks(notOn: folder + SharedSections.noPage, words: words).section(section) { item, range in
      if OpenSection.folder(item.path) == folder { links[item.path] = (item, range) }
    }
    self.links = links
  }

  func html(_ links: SidebarLinks) -> HTML {
    guard let own = self.links[links.page] else { return links.section(section) }
    var bytes = html.bytes
    bytes.replaceSubrange(own.range, with: links.link(own.item).bytes)
    return HTML(trusting: bytes)
  }

  /// With the slash at its end; the empty string for the folder of the system.
  private static func folder(_ page: String) -> String {
    page.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(page[...$0]) } ?? ""
  }
}
