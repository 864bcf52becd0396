package import Diagnostics

extension MarkdownDocument {
  /// Hands out what the document says without markup, run by run in reading order, with a blank behind each paragraph, cell and code
  /// block. Headings are left out: they are in `headings`.
  /// - Parameters:
  ///   - code: what a code span at a place stands for; nil for its literal.
  ///   - isText: whether a code block says something; nil for its literal where it does.
  package func readText(
    code: (Place) -> String?, isText: (CodeBlock) -> Bool, _ run: (ArraySlice<UInt8>) -> Void
  ) {
    let blank = [UInt8(ascii: " ")][...]
    var isInHeading = false
    for event in events {
      switch event {
      case .start(.heading): isInHeading = true
      case .end(.heading): isInHeading = false
      case _ where isInHeading: break
      case .text(let range, _): run(file.bytes[range.range])
      case .literal(let range): run(strings[range.range])
      case .code(let index):
        run(code(place(ofSpan: index)).map { Array($0.utf8)[...] } ?? literal(ofSpan: index))
      case .image(let index): run(Array(images[Int(index)].alternative.utf8)[...])
      case .codeBlock(let index):
        let block = codeBlocks[Int(index)]
        if isText(block) { run(Array(block.literal.utf8) + blank) }
      case .softBreak, .lineBreak, .end(.paragraph), .end(.taskName), .end(.cell): run(blank)
      case .start, .end, .html, .htmlBlock, .thematicBreak, .footnoteReference, .footnoteBack: break
      }
    }
  }
}
