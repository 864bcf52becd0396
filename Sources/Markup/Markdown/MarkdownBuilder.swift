import Diagnostics

/// Turns cmark's tree into a document: finds places, applies the extensions, numbers footnotes and headings.
struct MarkdownBuilder {
  let text: TracedText
  let lines: TextLines
  let tree: CommonMarkTree
  let extensions: MarkdownParser.Extensions
  let tables: TableMarking?
  /// By the offset in the file of what is a footnote.
  let footnoteLabels: [Int: String]

  var document: MarkdownDocument
  var findings = Findings()
  /// How many cells of tables have been found.
  var cellCount = 0
  /// How many tables have had the same name.
  var tableNames: [String: Int] = [:]
  var leaf: LeafText
  private var headingIDs = HeadingIDs()
  var footnotes: FootnoteNumbering
  private var isCut = false

  init(
    _ text: TracedText, extensions: MarkdownParser.Extensions, tables: TableMarking?,
    footnotes: FootnoteMarking?
  ) {
    self.text = text
    lines = TextLines(text.bytes)
    tree = CommonMarkParser.tree(of: text.bytes)
    self.extensions = extensions
    self.tables = tables
    footnoteLabels = footnotes?.labels ?? [:]
    document = MarkdownDocument(file: text.file)
    document.events.reserveCapacity(tree.nodes.count * 2)
    leaf = LeafText(in: text, lines: lines)
    self.footnotes = FootnoteNumbering(labels: footnoteLabels.values.sorted())
  }

  mutating func build() {
    writeBlocks(in: 0, quoteDepth: 0)
    writeFootnotes()
    // A document is kept for long: it takes no more memory than it needs.
    document.events = Array(document.events[...])
  }

  // MARK: Blocks

  /// Writes a node's children.
  mutating func writeBlocks(in parent: Int, quoteDepth: Int, isTight: Bool = false) {
    let end = tree.nodes[parent].next
    var index = parent + 1
    /// Where the block before starts, if it is what to do.
    var good: Int?
    while index < end {
      let start = document.events.count
      if let cell = cell(at: index) {
        index = writeTable(cell.table, from: index, to: end, quoteDepth: quoteDepth)
      } else {
        writeBlock(index, quoteDepth: quoteDepth, isTight: isTight)
        index = tree.nodes[index].next
      }
      guard start < document.events.count else { continue }
      if case .start(.alert(let alert)) = document.events[start] {
        if alert.kind == .dont, let good { pair(good, start) }
        good = alert.kind == .do ? start : nil
      } else {
        good = nil
      }
    }
  }

