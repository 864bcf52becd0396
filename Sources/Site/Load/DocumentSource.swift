package import Diagnostics
package import Markup

/// A Markdown document.
package struct DocumentSource: Sendable {
  /// Relative to the system's content folder, with `.md`.
  package let path: String
  package let file: SourceFile
  package let frontMatter: FrontMatter
  package let markdown: MarkdownDocument
}
