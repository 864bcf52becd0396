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
  private(set) var findings = Findings()
  /// How many cells of tables have been found.
  var cellCount = 0
  /// How many tables have had the same name.
  var tableNames: [String: Int] = [:]
  private var leaf: LeafText
  private var headingIDs = HeadingIDs()
  private var footnotes: FootnoteNumbering
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
    document.events.reserveCapacity(tree.nodes.count * 3 / 2)
    leaf = LeafText(in: text, lines: lines)
    self.footnotes = FootnoteNumbering(labels: footnoteLabels.values.sorted())
  }

  mutating func build() {
    writeBlocks(in: 0, quoteDepth: 0)
    writeFootnotes()
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
      document.events.append(
        .htmlBlock(document.append(string: tree.bytes[node.text.range]), place: ByteRange(place)))
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

  // MARK: Inlines

  mutating func writeContent(of index: Int, quoteDepth: Int) {
    leaf.read(tree.nodes[index], quoteDepth: quoteDepth)
    writeInlines(in: index, isLinked: false)
  }

  /// Writes a node's children.
  private mutating func writeInlines(in parent: Int, isLinked: Bool) {
    let start = document.events.count
    var mayHoldSyntax = false
    var index = parent + 1
    let end = tree.nodes[parent].next
    while index < end {
      let node = tree.nodes[index]
      switch node.kind {
      case .text:
        leaf.pieces(ofText: tree.bytes[node.text.range], node) { piece in
          switch piece {
          case .verbatim(let range):
            mayHoldSyntax = mayHoldSyntax || text.file.bytes.mayHoldSyntax(in: range)
            document.events.append(.text(ByteRange(range)))
          case .literal(let text): document.events.append(.literal(document.append(string: text)))
          }
        }
      case .softBreak: document.events.append(.softBreak)
      case .lineBreak: document.events.append(.lineBreak)
      case .code:
        let literal = tree.bytes[node.text.range]
        let place = leaf.place(ofCode: literal, node)
        document.events.append(.code(document.append(string: literal), place: ByteRange(place)))
      case .html:
        let literal = tree.bytes[node.text.range]
        let place = leaf.place(ofHTML: literal, node)
        document.events.append(.html(document.append(string: literal), place: ByteRange(place)))
      case .emphasis: writeElement(.emphasis, index, isLinked: isLinked)
      case .strong: writeElement(.strong, index, isLinked: isLinked)
      case .link:
        let element = MarkdownElement.link(Int32(document.links.count))
        document.links.append(
          Link(destination: tree.string(node.text), title: tree.string(node.detail), place: place(ofLink: index)))
        writeElement(element, index, isLinked: true)
      case .image:
        document.events.append(.image(Int32(document.images.count)))
        document.images.append(
          Image(
            destination: tree.string(node.text), title: tree.string(node.detail),
            alternative: tree.plainText(of: index), place: place(ofLink: index)))
      case .tooDeep: tooDeep(node)
      case .document, .blockQuote, .list, .item, .paragraph, .thematicBreak, .heading, .codeBlock, .htmlBlock:
        preconditionFailure("cmark puts only inlines into inlines")
      }
      index = node.next
    }
    if mayHoldSyntax { extend(from: start, isLinked: isLinked) }
  }

  private mutating func writeElement(_ element: MarkdownElement, _ index: Int, isLinked: Bool) {
    document.events.append(.start(element))
    writeInlines(in: index, isLinked: isLinked)
    document.events.append(.end(element))
  }

  private mutating func place(ofLink index: Int) -> Place {
    let first = tree.firstLeaf(of: index)
    return leaf.place(
      ofLink: tree.nodes[index], leaf: first,
      text: first.flatMap { $0.kind == .text ? tree.bytes[$0.text.range] : nil })
  }

  /// The passes over one row of siblings. An address is found before tildes are, since it may hold some. In a link stands
  /// no other link.
  private mutating func extend(from start: Int, isLinked: Bool) {
    if extensions.contains(.footnotes), !isLinked {
      FootnoteReferencePass.apply(to: &document, from: start, &footnotes, &findings)
    }
    if extensions.contains(.autolinks), !isLinked { AutolinkPass.apply(to: &document, from: start) }
    if extensions.contains(.strikethrough) { StrikethroughPass.apply(to: &document, from: start) }
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
  private mutating func tooDeep(_ node: CommonMarkTree.Node) {
    guard !isCut else { return }
    isCut = true
    findings.report(.tooDeep(at: text.place(lines.range(of: node))))
  }
}

extension [UInt8] {
  /// False for a text that holds neither a footnote's mark nor an address nor tildes.
  fileprivate func mayHoldSyntax(in range: Range<Int>) -> Bool {
    self[range].withUnsafeBufferPointer { bytes in
      bytes.holds(UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "@"), UInt8(ascii: ":"))
        || bytes.holdsTwice(UInt8(ascii: "w"))
    }
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
