package import Diagnostics

/// Writes a document as HTML.
///
/// With raw HTML on and nothing else, a CommonMark document comes out byte for byte as the standard's examples have it.
/// Hooks see every code span, code block, address and piece of raw HTML; what they return takes the place of what would be
/// written, nil leaves it.
package struct MarkdownRenderer {
  /// True to emit raw HTML as it is; else it is shown as text, and comments are dropped. When true, every scheme but the
  /// dangerous ones passes, too.
  package var allowsRawHTML = false
  /// True to give each heading its id and a link to itself.
  package var linksHeadings = true

  /// In the language of the document.
  package var words = MarkdownWords()

  /// A code span's literal and its place.
  package var codeSpan: ((String, Place) -> HTML?)?
  /// A code block; what comes back stands there instead of `<pre>`.
  package var codeBlock: ((CodeBlock) -> HTML?)?
  /// Raw HTML, a block or a tag, and its place.
  package var rawHTML: ((String, Place) -> HTML?)?
  /// A link's destination and place → where it leads on the site.
  package var link: (String, Place) -> String = { destination, _ in destination }
  /// The same for the source of an image.
  package var image: (String, Place) -> String = { source, _ in source }

  package init() {}

  package func html(_ document: MarkdownDocument) -> HTML {
    var html = HTML()
    write(document, into: &html)
    return html
  }

  /// Appends a document to what has been written of a page.
  package func write(_ document: MarkdownDocument, into html: inout HTML) {
    var writer = MarkdownWriter(document, renderer: self)
    swap(&writer.html, &html)
    writer.write()
    swap(&writer.html, &html)
  }

  /// A piece of raw HTML as it may be written; nil when it is to be shown as text.
  func html(raw literal: String, _ place: Place) -> HTML? {
    if let html = rawHTML?(literal, place) { return html }
    // Whoever owns the site has switched raw HTML on.
    if allowsRawHTML { return HTML(trusting: literal.utf8) }
    let text = literal.drop { $0.isWhitespace }
    guard text.hasPrefix("<!--"), let end = text.firstRange(of: "-->")?.upperBound else { return nil }
    return text[end...].allSatisfy(\.isWhitespace) ? HTML() : nil
  }

  /// The address as it may be written; nil when its scheme is not safe.
  func href(_ address: String) -> Href? {
    Href(address, schemes: allowsRawHTML ? .unlisted : .safe)
  }
}
