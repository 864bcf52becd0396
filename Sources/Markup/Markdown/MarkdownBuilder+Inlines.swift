import Diagnostics

extension MarkdownBuilder {
  /// Writes what a paragraph or a heading says.
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
      case .text: mayHoldSyntax = writeText(node) || mayHoldSyntax
      case .softBreak: document.events.append(.softBreak)
      case .lineBreak: document.events.append(.lineBreak)
      case .code:
        let literal = tree.bytes[node.text.range]
        let place = leaf.place(ofCode: literal, node)
        document.events.append(.code(document.append(span: literal, at: place)))
      case .html:
        let literal = tree.bytes[node.text.range]
        let place = leaf.place(ofHTML: literal, node)
        document.events.append(.html(document.append(span: literal, at: place)))
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

  /// True when the text may hold syntax of ours.
  private mutating func writeText(_ node: CommonMarkTree.Node) -> Bool {
    let literal = tree.bytes[node.text.range]
    let signs = TextSigns(of: literal)
    if !signs.contains(.escapes), let range = leaf.place(ofVerbatim: literal, node) {
      document.events.append(.text(ByteRange(range), isPlain: !signs.contains(.markup)))
    } else {
      for piece in leaf.pieces(ofText: literal, node) {
        switch piece {
        case .verbatim(let range): document.events.appendText(range)
        case .literal(let text): document.events.append(.literal(document.append(string: text)))
        }
      }
    }
    return signs.contains(.syntax) || signs.contains(.w) && literal.holdsTwice(UInt8(ascii: "w"))
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
}

extension ArraySlice<UInt8> {
  /// True when a byte stands here twice in a row.
  fileprivate func holdsTwice(_ byte: UInt8) -> Bool {
    withUnsafeBufferPointer { $0.holdsTwice(byte) }
  }
}
