/// A step through a document in reading order. Strings are ranges, so that an event needs no memory of its own.
enum MarkdownEvent {
  case start(MarkdownElement)
  case end(MarkdownElement)
  /// Text that the author wrote as it is: a range of the file. Only such text can carry syntax of ours: `\~` is no
  /// strikethrough. True when nothing in it has to be escaped.
  case text(ByteRange, isPlain: Bool)
  /// What an escape or a character reference stands for: a range of the document's `strings`.
  case literal(ByteRange)
  /// Indices in the document's `spans`.
  case code(Int32)
  case html(Int32)
  case htmlBlock(Int32)
  case softBreak, lineBreak, thematicBreak
  /// Index in the document's code blocks.
  case codeBlock(Int32)
  /// Index in the document's images.
  case image(Int32)
  /// `occurrence` is 1 for the first reference to that footnote, 2 for the next.
  case footnoteReference(number: Int32, occurrence: Int32)
  /// The ways back from a footnote, at the end of its last paragraph or, if it ends with another block, behind it.
  case footnoteBack(number: Int32, isInParagraph: Bool)
}
