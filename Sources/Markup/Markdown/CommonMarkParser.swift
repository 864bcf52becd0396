import CCmark
import Glibc

/// Reads CommonMark 0.30 with libcmark, copies the tree out and frees it: the only file that knows C.
enum CommonMarkParser {
  /// How deep a tree may be; what lies below becomes `.tooDeep`. Everything that walks the tree recurs no deeper than this.
  static let depthLimit = 100

  /// The text is UTF-8; cmark replaces NUL characters.
  static func tree(of bytes: [UInt8]) -> CommonMarkTree {
    tree(of: bytes, hasInlines: true)
  }

  /// The blocks alone.
  static func skeleton(of bytes: [UInt8]) -> CommonMarkTree {
    tree(of: bytes, hasInlines: false)
  }

  private static func tree(of bytes: [UInt8], hasInlines: Bool) -> CommonMarkTree {
    // Without CMARK_OPT_SOURCEPOS cmark does not count the lines inside of code spans.
    let root = bytes.withUnsafeBytes { ccmark_parse($0.baseAddress, $0.count, CMARK_OPT_SOURCEPOS) }
    defer { ccmark_release() }
    guard let root else { preconditionFailure("cmark returns a document or ends the process") }
    var tree = CommonMarkTree()
    tree.nodes.reserveCapacity(bytes.count / 16)
    tree.bytes.reserveCapacity(bytes.count)
    copy(root, depth: 0, hasInlines: hasInlines, to: &tree)
    return tree
  }

  private static func copy(_ node: OpaquePointer, depth: Int, hasInlines: Bool, to tree: inout CommonMarkTree) {
    let index = tree.nodes.count
    let kind = depth <= depthLimit ? kind(of: node) : .tooDeep
    tree.nodes.append(value(of: node, kind, &tree.bytes))
    if depth <= depthLimit, hasInlines || !kind.holdsInlines {
      var child = cmark_node_first_child(node)
      while let next = child {
        copy(next, depth: depth + 1, hasInlines: hasInlines, to: &tree)
        child = cmark_node_next(next)
      }
    }
    tree.nodes[index].next = tree.nodes.count
  }

  private static func value(
    of node: OpaquePointer, _ kind: CommonMarkTree.Kind, _ bytes: inout [UInt8]
  ) -> CommonMarkTree.Node {
    var value = CommonMarkTree.Node(
      kind: kind,
      start: .init(line: cmark_node_get_start_line(node), column: cmark_node_get_start_column(node)))
    switch kind {
    case .text, .code, .html: value.text = bytes.append(cmark_node_get_literal(node))
    case .softBreak, .lineBreak, .emphasis, .strong: break
    default: value.end = .init(line: cmark_node_get_end_line(node), column: cmark_node_get_end_column(node))
    }
    switch kind {
    case .htmlBlock: value.text = bytes.append(cmark_node_get_literal(node))
    case .codeBlock:
      value.text = bytes.append(cmark_node_get_literal(node))
      value.detail = bytes.append(cmark_node_get_fence_info(node))
    case .link, .image:
      value.text = bytes.append(cmark_node_get_url(node))
      value.detail = bytes.append(cmark_node_get_title(node))
    case .heading: value.number = cmark_node_get_heading_level(node)
    case .list:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      value.number = isOrdered ? cmark_node_get_list_start(node) : nil
      value.isTight = cmark_node_get_list_tight(node) != 0
    default: break
    }
    return value
  }

  private static func kind(of node: OpaquePointer) -> CommonMarkTree.Kind {
    let type = cmark_node_get_type(node)
    return switch type {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_HTML_INLINE: .html
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    default: preconditionFailure("cmark makes no custom nodes, but here is one of type \(type.rawValue)")
    }
  }
}

extension [UInt8] {
  /// Appends a node's own text, which is gone with the node; NULL means that it has none.
  fileprivate mutating func append(_ text: UnsafePointer<CChar>?) -> ByteRange {
    let start = count
    if let text { append(contentsOf: UnsafeRawBufferPointer(start: text, count: strlen(text))) }
    return ByteRange(start..<count)
  }
}
