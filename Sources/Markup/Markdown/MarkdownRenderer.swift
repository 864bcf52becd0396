package import Diagnostics

/// Writes a document as HTML.
///
/// With raw HTML on and nothing else, a CommonMark document comes out byte for byte as the standard's examples have it.
/// Hooks see every code span, code block and address; what they return takes the place of what would be written.
package struct MarkdownRenderer {
  /// True to emit raw HTML as it is; else it is shown as text. Every scheme but the dangerous ones then passes, too.
  package var allowsRawHTML = false
  /// True to give each heading its id and a link to itself.
  package var linksHeadings = true

  /// A code span's literal and its place.
  package var codeSpan: (String, Place) -> HTML? = { _, _ in nil }
  /// A code block; what comes back stands there instead of `<pre>`.
  package var codeBlock: (CodeBlock) -> HTML? = { _ in nil }
  /// A link's destination and place → where it leads on the site.
  package var link: (String, Place) -> String = { destination, _ in destination }
  /// The same for the source of an image.
  package var image: (String, Place) -> String = { source, _ in source }

  package init() {}

  package func html(_ document: MarkdownDocument) -> HTML {
    var writer = MarkdownWriter(renderer: self)
    writer.write(document.blocks)
    writer.write(document.footnotes)
    return writer.html
  }

  /// Running text alone, e.g. a description.
  package func html(_ inlines: [Inline]) -> HTML {
    var writer = MarkdownWriter(renderer: self)
    writer.write(inlines)
    return writer.html
  }

  /// The address as it may be written; nil when its scheme is not safe.
  func href(_ address: String) -> Href? {
    Href(address, schemes: allowsRawHTML ? .unlisted : .safe)
  }
}
