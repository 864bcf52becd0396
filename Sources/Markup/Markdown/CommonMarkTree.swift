/// A CommonMark tree as cmark reports it, laid flat: the raw material of `MarkdownDocument`.
struct CommonMarkTree {
  enum Kind {
    case document, blockQuote, list, item, paragraph, heading, codeBlock, htmlBlock, thematicBreak
    case text, softBreak, lineBreak, code, html, emphasis, strong, link, image
    /// Stands for a subtree below the depth limit.
    case tooDeep

    /// True for the blocks whose children are inlines.
    var holdsInlines: Bool { self == .paragraph || self == .heading }
  }

  /// Line and column, 1-based, columns in bytes. Blocks have right ones; `LeafText` says how far to trust those of inlines.
  struct Point {
    private let packed: (line: Int32, column: Int32)

    init(line: Int32, column: Int32) { packed = (line, column) }

    var line: Int { Int(packed.line) }
    var column: Int { Int(packed.column) }

    func with(column: Int) -> Point { Point(line: packed.line, column: Int32(clamping: column)) }
  }

  struct Node {
    let kind: Kind
    /// The level of a heading; where a numbered list starts, nil for one with bullets.
    var number: Int32?
    /// True for a list whose paragraphs are written without their tag.
    var isTight = false
    let start: Point
    /// The last byte of a block, a link or an image; texts and what stands around them have none.
    var end = Point(line: 0, column: 0)
    /// In the tree's `bytes`: the literal of texts, code and HTML; the destination of a link or an image.
    var text = ByteRange.empty
    /// In the tree's `bytes`: the info string of a code block; the title of a link or an image.
    var detail = ByteRange.empty
    /// The index behind the last node below this one.
    var next = 0
  }

  /// In reading order, a node before its children; the first is the document.
  var nodes: [Node] = []
  var bytes: [UInt8] = []

  /// The indices of a node's children.
  func children(of index: Int) -> some Sequence<Int> {
    let end = nodes[index].next
    return sequence(state: index + 1) { child in
      guard child < end else { return nil }
      defer { child = nodes[child].next }
      return child
    }
  }

  func string(_ range: ByteRange) -> String {
    String(decoding: bytes[range.range], as: UTF8.self)
  }

  /// What an image shows to those who do not see it: its content without markup.
  func plainText(of index: Int) -> String {
    var text: [UInt8] = []
    for node in nodes[(index + 1)..<nodes[index].next] {
      switch node.kind {
      case .text, .code, .html: text += bytes[node.text.range]
      case .softBreak, .lineBreak: text.append(UInt8(ascii: " "))
      default: break
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The first text or code in a node, if nothing but emphasis stands around it.
  func firstLeaf(of index: Int) -> Node? {
    for node in nodes[(index + 1)..<nodes[index].next] {
      switch node.kind {
      case .text, .code: return node
      case .emphasis, .strong, .image: continue
      default: return nil
      }
    }
    return nil
  }
}
