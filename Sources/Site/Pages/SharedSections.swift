import Markup

/// The sections of a long sidebar, of which one is open on each page: what many pages have alike is made once.
struct SharedSections: Sendable {
  private let navigation: Navigation
  private let words: Words
  /// All sections closed, as pages see them from the first depths of folders.
  private let closed: [[HTML]]
  private let open: [OpenSection]

  /// Nil for a sidebar that is short enough to be open.
  init?(_ navigation: Navigation, _ words: Words) {
    guard navigation.sections.reduce(0, { $0 + $1.items.count }) > SharedSections.longestOpen else { return nil }
    self.navigation = navigation
    self.words = words
    closed = (0..<4).map { depth in
      let folder = String(repeating: "?/", count: depth)
      return navigation.sections.map(SidebarLinks(notOn: folder + SharedSections.noPage, words: words).title)
    }
    open = navigation.sections.map { OpenSection($0, words) }
  }

  private static let longestOpen = 80

  /// No page has such a name.
  fileprivate static let noPage = "?"

  /// - Parameter links: of the page that is shown.
  func html(_ links: SidebarLinks) -> HTML {
    let depth = links.page.utf8.count { $0 == UInt8(ascii: "/") }
    let titles = closed.indices.contains(depth) ? closed[depth] : navigation.sections.map(links.title)
    let location = navigation.location(of: links.page)
    var html = HTML()
    for (index, title) in titles.enumerated() {
      html += index == location?.section ? open[index].html(links) : title
    }
    return html
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
