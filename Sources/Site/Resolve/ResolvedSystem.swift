package import Diagnostics
import Tokens

/// One design system, resolved.
package struct ResolvedSystem: Sendable {
  package let name: String
  package let title: String
  package let description: String?
  /// Where its pages stand in the site: the empty string, or a path that ends with a slash.
  package let folder: String
  package private(set) var theme: ResolvedTheme?
  package let documents: [ResolvedDocument]
  /// Files beside the documents, such as pictures, by their paths in the system.
  package let assets: [(path: String, file: SourceFile)]
  package private(set) var navigation: Navigation
  /// Nil where nobody asked for it.
  package private(set) var review: SystemReview?

  /// - Parameter targets: of the links of all systems, this one included.
  init(
    _ source: SystemSource, folder: String, theme: ResolvedTheme?, targets: LinkTargets, words: Words,
    into findings: inout Findings
  ) {
    name = source.name
    self.folder = folder
    self.theme = theme
    documents = DocumentResolver(system: source.name, theme: theme, targets: targets)
      .resolved(source.documents, into: &findings)
    assets = source.assets
    let home = documents.first { $0.path == "index.html" }
    title = home?.title ?? source.displayName
    description = home?.description ?? theme?.configuration.description
    navigation = Navigation(documents, theme: theme, words)
  }

  /// The frame around several systems: it has no theme and no documents, and its sidebar leads to each of them.
  init(portalOf systems: [ResolvedSystem], title: String, description: String?, words: Words) {
    name = ""
    self.title = title
    self.description = description
    folder = ""
    theme = nil
    documents = []
    assets = []
    let items = systems.map { Navigation.Item(title: $0.title, path: $0.folder + "index.html") }
    navigation = Navigation(sections: [.init(title: words[.systems], path: nil, items: items)], words)
  }

  func knowing(_ subjects: Set<Finding.Subject>) -> ResolvedSystem {
    var system = self
    system.theme = theme?.knowing(subjects)
    return system
  }

  func reviewed(_ review: SystemReview, _ words: Words) -> ResolvedSystem {
    var system = self
    system.review = review
    system.navigation = navigation.adding(review, words)
    return system
  }

  package var isEmpty: Bool {
    documents.isEmpty && theme?.graph.tokens.isEmpty != false
  }

  package var home: ResolvedDocument? {
    documents.first { $0.path == "index.html" }
  }
}

extension SystemSource {
  /// What people call the system when no document names it.
  var displayName: String { theme?.configuration.name ?? name }
}

extension ResolvedSystem {
  /// The modifier that light and dark of the site follow: the theme's own, or one of the site.
  var appearance: Modifier {
    let own = theme?.graph.modifiers.first(where: \.isAppearance)
    return own ?? Chrome.appearance
  }
}
