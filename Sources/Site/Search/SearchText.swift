import Diagnostics
import Markup
import Tokens

/// What a document says, without markup, for the search: its paragraphs, lists, tables and code in their order.
struct SearchText {
  private let document: ResolvedDocument

  init(_ document: ResolvedDocument) {
    self.document = document
  }

  /// Appends the text as JSON has it between the quotes of a string, with a blank behind each block.
  func write(to bytes: inout [UInt8]) {
    // Nobody reads the code that a drawing is made of.
    document.markdown.readText(
      code: { document.chips[$0]?.description }, isText: { document.drawings[$0.place] == nil }
    ) { JSONText.append($0, to: &bytes) }
  }
}
