/// Rewrites footnote definitions, which cmark does not know, into list items, which have the same shape.
///
/// `[^label]: text` becomes the following, whose content continues at four columns as a definition's does. The comment
/// above keeps it apart from a list before it; the one inside sets the width of the item. Both are dropped later.
/// ```
/// <!---->
/// +   <!---->
///     text
/// ```
/// A definition starts a line, indented at most three columns; its label holds no blank. Elsewhere than at the start of
/// a line, i.e. in a quote, it is no definition.
struct FootnoteMarking {
  let text: TracedText
  /// The labels, by the offset in the file of their opening bracket.
  let labels: [Int: String]

  /// Nil when the text defines no footnote.
  init?(_ text: TracedText) {
    let mark = text.bytes.withUnsafeBufferPointer { $0.firstIndex(of: UInt8(ascii: "^"), from: 0) }
    guard mark != nil else { return nil }
    let lines = TextLines(text.bytes)
    let definitions = (0..<lines.count).compactMap { line in
      FootnoteMarking.definition(text.bytes, lines[line]).map { (line: line, definition: $0) }
    }
    guard !definitions.isEmpty else { return nil }

    // The lines, from 0, that code and HTML blocks take literally.
    var literalLines: Set<Int> = []
    for node in CommonMarkParser.skeleton(of: text.bytes).nodes
    where node.kind == .codeBlock || node.kind == .htmlBlock {
      literalLines.formUnion((node.start.line - 1)..<max(node.start.line, node.end.line))
    }
    var marked = TracedText(file: text.file)
    var labels: [Int: String] = [:]
    var copied = 0
    for (line, definition) in definitions where !literalLines.contains(line) {
      let range = lines[line]
      let source = text.source(of: definition.start)
      let indent = Array(text.bytes[range.lowerBound..<definition.start])
      labels[source] = definition.label
      marked.copy(text, copied..<range.lowerBound)
      marked.insert(indent + Array("<!---->\n".utf8), at: source)
      marked.insert(indent + Array("+   <!---->\n    ".utf8) + indent, at: source)
      copied = definition.end
    }
    guard !labels.isEmpty else { return nil }
    marked.copy(text, copied..<text.bytes.count)
    self.text = marked
    self.labels = labels
  }

  /// A line's label and its range with the brackets, the colon and the blanks behind it.
  private static func definition(
    _ bytes: [UInt8], _ line: Range<Int>
  ) -> (label: String, start: Int, end: Int)? {
    var start = line.lowerBound
    while start < line.upperBound, start - line.lowerBound < 3, bytes[start] == UInt8(ascii: " ") {
      start += 1
    }
    guard let label = FootnoteMarking.label(bytes[..<line.upperBound], at: start) else { return nil }
    var end = label.end
    guard end < line.upperBound, bytes[end] == UInt8(ascii: ":") else { return nil }
    end += 1
    while end < line.upperBound, bytes[end].isBlank { end += 1 }
    return (label.text, start, end)
  }

  /// The label of `[^label]` at an offset, in lower case, and the offset behind the bracket.
  static func label(_ bytes: ArraySlice<UInt8>, at start: Int) -> (text: String, end: Int)? {
    guard start + 1 < bytes.endIndex, bytes[start] == UInt8(ascii: "["), bytes[start + 1] == UInt8(ascii: "^")
    else { return nil }
    let stops = Array("] \t\r\n[".utf8)
    guard let end = bytes[(start + 2)...].firstIndex(where: stops.contains), bytes[end] == UInt8(ascii: "]"),
      end > start + 2
    else { return nil }
    return (String(decoding: bytes[(start + 2)..<end], as: UTF8.self).lowercased(), end + 1)
  }
}
