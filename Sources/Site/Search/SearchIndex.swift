import Cascade
import Colorimetry
import Diagnostics
import Markup
import Tokens

/// assets/search.js: what the search of the site looks through, as a script, since a page from a disk can load nothing else.
///
/// Arrays without names; the scripts of the site (`SiteScript.search`) read them by their order:
///
///     system     title, folder, prefix of its names, pages, components, pages of tokens
///     page       path, title, section, description, headings (id, text, id, text, …), text
///     component  the same; its text starts with its variants and states
///     tokens     path, title, tokens
///     token      path, values in a line each, description, its name in Swift where the theme gives it one, its anchor where
///                that is not the path
struct SearchIndex {
  let project: ResolvedProject

  /// The most documents that are searched word for word; of more, titles, headings and descriptions are.
  static let mostWholeDocuments = 500

  var bytes: [UInt8] {
    let count = project.systems.reduce(0) { $0 + $1.documents.count }
    let systems = project.systems.map { system($0, isWhole: count <= SearchIndex.mostWholeDocuments) }
    return Array("const searchIndex=".utf8) + CompactArray(systems).bytes + Array(";\n".utf8)
  }

  private func system(_ system: ResolvedSystem, isWhole: Bool) -> CompactArray {
    let documents = Dictionary(system.documents.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let components = Set(system.theme?.components.all.map { system.componentPage($0.component.name) } ?? [])
    func pages(_ items: [Navigation.Item], in section: String) -> [CompactArray] {
      items.compactMap { item in
        guard !components.contains(item.path) else { return nil }
        return page(item, section, document: documents[item.path], isWhole: isWhole)
      }
    }
    let navigation = system.navigation
    let home = Navigation.Item(title: system.title, path: navigation.home.path)
    let sections = navigation.sections.flatMap { section in
      pages(section.path.map { [.init(title: section.title, path: $0)] } ?? [], in: "")
        + pages(section.items, in: section.title)
    }
    var array = CompactArray(system.title, system.folder, system.theme?.configuration.prefix ?? "")
    array.append(CompactArray(pages([home], in: "") + sections))
    array.append(CompactArray(system.theme.map { self.components($0, of: system, isWhole: isWhole) } ?? []))
    array.append(CompactArray(system.theme.map { tokens($0, of: system) } ?? []))
    return array
  }

  // MARK: Pages

  private func page(
    _ item: Navigation.Item, _ section: String, document: ResolvedDocument?, isWhole: Bool
  ) -> CompactArray {
    var page = CompactArray(item.path, item.title, section, document?.description ?? "")
    append(document, startingWith: "", isWhole: isWhole, to: &page)
    return page
  }

  private func append(
    _ document: ResolvedDocument?, startingWith words: String, isWhole: Bool, to page: inout CompactArray
  ) {
    var headings = CompactArray()
    for heading in document?.markdown.headings ?? [] {
      headings.append(heading.id)
      headings.append(heading.text)
    }
    page.append(headings)
    page.appendText { bytes in
      JSONText.append(words, to: &bytes)
      if isWhole, let document { SearchText(document).write(to: &bytes) }
    }
  }

  private func components(_ theme: ResolvedTheme, of system: ResolvedSystem, isWhole: Bool) -> [CompactArray] {
    let documents = Dictionary(
      system.documents.compactMap { document in document.component.map { ($0, document) } },
      uniquingKeysWith: { first, _ in first })
    return theme.components.all.map { component in
      let facts = component.component
      let document = documents[facts.name]
      var page = CompactArray(
        system.componentPage(facts.name), document?.title ?? facts.title, "",
        document?.description ?? facts.description ?? "")
      let states = InteractionState.allCases.filter { state in facts.variants.contains { $0.states.contains(state) } }
      let words = facts.variants.map(\.title) + states.map { project.words[$0.phrase] }
      append(document, startingWith: words.joined(separator: ", ") + ". ", isWhole: isWhole, to: &page)
      return page
    }
  }

  // MARK: Tokens

  private func tokens(_ theme: ResolvedTheme, of system: ResolvedSystem) -> [CompactArray] {
    let catalog = TokenCatalog(system)
    return catalog.pages.all.map { page in
      var array = CompactArray(page.path, project.words[page.type.phrase])
      array.append(
        CompactArray(
          page.tokens.compactMap { theme.graph.index(of: $0.path) }.sorted().map { index in
            let (token, anchor) = (theme.graph.tokens[index], catalog.entry(index).anchor)
            return self.token(token, theme, anchor: anchor == token.path.description ? nil : anchor)
          }))
      return array
    }
  }

  /// - Parameter anchor: nil for one that is the path.
  private func token(_ token: TokenGraph.Token, _ theme: ResolvedTheme, anchor: String?) -> CompactArray {
    let path = token.path.description
    let values = SearchIndex.values(token).joined(separator: "\n")
    let description = token.description ?? ""
    let swift = theme.chosenSwiftName(token.path) ?? ""
    if let anchor { return CompactArray(path, values, description, swift, anchor) }
    if !swift.isEmpty { return CompactArray(path, values, description, swift) }
    return description.isEmpty ? CompactArray(path, values) : CompactArray(path, values, description)
  }

  /// Each value that the token has in a mode, in words; behind a colour that is not written in hex, what is painted for it.
  private static func values(_ token: TokenGraph.Token) -> [String] {
    var texts: [String] = []
    for value in token.distinctValues.map(\.token.value) {
      var spellings = [TokenText.short(value)]
      if case .color(let color) = value, !spellings[0].hasPrefix("#") {
        spellings.append(Paint(color).hex.uppercased())
      }
      texts += spellings.filter { !texts.contains($0) }
    }
    return texts
  }
}
