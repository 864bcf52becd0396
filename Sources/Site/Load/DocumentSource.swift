package import Diagnostics
package import Markup

/// A Markdown document.
///
/// A class, because it is handed from stage to stage: a copy would be of a dozen references.
package final class DocumentSource: Sendable {
  /// Relative to the system's content folder, with `.md`.
  package let path: String
  package let file: SourceFile
  package let frontMatter: FrontMatter
  package let markdown: MarkdownDocument
  /// The ids that a link may name.
  let anchors: Set<String>

  init(path: String, file: SourceFile, isDesign: Bool = false, into findings: inout Findings) {
    self.path = path
    self.file = file
    frontMatter = FrontMatter(file, isDesign: isDesign, into: &findings)
    let body = frontMatter.bodyOffset..<file.bytes.count
    markdown = MarkdownParser().document(file, body: body, findings: &findings)
    anchors = Set(markdown.headings.map(\.id))
  }
}
