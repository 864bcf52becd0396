import Diagnostics

/// Turns cmark's tree into ours: finds places, applies the extensions, numbers footnotes and headings.
struct MarkdownBuilder {
  let text: TracedText
  let lines: TextLines
  let extensions: MarkdownParser.Extensions
  /// Marks of the text passes, by the offset in the file of what they mark.
  let tableCells: [Int: TableMarking.Cell]
  let tables: [TableMarking.Table]
  let footnoteLabels: [Int: String]

  private var headingIDs = HeadingIDs()
  private var headings: [Heading] = []
  private var footnotes: FootnoteNumbering
  private var findings = Findings()
  private var isCut = false

  init(
    _ text: TracedText, extensions: MarkdownParser.Extensions, tables: TableMarking?,
    footnotes: FootnoteMarking?
  ) {
    self.text = text
    lines = TextLines(text.bytes)
    self.extensions = extensions
    tableCells = tables?.cells ?? [:]
    self.tables = tables?.tables ?? []
    footnoteLabels = footnotes?.labels ?? [:]
    self.footnotes = FootnoteNumbering(labels: footnoteLabels.values.sorted())
  }

  mutating func document(findings: inout Findings) -> MarkdownDocument {
    let blocks = blocks(CommonMarkParser.tree(of: text.bytes).children, quoteDepth: 0)
    let notes = buildFootnotes()
    findings.report(self.findings)
    return MarkdownDocument(blocks: blocks, footnotes: notes, headings: headings)
  }

  // MARK: Blocks

