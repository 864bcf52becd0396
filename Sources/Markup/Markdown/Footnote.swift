/// A footnote to which the document refers; its number is its place in `MarkdownDocument.footnotes`, from 1.
package struct Footnote: Hashable, Sendable {
  package let label: String
  package let blocks: [Block]
  /// How often the document refers to it; each reference gets a way back.
  package let referenceCount: Int
}
