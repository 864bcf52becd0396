/// What stands around other parts of a document, from its start to its end.
enum MarkdownElement: Hashable {
  /// In a list without blank lines between its items a paragraph has no tag.
  case paragraph(isTight: Bool)
  /// Index in the document's headings.
  case heading(Int32)
  case quote
  case alert(Alert)
  /// Nil for bullets.
  case list(start: Int32?)
  case item
  /// A list item that says whether something is done: its first paragraph, in the place of a `paragraph`, is that thing.
  case task
  case taskName(isDone: Bool, isTight: Bool)
  /// Index in the document's tables.
  case table(Int32)
  case row(Table.Row)
  case cell(Table.Row, Table.Alignment?)
  case footnotes
  /// The footnote's number, from 1.
  case footnote(Int32)
  case emphasis, strong, strikethrough
  /// Index in the document's links.
  case link(Int32)
}