  private mutating func writeBlock(_ index: Int, quoteDepth: Int, isTight: Bool) {
    let node = tree.nodes[index]
    switch node.kind {
    case .paragraph:
      document.events.append(.start(.paragraph(isTight: isTight)))
      writeContent(of: index, quoteDepth: quoteDepth)
      document.events.append(.end(.paragraph(isTight: isTight)))
    case .thematicBreak: document.events.append(.thematicBreak)
    case .heading: writeHeading(index, quoteDepth: quoteDepth)
    case .codeBlock:
      let range = lines.range(of: node)
      let sign = range.isEmpty ? nil : text.bytes[range.lowerBound]
      let block = CodeBlock(
        info: tree.string(node.detail), literal: tree.string(node.text),
        isFenced: sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~"), place: text.place(range))
      document.events.append(.codeBlock(Int32(document.codeBlocks.count)))
      document.codeBlocks.append(block)
    case .htmlBlock:
      let place = text.place(lines.range(of: node))
      guard footnoteLabels.isEmpty || footnoteLabels[Int(place.offset)] == nil else { return }
      document.events.append(.htmlBlock(document.append(span: tree.bytes[node.text.range], at: place)))
    case .blockQuote:
      let start = document.events.count
      document.events.append(.start(.quote))
      writeBlocks(in: index, quoteDepth: quoteDepth + 1)
      let isAlert = extensions.contains(.alerts)
      let quote = isAlert ? AlertPass.apply(to: &document, from: start, &findings) : .quote
      document.events.append(.end(quote))
    case .list: writeList(index, quoteDepth: quoteDepth)
    case .tooDeep: tooDeep(node)
    case .document, .item, .text, .softBreak, .lineBreak, .emphasis, .strong, .code, .html, .link, .image:
      preconditionFailure("cmark puts blocks into blocks, and items only into lists")
    }
  }

  private mutating func writeHeading(_ index: Int, quoteDepth: Int) {
    let node = tree.nodes[index]
    let number = Int32(document.headings.count)
    document.events.append(.start(.heading(number)))
    let start = document.events.count
    writeContent(of: index, quoteDepth: quoteDepth)
    var range = lines.range(of: node)
    if let underline = LeafText.underline(of: node, in: text, lines: lines, quoteDepth: quoteDepth) {
      let line = text.bytes[lines[node.start.line - 1 + underline]]
      range = range.lowerBound..<((line.lastIndex { !$0.isSpace } ?? line.startIndex) + 1)
    }
    let name = document.plainText(document.events[start...])
    document.headings.append(
      Heading(level: Int(node.number ?? 1), id: headingIDs.id(for: name), text: name, place: text.place(range)))
    document.events.append(.end(.heading(number)))
  }

  /// Writes nothing when the list holds nothing but footnotes.
  private mutating func writeList(_ index: Int, quoteDepth: Int) {
    let node = tree.nodes[index]
    let list = MarkdownElement.list(start: node.number)
    let start = document.events.count
    for item in tree.children(of: index) {
      if !footnoteLabels.isEmpty, let label = footnoteLabels[text.source(of: lines.offset(tree.nodes[item].start))] {
        footnotes.define(label, as: item, quoteDepth: quoteDepth)
        continue
      }
      if document.events.count == start { document.events.append(.start(list)) }
      let start = document.events.count
      document.events.append(.start(.item))
      writeBlocks(in: item, quoteDepth: quoteDepth, isTight: node.isTight)
      let isTask = extensions.contains(.taskLists)
      document.events.append(.end(isTask ? TaskPass.apply(to: &document, from: start) : .item))
    }
    if document.events.count > start { document.events.append(.end(list)) }
  }

  /// Puts what to do beside what to leave; both begin at an index, the second has just been written.
  private mutating func pair(_ good: Int, _ bad: Int) {
    let ends = [bad - 1, document.events.count - 1]
    for (index, kind) in [(good, Alert.Kind.do), (ends[0], .do), (bad, .dont), (ends[1], .dont)] {
      let alert = MarkdownElement.alert(Alert(kind: kind, isPaired: true))
      document.events[index] = index == good || index == bad ? .start(alert) : .end(alert)
    }
  }

  // MARK: Footnotes

  /// The footnotes in the order of their first reference; one footnote may be the first to refer to another.
  private mutating func writeFootnotes() {
    var number = 1
    while let definition = footnotes.definition(number: number) {
      if number == 1 { document.events.append(.start(.footnotes)) }
      document.events.append(.start(.footnote(Int32(number))))
      if let item = definition.item { writeBlocks(in: item, quoteDepth: definition.quoteDepth) }
      let isInParagraph = document.events.last?.isEnd(of: .paragraph(isTight: false)) ?? false
      document.events.insert(
        .footnoteBack(number: Int32(number), isInParagraph: isInParagraph),
        at: document.events.count - (isInParagraph ? 1 : 0))
      document.events.append(.end(.footnote(Int32(number))))
      number += 1
    }
    if number > 1 { document.events.append(.end(.footnotes)) }
    document.footnoteReferenceCounts = footnotes.counts
    for (offset, label) in footnoteLabels.sorted(by: { $0.key < $1.key })
    where !footnotes.isReferenced(label) {
      findings.report(.unusedFootnote(label, at: text.file.place(offset..<(offset + label.utf8.count + 4))))
    }
  }

  /// Says once that something is left out.
  mutating func tooDeep(_ node: CommonMarkTree.Node) {
    guard !isCut else { return }
    isCut = true
    findings.report(.tooDeep(at: text.place(lines.range(of: node))))
  }
}

extension Finding {
  fileprivate static func tooDeep(at place: Place) -> Finding {
    Finding(
      .error, "markdown-nesting", "the text is nested more than \(CommonMarkParser.depthLimit) levels deep",
      at: place, help: "what lies deeper is left out; nest less")
  }

  fileprivate static func unusedFootnote(_ label: String, at place: Place) -> Finding {
    Finding(
      .warning, "unused-footnote", "footnote '\(label)' is never referred to", at: place,
      help: "refer to it with [^\(label)] or remove it")
  }
}
