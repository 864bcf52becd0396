/// A node of a CommonMark tree as cmark reports it: the raw material of `Block` and `Inline`.
struct CommonMarkNode {
  enum Kind {
    case document, blockQuote, item, paragraph, thematicBreak
    /// `start` is nil for a bullet list.
    case list(start: Int?, isTight: Bool)
    case heading(level: Int)
    case codeBlock(info: String, literal: String)
    case htmlBlock(String)
    case text(String)
    case softBreak, lineBreak, emphasis, strong
    case code(String)
    case html(String)
    case link(destination: String, title: String)
    case image(destination: String, title: String)
    /// Stands for a subtree below the depth limit.
    case tooDeep

    /// True for the blocks whose children are inlines.
    var holdsInlines: Bool {
      switch self {
      case .paragraph, .heading: true
      default: false
      }
    }
  }

  /// Line and column, 1-based, columns in bytes. Blocks have right ones; `LeafText` says how far to trust those of inlines.
  struct Point {
    let line: Int
    let column: Int
  }

  let kind: Kind
  let start: Point
  /// The last byte of the node.
  let end: Point
  let children: [CommonMarkNode]
}
