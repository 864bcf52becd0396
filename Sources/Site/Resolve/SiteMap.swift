import Diagnostics
import Markup
import Tokens

/// Which pages and anchors a system has, so that links can be checked before anything is rendered.
struct SiteMap {
  /// Pages by the Markdown file that they come from, as links name it.
  private(set) var pages: [String: String] = [:]
  /// The ids that a link may name, by page.
  private(set) var anchors: [String: Set<String>] = [:]
  private(set) var assets: Set<String> = []
  /// The documents that are left out, as links name them.
  let drafts: Set<String>
  /// The pages and files that the site makes itself, as links name them.
  private(set) var generated: Set<String> = []
  /// The documents that are pages of components: the site adds to what they say.
  private(set) var componentPages: Set<String> = []
  /// Who has a path of the system: the place of a file, or nil for what the site makes itself. A dictionary of Strings takes
  /// names that differ only in Unicode composition for one, as some file systems do.
  private var claims: [String: Place?] = [:]

  /// - Parameters:
  ///   - files: what the site brings along in the folder of the system.
  ///   - isReviewed: whether there will be a page of what changed.
  init(
    _ source: SystemSource, theme: ResolvedTheme?, beside files: [String], isReviewed: Bool,
    into findings: inout Findings
  ) {
    drafts = source.drafts
    generated = SiteMap.generatedPaths(theme, of: source.name).union(files)
    if isReviewed {
      generated.formUnion(SiteStyle.Sheet.ofChanges.map(\.path))
      if theme != nil { generated.insert(ChangesPage.path) }
    }
    // Without documents nobody leads there, and nobody takes their place.
    if let theme, !source.documents.isEmpty || !source.assets.isEmpty {
      generated.formUnion(TokenPages(theme.graph.tokens).all.map(\.path))
    }
    // Whether there are pairs to show is not to decide what a document may be called.
    for path in generated.union(["contrast.html"]) { claims[path] = .some(nil) }
    let count = claims.count + source.documents.count + source.assets.count
    claims.reserveCapacity(count)
    pages.reserveCapacity(source.documents.count)
    anchors.reserveCapacity(source.documents.count)
    var components: [String: Place] = [:]
    for document in source.documents {
      let page = SiteMap.page(of: document.path)
      claim(page, at: document.file.place(at: 0), into: &findings)
      pages[document.path] = page
      anchors[page] = document.anchors
      guard let component = document.frontMatter.component else { continue }
      componentPages.insert(page)
      if theme?.components[component.name] == nil {
        findings.report(unknownComponent(component.name, at: component.place, theme))
      }
      if let first = components.updateValue(component.place, forKey: component.name) {
        findings.report(
          Finding(
            .error, "page-collision", "'\(component.name)' has a page already", at: component.place,
            notes: [.init("it is this one", at: first)], help: "a component has one page: remove 'component' here"))
      }
      if page == "index.html" {
        findings.report(
          Finding(
            .error, "page-collision", "the home page cannot be the page of '\(component.name)'", at: component.place,
            help: "give the component a document of its own"))
      }
    }
    for component in theme?.components.all.map(\.component.name) ?? [] where components[component] == nil {
      let page = "components/\(component).html"
      generated.insert(page)
      if let other = claims[page] ?? nil {
        findings.report(
          Finding(
            .error, "page-collision", "the component '\(component)' needs the page '\(page)'", at: other,
            help: "make it the component's page: component: \(component)"))
      }
    }
    if claims["index.html"] == nil {
      claims["index.html"] = .some(nil)
      generated.insert("index.html")
    }
    if ComponentIndexPage.isNeeded(theme, pages.values) {
      claims[ComponentIndexPage.path] = .some(nil)
      generated.insert(ComponentIndexPage.path)
    }
    for asset in source.assets { claim(asset.path, at: asset.file.place(at: 0), into: &findings) }
    assets = Set(source.assets.map(\.path))
  }

  private mutating func claim(_ path: String, at place: Place, into findings: inout Findings) {
    if let byte = path.utf8.first(where: SiteMap.isUnsafe) {
      let shown = byte < 0x20 ? "a control character" : "'\(Unicode.Scalar(byte))'"
      findings.report(
        Finding(
          .error, "unsafe-name", "the name '\(path)' holds \(shown), which means something else in an address",
          at: place,
          help: "name it differently"))
    }
    guard let other = claims.updateValue(place, forKey: path) else { return }
    let notes = other.map { [Finding.Note("the other stands here", at: $0)] } ?? []
    let text = other == nil ? "the site has a file '\(path)' of its own" : "two files become '\(path)'"
    findings.report(Finding(.error, "page-collision", text, at: place, notes: notes, help: "name it differently"))
  }

  private static func isUnsafe(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x20, UInt8(ascii: "#"), UInt8(ascii: "?"), UInt8(ascii: "%"), UInt8(ascii: "\\"): true
    default: false
    }
  }

  /// What no document and no file beside the documents stands behind.
  private static func generatedPaths(_ theme: ResolvedTheme?, of system: String) -> Set<String> {
    let styles =
      [
        "component.js",
        "components.css",
        "overview.js",
        "search.js",
        "site.js",
        "tokens.css",
      ].map { "assets/\($0)" } + [SystemIcon.path, Sitemap.path, LanguageModelIndex.path]
      + SiteStyle.Sheet.ofEverySite.map(\.path)
    guard let theme else { return Set(styles + ["404.html", AllPagesPage.path]) }
    let tokens = theme.graph.types.map { Navigation.page(of: $0) }
    let variants = theme.components.all.flatMap { component in
      component.variants.map { ResolvedSystem.variantPage(component.component.name, $0.variant.name) }
    }
    let fonts = FontAssets(theme.fonts).paths
    let index = theme.graph.tokens.isEmpty ? [] : ["tokens/index.html", Downloads.page]
    let downloads = Downloads(theme, name: system).files.map(\.path)
    let contrast = theme.audit != nil || !theme.isContrastJudged ? ["contrast.html"] : []
    let modes = ModesPage.isNeeded(theme) ? [ModesPage.path] : []
    let pages = ["404.html", AllPagesPage.path] + index + contrast + modes
    return Set(pages + styles + fonts + tokens + variants + downloads)
  }

  static func page(of document: String) -> String {
    document.dropLast(".md".count) + ".html"
  }

  private func unknownComponent(_ name: String, at place: Place, _ theme: ResolvedTheme?) -> Finding {
    let names = theme?.components.all.map(\.component.name) ?? []
    return Finding(
      .error, "unknown-component", "'\(name)' is no component of this theme", at: place,
      help: NearestName.help(name, in: names) ?? "components: \(names.joined(separator: ", "))")
  }
}
