/// Code or raw HTML in a document.
struct MarkdownSpan {
  /// In the document's `strings`.
  let literal: ByteRange
  /// In the file.
  let place: ByteRange
}
