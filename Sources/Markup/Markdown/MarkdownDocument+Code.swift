package import Diagnostics

extension MarkdownDocument {
  /// The code blocks of a language; those in a `[!DONT]` show what nobody should write, and are left out.
  package func codeBlocks(in language: String) -> [CodeBlock] {
    let isWanted = codeBlocks.map { $0.language == language }
    guard isWanted.contains(true) else { return [] }
    var blocks: [CodeBlock] = []
    var depth = 0
    for event in events {
      switch event {
      case .start(.alert(let alert)) where alert.kind == .dont: depth += 1
      case .end(.alert(let alert)) where alert.kind == .dont: depth -= 1
      case .codeBlock(let index) where depth == 0 && isWanted[Int(index)]:
        blocks.append(codeBlocks[Int(index)])
      default: break
      }
    }
    return blocks
  }
}

extension CodeBlock {
  /// Where its lines stand: the bytes from the first to the last, and what of them is not its own, such as the marks of a quote.
  package func body(in file: SourceFile) -> (range: Range<Int>, margins: [Range<Int>]) {
    let lines = linePlaces(in: file).map(\.range)
    guard let first = lines.first, let last = lines.last else {
      return (place.range.upperBound..<place.range.upperBound, [])
    }
    let margins = zip(lines, lines.dropFirst()).compactMap { line, next -> Range<Int>? in
      let margin = line.upperBound..<next.lowerBound
      return file.bytes[margin].allSatisfy(\.isSpace) ? nil : margin
    }
    return (first.lowerBound..<last.upperBound, margins)
  }
}
