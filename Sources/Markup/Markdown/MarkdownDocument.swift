/// A parsed document: values only, nothing of it depends on the parser.
package struct MarkdownDocument: Hashable, Sendable {
  package let blocks: [Block]
  /// In the order in which the text refers to them.
  package let footnotes: [Footnote]
  /// Every heading, also those inside of quotes and lists, in reading order.
  package let headings: [Heading]
}