  mutating func blocks(_ nodes: [CommonMarkNode], quoteDepth: Int) -> [Block] {
    var blocks: [Block] = []
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      if let cell = tableCells[text.source(of: lines.offset(node.start))], case .heading = node.kind {
        let end = nodes[index...].firstIndex {
          tableCells[text.source(of: lines.offset($0.start))]?.table != cell.table
        }
        blocks.append(.table(table(nodes[index..<(end ?? nodes.count)], quoteDepth: quoteDepth)))
        index = end ?? nodes.count
        continue
      }
      if let block = block(node, quoteDepth: quoteDepth) { blocks.append(block) }
      index += 1
    }
    return blocks
  }

  private mutating func block(_ node: CommonMarkNode, quoteDepth: Int) -> Block? {
    let place = text.place(lines.range(of: node))
    switch node.kind {
    case .paragraph: return .paragraph(content(node, quoteDepth: quoteDepth))
    case .thematicBreak: return .thematicBreak
    case .heading(let level): return .heading(heading(node, level: level, quoteDepth: quoteDepth))
    case .codeBlock(let info, let literal):
      let fences = [UInt8(ascii: "`"), UInt8(ascii: "~")]
      let isFenced = text.bytes[lines.range(of: node)].first.map(fences.contains) ?? false
      return .codeBlock(CodeBlock(info: info, literal: literal, isFenced: isFenced, place: place))
    case .htmlBlock(let literal):
      return footnoteLabels[Int(place.offset)] == nil ? .html(literal, place) : nil
    case .blockQuote:
      let quoted = blocks(node.children, quoteDepth: quoteDepth + 1)
      guard extensions.contains(.alerts) else { return .quote(quoted) }
      return AlertPass(quoted, place).block(findings: &findings)
    case .list(let start, let isTight):
      return list(node, start: start, isTight: isTight, quoteDepth: quoteDepth)
    case .tooDeep:
      tooDeep(place)
      return nil
    case .document, .item, .text, .softBreak, .lineBreak, .emphasis, .strong, .code, .html, .link, .image:
      preconditionFailure("cmark puts blocks into blocks, and items only into lists")
    }
  }

  private mutating func heading(_ node: CommonMarkNode, level: Int, quoteDepth: Int) -> Heading {
    let content = content(node, quoteDepth: quoteDepth)
    var range = lines.range(of: node)
    if let underline = LeafText.underline(of: node, in: text, lines: lines, quoteDepth: quoteDepth) {
      let line = text.bytes[lines[node.start.line - 1 + underline]]
      range = range.lowerBound..<((line.lastIndex { !$0.isSpace } ?? line.startIndex) + 1)
    }
    let id = headingIDs.id(for: content.plainText)
    let heading = Heading(level: level, id: id, content: content, place: text.place(range))
    headings.append(heading)
    return heading
  }

  /// Nil when the list held nothing but footnotes.
  private mutating func list(_ node: CommonMarkNode, start: Int?, isTight: Bool, quoteDepth: Int) -> Block? {
    var items: [MarkdownList.Item] = []
    for item in node.children {
      if let label = footnoteLabels[text.source(of: lines.offset(item.start))] {
        footnotes.define(label, as: item.children, quoteDepth: quoteDepth)
      } else {
        let blocks = blocks(item.children, quoteDepth: quoteDepth)
        items.append(
          extensions.contains(.taskLists) ? TaskPass.item(blocks) : .init(isDone: nil, blocks: blocks))
      }
    }
    return items.isEmpty ? nil : .list(MarkdownList(start: start, isTight: isTight, items: items))
  }

  // MARK: Inlines

  mutating func content(_ node: CommonMarkNode, quoteDepth: Int) -> [Inline] {
    var leaf = LeafText(node, in: text, lines: lines, quoteDepth: quoteDepth)
    return inlines(node.children, in: &leaf, isLinked: false)
  }

  private mutating func inlines(
    _ nodes: [CommonMarkNode], in leaf: inout LeafText, isLinked: Bool
  ) -> [Inline] {
    var result: [Inline] = []
    for node in nodes {
      switch node.kind {
      case .text(let literal): result += leaf.pieces(ofText: literal, node).map(Inline.text)
      case .softBreak: result.append(.softBreak)
      case .lineBreak: result.append(.lineBreak)
      case .code(let literal): result.append(.code(literal, leaf.place(ofCode: literal, node)))
      case .html(let literal): result.append(.html(literal, leaf.place(ofHTML: literal, node)))
      case .emphasis: result.append(.emphasis(inlines(node.children, in: &leaf, isLinked: isLinked)))
      case .strong: result.append(.strong(inlines(node.children, in: &leaf, isLinked: isLinked)))
      case .link(let destination, let title):
        let place = leaf.place(ofLink: node, leaf: node.firstLeaf)
        let content = inlines(node.children, in: &leaf, isLinked: true)
        result.append(.link(Link(destination: destination, title: title, content: content, place: place)))
      case .image(let destination, let title):
        let place = leaf.place(ofLink: node, leaf: node.firstLeaf)
        result.append(
          .image(Image(destination: destination, title: title, alternative: node.plainText, place: place)))
      case .tooDeep: tooDeep(text.place(lines.range(of: node)))
      case .document, .blockQuote, .item, .paragraph, .thematicBreak, .list, .heading, .codeBlock, .htmlBlock:
        preconditionFailure("cmark puts only inlines into inlines")
      }
    }
    return extended(result, isLinked: isLinked)
  }

  /// The passes over one row of siblings. An address is found before tildes are, since it may hold some. In a link stands
  /// no other link.
  private mutating func extended(_ inlines: [Inline], isLinked: Bool) -> [Inline] {
    var inlines = inlines
    if extensions.contains(.footnotes), !isLinked {
      inlines = FootnoteReferencePass.applied(to: inlines, &footnotes, &findings)
    }
    if extensions.contains(.autolinks), !isLinked { inlines = AutolinkPass.applied(to: inlines) }
    if extensions.contains(.strikethrough) { inlines = StrikethroughPass.applied(to: inlines) }
    return inlines
  }

  // MARK: Footnotes

  /// The footnotes in the order of their first reference; one footnote may be the first to refer to another.
  private mutating func buildFootnotes() -> [Footnote] {
    var content: [[Block]] = []
    while let definition = footnotes.definition(number: content.count + 1) {
      content.append(blocks(definition.children, quoteDepth: definition.quoteDepth))
    }
    for (offset, label) in footnoteLabels.sorted(by: { $0.key < $1.key })
    where !footnotes.isReferenced(label) {
      findings.report(.unusedFootnote(label, at: text.file.place(offset..<(offset + label.utf8.count + 4))))
    }
    return content.enumerated().map { index, blocks in
      footnotes.footnote(number: index + 1, blocks: blocks)
    }
  }

  /// Says once that something is left out.
  private mutating func tooDeep(_ place: Place) {
    guard !isCut else { return }
    isCut = true
    findings.report(.tooDeep(at: place))
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
