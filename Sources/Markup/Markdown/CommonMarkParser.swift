import CCmark

/// Reads CommonMark 0.30 with libcmark, copies the tree out and frees it: the only file that knows C.
enum CommonMarkParser {
  /// How deep a tree may be; what lies below becomes `.tooDeep`. Everything that walks the tree recurs no deeper than this.
  static let depthLimit = 100

  static func tree(of bytes: [UInt8]) -> CommonMarkNode {
    tree(of: bytes, hasInlines: true)
  }

  /// The blocks alone.
  static func skeleton(of bytes: [UInt8]) -> CommonMarkNode {
    tree(of: bytes, hasInlines: false)
  }

  private static func tree(of bytes: [UInt8], hasInlines: Bool) -> CommonMarkNode {
    // Without CMARK_OPT_SOURCEPOS cmark does not count the lines inside of code spans.
    let root = bytes.withUnsafeBytes {
      cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_SOURCEPOS)
    }
    guard let root else { preconditionFailure("cmark returns a document or ends the process") }
    defer { cmark_node_free(root) }
    return copy(root, depth: 0, hasInlines: hasInlines)
  }

  private static func copy(_ node: OpaquePointer, depth: Int, hasInlines: Bool) -> CommonMarkNode {
    guard depth <= depthLimit else { return value(of: node, .tooDeep, children: []) }
    let kind = kind(of: node)
    var children: [CommonMarkNode] = []
    var child = hasInlines || !kind.holdsInlines ? cmark_node_first_child(node) : nil
    while let next = child {
      children.append(copy(next, depth: depth + 1, hasInlines: hasInlines))
      child = cmark_node_next(next)
    }
    return value(of: node, kind, children: children)
  }

  private static func value(
    of node: OpaquePointer, _ kind: CommonMarkNode.Kind, children: [CommonMarkNode]
  ) -> CommonMarkNode {
    CommonMarkNode(
      kind: kind,
      start: .init(
        line: Int(cmark_node_get_start_line(node)), column: Int(cmark_node_get_start_column(node))),
      end: .init(line: Int(cmark_node_get_end_line(node)), column: Int(cmark_node_get_end_column(node))),
      children: children)
  }

  private static func kind(of node: OpaquePointer) -> CommonMarkNode.Kind {
    let type = cmark_node_get_type(node)
    switch type {
    case CMARK_NODE_DOCUMENT: return .document
    case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      return .list(
        start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
        isTight: cmark_node_get_list_tight(node) != 0)
    case CMARK_NODE_ITEM: return .item
    case CMARK_NODE_CODE_BLOCK:
      return .codeBlock(info: string(cmark_node_get_fence_info(node)), literal: literal(of: node))
    case CMARK_NODE_HTML_BLOCK: return .htmlBlock(literal(of: node))
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_HEADING: return .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
    case CMARK_NODE_TEXT: return .text(literal(of: node))
    case CMARK_NODE_SOFTBREAK: return .softBreak
    case CMARK_NODE_LINEBREAK: return .lineBreak
    case CMARK_NODE_CODE: return .code(literal(of: node))
    case CMARK_NODE_HTML_INLINE: return .html(literal(of: node))
    case CMARK_NODE_EMPH: return .emphasis
    case CMARK_NODE_STRONG: return .strong
    case CMARK_NODE_LINK:
      return .link(destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
    case CMARK_NODE_IMAGE:
      return .image(destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
    default: preconditionFailure("cmark makes no custom nodes, but here is one of type \(type.rawValue)")
    }
  }

  private static func literal(of node: OpaquePointer) -> String {
    string(cmark_node_get_literal(node))
  }

  /// The text is the node's own and is gone with it, so it is copied. NULL means that the node has none.
  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}
