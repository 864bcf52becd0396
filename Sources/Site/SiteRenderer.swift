import Colorimetry
import Diagnostics
import Markup
import Tokens

/// The fourth stage: a resolved project → the files of its site. Pure; a page depends on nothing but the project, so that each can be
/// made when it is written, beside others.
struct SiteRenderer {
  let project: ResolvedProject

  /// In the order of their paths.
  var files: [OutputFile] {
    let shared =
      [
        OutputFile(path: "assets/site.js") { SiteScript.page },
        OutputFile(path: "assets/component.js") { SiteScript.componentPage },
        OutputFile(path: "assets/overview.js") { SiteScript.overviewPage },
        OutputFile(path: "assets/search.js") { SearchIndex(project: project).bytes },
      ] + sheets.map { sheet in OutputFile(path: sheet.path) { sheet.css } }
      + project.parts.files.map { OutputFile(path: $0.path, bytes: $0.file.bytes) }
    let frames = ([project.portal].compactMap { $0 } + project.systems).map { PageFrame(project, $0) }
    let systems = frames.flatMap(files)
    let index = project.hasMarkdown ? [LanguageModelIndex(project: project, frames: frames).file] : []
    return (shared + systems + index + sitemap(systems)).sorted { $0.path.precedesByBytes($1.path) }
  }

  /// A site that tells of no changes has nothing that would need their looks.
  private var sheets: [SiteStyle.Sheet] {
    let isReviewed = project.systems.contains { $0.review != nil }
    return SiteStyle.Sheet.ofEverySite + (isReviewed ? SiteStyle.Sheet.ofChanges : [])
  }

  private func files(_ frame: PageFrame) -> [OutputFile] {
    let system = frame.system
    let assets = system.assets.map { OutputFile(path: system.folder + $0.path, bytes: $0.file.bytes) }
    let styles = [
      OutputFile(path: system.folder + "assets/tokens.css") { Array(tokenStyles(system).utf8) },
      OutputFile(path: system.folder + "assets/components.css") { componentStyles(system) },
      OutputFile(path: system.folder + SystemIcon.path) { Array(icon(system).svg.utf8) },
    ]
    let downloads = system.theme.map { Downloads($0, name: system.name).files } ?? []
    let offered = downloads.map { OutputFile(path: system.folder + $0.path, making: $0.make) }
    let twins = MarkdownMirror(frame: frame).twins.map {
      OutputFile(path: system.folder + $0.path, making: $0.make)
    }
    return pages(frame) + twins + assets + styles + offered + fonts(system)
  }

  // MARK: Pages

  private func pages(_ frame: PageFrame) -> [OutputFile] {
    let system = frame.system
    /// - Parameter path: relative to the system.
    func page(_ path: String, _ html: @escaping @Sendable (PageContext) -> HTML) -> OutputFile {
      OutputFile(path: system.folder + path) { html(frame.page(path)).bytes }
    }
    let isPortal = system.name.isEmpty
    var pages = [
      page("index.html") {
        isPortal ? PortalPage(context: $0).html : HomePage(context: $0, document: system.home).html
      },
      page("404.html") { NotFoundPage(context: $0).html },
      page(AllPagesPage.path) { AllPagesPage(context: $0).html },
    ]
    for document in system.documents where document.path != "index.html" && document.component == nil {
      pages.append(page(document.path) { DocumentPage(context: $0, document: document).html })
    }
    guard let theme = system.theme else { return pages }
    for component in theme.components.all {
      let document = system.documents.first { $0.component == component.component.name }
      pages.append(
        page(system.componentPage(component.component.name)) {
          ComponentPage(context: $0, theme: theme, component: component, document: document).html
        })
      for variant in component.variants {
        let path = ResolvedSystem.variantPage(component.component.name, variant.variant.name)
        pages.append(
          page(path) { VariantPage(context: $0, theme: theme, component: component, variant: variant).html })
      }
    }
    if ComponentIndexPage.isNeeded(theme, system.documents.map(\.path)) {
      pages.append(page(ComponentIndexPage.path) { ComponentIndexPage(context: $0, theme: theme).html })
    }
    if let review = system.review {
      pages.append(page(ChangesPage.path) { ChangesPage(context: $0, theme: theme, review: review).html })
    }
    guard !theme.graph.tokens.isEmpty else { return pages }
    let downloads = Downloads(theme, name: system.name)
    pages.append(
      page(Downloads.page) { DownloadsPage(context: $0, theme: theme, downloads: downloads).html })
    pages.append(page("tokens/index.html") { TokenIndexPage(context: $0, theme: theme).html })
    for type in theme.graph.types {
      pages.append(page(Navigation.page(of: type)) { TokenTypePage(context: $0, theme: theme, type: type).html })
    }
    for entries in frame.tokens.pages.all where entries.group != nil {
      pages.append(page(entries.path) { TokenGroupPage(context: $0, theme: theme, page: entries).html })
    }
    if ModesPage.isNeeded(theme) {
      pages.append(page(ModesPage.path) { ModesPage(context: $0, theme: theme).html })
    }
    if let audit = theme.audit {
      pages.append(page("contrast.html") { ContrastPage(context: $0, theme: theme, audit: audit).html })
    }
    return pages
  }

