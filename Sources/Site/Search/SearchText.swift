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
    write(document.markdown.blocks, to: &bytes)
    for footnote in document.markdown.footnotes { write(footnote.blocks, to: &bytes) }
  }

  private func write(_ blocks: [Block], to bytes: inout [UInt8]) {
    for block in blocks { write(block, to: &bytes) }
  }

  private func write(_ block: Block, to bytes: inout [UInt8]) {
    switch block {
    case .paragraph(let content): write(content, to: &bytes)
    // Nobody reads the code that a drawing is made of.
    case .codeBlock(let code) where document.drawings[code.place] != nil: break
    case .codeBlock(let code): write([.text(code.literal, code.place)], to: &bytes)
    case .quote(let blocks): write(blocks, to: &bytes)
    case .alert(let alert): write(alert.blocks, to: &bytes)
    case .list(let list): for item in list.items { write(item.blocks, to: &bytes) }
    case .table(let table):
      for row in [table.header] + table.rows {
        for cell in row { write(cell.content, to: &bytes) }
      }
    // A heading is an entry of its own.
    case .heading, .thematicBreak, .html: break
    }
  }

  private func write(_ content: [Inline], to bytes: inout [UInt8]) {
    for inline in content { write(inline, to: &bytes) }
    bytes.append(UInt8(ascii: " "))
  }

  private func write(_ inline: Inline, to bytes: inout [UInt8]) {
    switch inline {
    case .text(let text, _): JSONText.append(text, to: &bytes)
    case .code(let text, let place): JSONText.append(document.chips[place]?.description ?? text, to: &bytes)
    case .softBreak, .lineBreak: bytes.append(UInt8(ascii: " "))
    case .emphasis(let content), .strong(let content), .strikethrough(let content):
      for inline in content { write(inline, to: &bytes) }
    case .link(let link): for inline in link.content { write(inline, to: &bytes) }
    case .image(let image): JSONText.append(image.alternative, to: &bytes)
    case .html, .footnoteReference: break
    }
  }
}
