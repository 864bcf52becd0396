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
  /// The page of each component.
  private(set) var componentPages: [String: String] = [:]

  init(_ source: SystemSource, theme: ResolvedTheme?, into findings: inout Findings) {
    let generated = SiteMap.generatedPages(theme)
    for document in source.documents {
      let page = SiteMap.page(of: document.path)
      if generated.contains(page) {
        findings.report(
          Finding(
            .error, "page-collision", "the site has a page '\(page)' of its own", at: document.file.place(at: 0),
            help: "name the document differently"))
      }
      pages[document.path] = page
      anchors[page] = Set(document.markdown.headings.map(\.id))
      if let component = document.frontMatter.component {
        if theme?.components[component.name] == nil {
          findings.report(unknownComponent(component.name, at: component.place, theme))
        }
        componentPages[component.name] = page
      }
    }
    assets = Set(source.assets.map(\.path))
    for component in theme?.components.all ?? [] where componentPages[component.component.name] == nil {
      componentPages[component.component.name] = "components/\(component.component.name).html"
    }
  }

  /// The pages that no document stands behind.
  private static func generatedPages(_ theme: ResolvedTheme?) -> Set<String> {
    guard let theme else { return ["404.html"] }
    let tokens = theme.graph.tokens.map { Navigation.page(of: $0.type) }
    return Set(tokens + ["404.html", "contrast.html", "tokens/index.html"])
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
