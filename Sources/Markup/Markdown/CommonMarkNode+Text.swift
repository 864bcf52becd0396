extension CommonMarkNode {
  /// What an image shows to those who do not see it: its content without markup.
  var plainText: String {
    switch kind {
    case .text(let text), .code(let text), .html(let text): text
    case .softBreak, .lineBreak: " "
    default: children.map(\.plainText).joined()
    }
  }

  /// The first text or code in the node, if nothing but emphasis stands around it.
  var firstLeaf: CommonMarkNode? {
    guard let first = children.first else { return nil }
    return switch first.kind {
    case .text, .code: first
    case .emphasis, .strong, .image: first.firstLeaf
    default: nil
    }
  }
}
