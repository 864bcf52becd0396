import Markup
import Tokens

/// The pages of a system as Markdown: a twin beside each page but 404.html, for programs that read and people who copy.
struct MarkdownMirror {
  struct Twin {
    /// Of the page, relative to the system.
    let page: String
    let title: String
    var description: String?
    /// Whether it only says in part what another one says as a whole.
    var isPart = false
    let make: @Sendable () -> [UInt8]

    /// Relative to the system.
    var path: String { MarkdownMirror.path(of: page) }
  }

  let frame: PageFrame

  /// The path of a page's twin.
  static func path(of page: String) -> String {
    page.dropLast(".html".count) + ".md"
  }

  /// Empty where the site wants none.
  var twins: [Twin] {
    guard project.hasMarkdown else { return [] }
    let pages =
      [
        twin("index.html", system.title, system.description) { home },
        twin(AllPagesPage.path, words[.allPages]) { list },
      ] + documents
    guard let theme = system.theme else { return pages }
    let changes = system.review.map { review in
      twin(ChangesPage.path, words[.changes]) {
        ChangesMirror(system: system.title, review: review, words: words).text
      }
    }
    return pages + components(theme) + [changes].compactMap { $0 } + (theme.graph.tokens.isEmpty ? [] : tokens(theme))
  }

  private var project: ResolvedProject { frame.project }
  private var system: ResolvedSystem { frame.system }
  private var words: Words { project.words }

  private func twin(
    _ page: String, _ title: String, _ description: String? = nil, isPart: Bool = false,
    _ text: @escaping @Sendable () -> String
  ) -> Twin {
    Twin(page: page, title: title, description: description, isPart: isPart) { Array(text().utf8) }
  }

  // MARK: Documents and components

  private var documents: [Twin] {
    system.documents.filter { $0.path != "index.html" && $0.component == nil }.map { document in
      Twin(page: document.path, title: document.title, description: document.description) {
        DocumentMirror(document: document, theme: system.theme, words: words).bytes
      }
    }
  }

  private func components(_ theme: ResolvedTheme) -> [Twin] {
    let hasIndex = ComponentIndexPage.isNeeded(theme, system.documents.map(\.path))
    let index = hasIndex ? [twin(ComponentIndexPage.path, words[.components]) { componentList(theme) }] : []
    return index
      + theme.components.all.flatMap { component -> [Twin] in
        let facts = component.component
        let document = system.documents.first { $0.component == facts.name }
        let title = document?.title ?? facts.title
        let whole = twin(system.componentPage(facts.name), title, document?.description ?? facts.description) {
          ComponentMirror(component: component, document: document, theme: theme, words: words).text
        }
        let parts = component.variants.map { variant in
          let page = ResolvedSystem.variantPage(facts.name, variant.variant.name)
          return twin(page, "\(title): \(variant.variant.title)", isPart: true) {
            VariantMirror(component: component, variant: variant, title: title, words: words).text
          }
        }
        return [whole] + parts
      }
  }

  private func componentList(_ theme: ResolvedTheme) -> String {
    let items = theme.components.all.map { component in
      let page = system.componentPage(component.component.name)
      return MarkdownText.item(
        component.component.title, from: ComponentIndexPage.path, to: page, component.component.description)
    }
    return MarkdownText.title(words[.components], nil) + items.joined()
  }

  // MARK: Tokens

  private func tokens(_ theme: ResolvedTheme) -> [Twin] {
    let types = theme.graph.types.map { type in
      twin(Navigation.page(of: type), words[type.phrase]) {
        TokenTypeMirror(theme: theme, type: type, pages: frame.tokens.pages.pages(of: type), words: words).text
      }
    }
    let groups = frame.tokens.pages.all.compactMap { page in
      page.group.map { group in
        twin(page.path, "\(words[page.type.phrase]): \(group.title(words))", isPart: true) {
          MarkdownText.title(group.title(words), words[.tokens(page.tokens.count)])
            + TokenMirror(theme: theme, words: words).table(page.tokens)
        }
      }
    }
    let modes =
      ModesPage.isNeeded(theme)
      ? [twin(ModesPage.path, words[.modes]) { ModesMirror(theme: theme, words: words).text }] : []
    let contrast = theme.audit.map { audit in
      twin("contrast.html", words[.contrast]) { ContrastMirror(audit: audit, words: words).text }
    }
    let overview = twin("tokens/index.html", words[.tokens]) {
      TokenIndexMirror(title: system.title, theme: theme, catalog: frame.tokens, words: words).text
    }
    let downloads = twin(Downloads.page, words[.downloads]) {
      DownloadsMirror(system: system, theme: theme, downloads: Downloads(theme, name: system.name), words: words).text
    }
    return [overview] + types + groups + modes + [contrast].compactMap { $0 } + [downloads]
  }

  // MARK: Lists

  private var home: String {
    let title = MarkdownText.title(system.title, system.description)
    let body = system.home.map {
      String(decoding: DocumentMirror(document: $0, theme: system.theme, words: words).body, as: UTF8.self)
    }
    return title + (body.map { $0 + "\n" } ?? "") + sections
  }

  private var list: String {
    MarkdownText.title(words[.allPages], words[.allPagesOf(system.title)]) + sections
  }

  /// The sidebar; on the portal, the systems with what each says of itself.
  private var sections: String {
    let root = "index.html"
    if system.name == project.portal?.name {
      let items = project.systems.map {
        MarkdownText.item($0.title, from: root, to: $0.folder + root, $0.description)
      }
      return "## \(words[.systems])\n\n\(items.joined())\n"
    }
    return system.navigation.sections.map { section in
      let title = section.path.map { MarkdownText.link(section.title, from: root, to: $0) } ?? section.title
      let items = section.items.map { MarkdownText.item($0.title, from: root, to: $0.path) }
      return "## \(title)\n\n\(items.joined())\n"
    }.joined()
  }
}
