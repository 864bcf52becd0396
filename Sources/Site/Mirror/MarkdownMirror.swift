import Markup
import Tokens

/// The pages of a system as Markdown: a twin beside each page, for programs that read and people who copy.
struct MarkdownMirror {
  struct Twin {
    /// Relative to the system.
    let path: String
    let make: @Sendable () -> [UInt8]
  }

  let project: ResolvedProject
  let system: ResolvedSystem

  /// The path of a page's twin.
  static func path(of page: String) -> String {
    page.dropLast(".html".count) + ".md"
  }

  /// Empty where the site wants none.
  var twins: [Twin] {
    guard project.hasMarkdown else { return [] }
    let theme = system.theme
    func twin(_ page: String, _ text: @escaping @Sendable () -> String) -> Twin {
      Twin(path: MarkdownMirror.path(of: page)) { Array(text().utf8) }
    }
    var twins = [twin("index.html") { home }, twin(AllPagesPage.path) { list }]
    for document in system.documents where document.path != "index.html" && document.component == nil {
      twins.append(
        Twin(path: MarkdownMirror.path(of: document.path)) { DocumentMirror(document: document, theme: theme).bytes })
    }
    guard let theme else { return twins }
    for component in theme.components.all {
      let name = component.component.name
      let document = system.documents.first { $0.component == name }
      let page = system.componentPage(name)
      twins.append(
        twin(page) { ComponentMirror(component: component, document: document, theme: theme, page: page).text })
    }
    for type in theme.graph.types {
      twins.append(
        twin(Navigation.page(of: type)) {
          let tokens = theme.graph.tokens.filter { $0.type == type }
          return MarkdownText.title(project.words[type.phrase], nil) + TokenMirror(theme: theme).table(tokens)
        })
    }
    if let review = system.review {
      twins.append(
        twin(ChangesPage.path) { ChangesMirror(system: system.title, review: review, words: project.words).text })
    }
    if let audit = theme.audit {
      twins.append(twin("contrast.html") { ContrastMirror(audit: audit, words: project.words).text })
    }
    return twins
  }

  private var home: String {
    let title = MarkdownText.title(system.title, system.description)
    let body = system.home.map {
      String(decoding: DocumentMirror(document: $0, theme: system.theme).body, as: UTF8.self)
    }
    return title + (body.map { $0 + "\n" } ?? "") + sections
  }

  private var list: String {
    MarkdownText.title(project.words[.allPages], system.title) + sections
  }

  /// The sidebar; on the portal, the systems.
  private var sections: String {
    if system.name == project.portal?.name { return systems }
    let twins = Set(twins.map(\.path))
    func link(_ title: String, _ page: String) -> String {
      let path = MarkdownMirror.path(of: page)
      return MarkdownText.link(title, twins.contains(path) ? path : page)
    }
    return system.navigation.sections.map { section in
      let title = section.path.map { link(section.title, $0) } ?? section.title
      let items = section.items.map { "- \(link($0.title, $0.path))\n" }.joined()
      return "## \(title)\n\n\(items)\n"
    }.joined()
  }

  /// With what each says of itself.
  private var systems: String {
    let items = project.systems.map { system in
      let link = MarkdownText.link(system.title, MarkdownMirror.path(of: system.folder + "index.html"))
      return "- \(link)\(system.description.map { ": \(MarkdownText.line($0))" } ?? "")\n"
    }
    return "## \(project.words[.systems])\n\n\(items.joined())\n"
  }
}
