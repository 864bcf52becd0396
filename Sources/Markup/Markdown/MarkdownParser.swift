package import Diagnostics

/// Reads Markdown: CommonMark 0.30 and, as far as they are switched on, the extensions of GFM and our own.
///
/// cmark parses; what it does not know is done before (tables and footnotes rewrite the text into what it does know) and
/// after (passes over the tree). All places point into the file as the author wrote it.
package struct MarkdownParser: Sendable {
  package struct Extensions: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let tables = Extensions(rawValue: 1 << 0)
    package static let strikethrough = Extensions(rawValue: 1 << 1)
    package static let taskLists = Extensions(rawValue: 1 << 2)
    package static let autolinks = Extensions(rawValue: 1 << 3)
    package static let footnotes = Extensions(rawValue: 1 << 4)
    package static let alerts = Extensions(rawValue: 1 << 5)

    package static let all: Extensions = [
      .tables, .strikethrough, .taskLists, .autolinks, .footnotes, .alerts,
    ]
  }

  package let extensions: Extensions

  /// An empty set of extensions is pure CommonMark.
  package init(extensions: Extensions = .all) {
    self.extensions = extensions
  }

  /// Reads the part of a file that is Markdown, e.g. what follows its front matter. The file is UTF-8.
  package func document(
    _ file: SourceFile, body: Range<Int>, findings: inout Findings
  ) -> MarkdownDocument {
    var text = TracedText(file: file, range: body)
    let footnotes = extensions.contains(.footnotes) ? FootnoteMarking(text) : nil
    text = footnotes?.text ?? text
    let tables = extensions.contains(.tables) ? TableMarking(text) : nil
    var builder = MarkdownBuilder(tables?.text ?? text, extensions: extensions, tables: tables, footnotes: footnotes)
    builder.build()
    if let tables, builder.cellCount < tables.cells.count {
      // What looked like a table that stands apart is code, or raw HTML.
      let tables = TableMarking(text, lookingAtBlocks: true)
      builder = MarkdownBuilder(tables?.text ?? text, extensions: extensions, tables: tables, footnotes: footnotes)
      builder.build()
    }
    findings.report(builder.findings)
    return builder.document
  }

  /// Reads a whole file.
  package func document(_ file: SourceFile, findings: inout Findings) -> MarkdownDocument {
    document(file, body: 0..<file.bytes.count, findings: &findings)
  }
}
