package import Diagnostics

/// A project as its files have it: parsed, every value with its place, nothing resolved.
package struct Project: Sendable {
  package var configuration = SiteConfiguration()
  package var parts = SiteParts()
  package var systems: [SystemSource] = []
  package var sources = SourceFiles()
}

/// One design system: a theme, the documents that belong to it, or both.
package struct SystemSource: Sendable {
  package let name: String
  package var theme: ThemeSource?
  package var documents: [DocumentSource] = []
  /// The paths of documents that are drafts, where those are left out.
  package var drafts: Set<String> = []
  /// Every other file beside the documents, by its path in the content folder.
  package var assets: [(path: String, file: SourceFile)] = []
}