  /// A system without a theme wears the colour of the first that has one.
  private func icon(_ system: ResolvedSystem) -> SystemIcon {
    SystemIcon(system.theme ?? project.systems.lazy.compactMap(\.theme).first)
  }

  /// What search engines ask for, where the address of the site is known.
  private func sitemap(_ pages: [OutputFile]) -> [OutputFile] {
    guard let address = project.address else { return [] }
    let alone = project.systems.flatMap { system in
      (system.theme?.components.all ?? []).flatMap { component in
        component.variants.map {
          system.folder + ResolvedSystem.variantPage(component.component.name, $0.variant.name)
        }
      }
    }
    let unlisted = Set(alone)
    let paths = pages.map(\.path).filter {
      $0.hasSuffix(".html") && !$0.hasSuffix("404.html") && !unlisted.contains($0)
    }
    return Sitemap(address: address, paths: paths).files
  }

  // MARK: Styles

  /// The custom properties of the theme and of the chrome, and what is hidden in which mode.
  private func tokenStyles(_ system: ResolvedSystem) -> String {
    let modifiers = system.theme?.graph.modifiers ?? []
    let appearance = system.appearance
    let all = modifiers.contains(appearance) ? modifiers : modifiers + [appearance]
    let styles = ModeStyleSheet(selectors: ModeSelectors(appearance: appearance), modifiers: all)
    var css = ChromeStyleSheet(appearance: appearance).properties(styles)
    if let theme = system.theme {
      css += styles.properties(theme.styleSheet)
      if let canvas = theme.configuration.canvas {
        let property = theme.cssName(canvas.path)
        css += ":root { --s-stage: var(\(property)); }\n" + "[data-mode] { --s-stage: var(\(property)); }\n"
      }
      if let family = theme.configuration.fonts.first?.family {
        css += ":root { --s-face: \(CSSText.quoted(family)); }\n"
      }
    }
    return css + styles.visibility
  }

  private func fonts(_ system: ResolvedSystem) -> [OutputFile] {
    guard let theme = system.theme else { return [] }
    return FontAssets(theme.fonts).files(in: system.folder, keeping: characters(theme))
  }

  private func characters(_ theme: ResolvedTheme) -> FontCharacters {
    var characters = FontCharacters(in: project.sources)
    // Which a token file may write as escapes.
    for token in theme.graph.tokens { characters.insert(Array((token.description ?? "").utf8)) }
    return characters
  }

  private func componentStyles(_ system: ResolvedSystem) -> [UInt8] {
    let components = system.theme?.components.all ?? []
    return Array(
      components.map { SiteStyle.component($0.component.name, $0.css) }.joined(separator: [UInt8(ascii: "\n")]))
  }
}
