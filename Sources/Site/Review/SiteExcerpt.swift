import Diagnostics

/// The part of a site that shows components alone: the pages of their variants, and all that these pages load, byte for byte.
///
/// So a variant looks in an excerpt as it does in the whole site. What a page links to is not in it: the page of the component.
package struct SiteExcerpt: Sendable {
  private let site: [OutputFile]

  /// Nil where the input has errors, so that there is no site.
  /// - Parameter components: by the name of the system; those that it does not have count for nothing.
  package init?(of build: Build, components: [String: Set<String>]) {
    guard !build.inputFindings.hasErrors else { return nil }
    let paths = SiteExcerpt.paths(in: build.resolved, components)
    site = SiteRenderer(project: build.resolved).files.filter { paths.contains($0.path) }
  }

  /// In the order of their paths.
  /// - Parameter folder: where the site's folder is; the empty string, or a path that ends with a slash.
  package func files(in folder: String = "") -> [OutputFile] {
    site.map { file in OutputFile(path: folder + file.path) { file.bytes } }
  }

  private static func paths(in project: ResolvedProject, _ components: [String: Set<String>]) -> Set<String> {
    var paths: Set<String> = []
    for system in project.systems {
      guard let theme = system.theme, let names = components[system.name] else { continue }
      let pages = theme.components.all.filter { names.contains($0.component.name) }.flatMap { component in
        component.variants.map { ResolvedSystem.variantPage(component.component.name, $0.variant.name) }
      }
      guard !pages.isEmpty else { continue }
      let twins = project.hasMarkdown ? pages.map(MarkdownMirror.path) : []
      let own = pages + twins + VariantPage.assets(of: theme)
      paths.formUnion(own.map { system.folder + $0 })
      paths.formUnion(VariantPage.siteAssets)
    }
    return paths
  }
}
