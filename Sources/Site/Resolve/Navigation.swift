package import Tokens

/// The sidebar of a system: its pages in sections, in reading order.
package struct Navigation: Sendable {
  package struct Item: Sendable, Hashable {
    package let title: String
    /// Relative to the system.
    package let path: String
    package var status: FrontMatter.Status?
    /// How much there is on the page; nil where nobody counts.
    package var count: Int?
  }

  package struct Section: Sendable {
    package let title: String
    /// The section's own page.
    package let path: String?
    package let items: [Item]
  }

  /// Where a page stands.
  struct Location: Sendable {
    /// In the reading order.
    let position: Int
    /// The index of the section that it belongs to; nil for the home page.
    let section: Int?
  }

  package let home: Item
  package let sections: [Section]
  /// Every page of the sidebar, as previous and next lead through them.
  package let readingOrder: [Item]
  private let locations: [String: Location]

  init(sections: [Section], _ words: Words) {
    home = Item(title: words[.overview], path: "index.html")
    self.sections = sections
    var order = [home]
    var locations = [home.path: Location(position: 0, section: nil)]
    for (index, section) in sections.enumerated() {
      let own = section.path.map { [Item(title: section.title, path: $0)] } ?? []
      for item in own + section.items {
        // A page that stands in two sections belongs to the first.
        if locations[item.path] == nil { locations[item.path] = Location(position: order.count, section: index) }
        order.append(item)
      }
    }
    readingOrder = order
    self.locations = locations
  }

  /// Nil for a page that is not in the sidebar.
  func location(of path: String) -> Location? { locations[path] }

  init(_ documents: [ResolvedDocument], theme: ResolvedTheme?, _ words: Words) {
    var sections = Navigation.sections(of: documents, theme, words)
    if let theme, !theme.graph.tokens.isEmpty {
      let items = theme.graph.types.map { Item(title: words[$0.phrase], path: Navigation.page(of: $0)) }
      if theme.audit != nil {
        let contrast = Item(title: words[.contrast], path: "contrast.html")
        sections.append(Section(title: words[.audit], path: nil, items: [contrast]))
      }
      let modes = ModesPage.isNeeded(theme) ? [Item(title: words[.modes], path: ModesPage.path)] : []
      sections.append(Section(title: words[.tokens], path: "tokens/index.html", items: items + modes))
    }
    self.init(sections: sections, words)
  }

  /// The same, with the page of changes beside that of contrast.
  func adding(_ review: SystemReview, _ words: Words) -> Navigation {
    let item = Item(title: words[.changes], path: ChangesPage.path, count: review.count > 0 ? review.count : nil)
    var sections = sections
    if let index = sections.firstIndex(where: { $0.items.contains { $0.path == "contrast.html" } }) {
      let section = sections[index]
      sections[index] = Section(title: section.title, path: section.path, items: section.items + [item])
    } else {
      let index = sections.firstIndex { $0.path == "tokens/index.html" } ?? sections.endIndex
      sections.insert(Section(title: words[.audit], path: nil, items: [item]), at: index)
    }
    return Navigation(sections: sections, words)
  }

  package static func page(of type: TokenType) -> String {
    "tokens/\(type.slug).html"
  }

  /// The documents of each folder, ordered by `order` and title; a component without a document joins the folder `components`.
  private static func sections(
    of documents: [ResolvedDocument], _ theme: ResolvedTheme?, _ words: Words
  ) -> [Section] {
    let home = documents.first { $0.path == "index.html" }
    var folders: [String: [ResolvedDocument]] = [:]
    for document in documents where document.path != "index.html" {
      folders[document.folder, default: []].append(document)
    }
    let documented = Set(documents.compactMap(\.component))
    let undocumented = theme?.components.all.map(\.component).filter { !documented.contains($0.name) } ?? []
    let hasIndex = ComponentIndexPage.isNeeded(theme, documents.map(\.path))
    if hasIndex || !undocumented.isEmpty, folders["components"] == nil { folders["components"] = [] }
    let sections = folders.map { folder, documents -> (order: Double, folder: String, section: Section) in
      let index = documents.first { $0.path == folder + "/index.html" }
      let order = folder.isEmpty ? home?.order : index?.order
      var items = documents.filter { $0.path != index?.path }.sorted(by: Navigation.comesBefore)
        .map { document in
          let component = document.component.flatMap { theme?.components[$0]?.component }
          return Item(title: document.title, path: document.path, status: document.status ?? component?.status)
        }
      if folder == "components" {
        items += undocumented.map { Item(title: $0.title, path: "components/\($0.name).html", status: $0.status) }
      }
      let names = ["": words[.documents], "components": words[.components]]
      let title = index?.title ?? names[folder] ?? folder.capitalizedWords
      let path = index?.path ?? (folder == "components" && hasIndex ? ComponentIndexPage.path : nil)
      return (order ?? .infinity, folder, Section(title: title, path: path, items: items))
    }
    // Two folders may have one title.
    return sections.sorted { a, b in
      (a.order, a.section.title, a.folder) < (b.order, b.section.title, b.folder)
    }.map(\.section)
  }
}

extension Navigation {
  private static func comesBefore(_ a: ResolvedDocument, _ b: ResolvedDocument) -> Bool {
    let (order, other) = (a.order ?? .infinity, b.order ?? .infinity)
    return order == other ? (a.title, a.path) < (b.title, b.path) : order < other
  }
}

extension ResolvedDocument {
  /// The first folder that the page stands in; the empty string for none.
  var folder: String {
    path.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(decoding: path.utf8[..<$0], as: UTF8.self) } ?? ""
  }
}

extension String {
  fileprivate var capitalizedWords: String {
    split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}

extension TokenType {
  /// The type as a part of a file name.
  var slug: String {
    rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}
