/// Tells a task from a list item: its first paragraph begins with `[ ]` or `[x]` and a blank (GFM 0.29, 5.3).
enum TaskPass {
  static func item(_ blocks: [Block]) -> MarkdownList.Item {
    guard case .paragraph(let content)? = blocks.first, let (text, place) = content.first?.verbatim else {
      return .init(isDone: nil, blocks: blocks)
    }
    let bytes = Array(text.utf8)
    guard bytes.count > 3, bytes[0] == UInt8(ascii: "["), bytes[2] == UInt8(ascii: "]"), bytes[3].isBlank
    else {
      return .init(isDone: nil, blocks: blocks)
    }
    let isDone = bytes[1] | 0x20 == UInt8(ascii: "x")
    guard isDone || bytes[1].isBlank else { return .init(isDone: nil, blocks: blocks) }

    let start = bytes[3...].firstIndex { !$0.isBlank } ?? bytes.count
    var task: [Inline] = []
    task.appendPart(start..<bytes.count, of: bytes, place)
    return .init(isDone: isDone, blocks: [.paragraph(task + content.dropFirst())] + blocks.dropFirst())
  }
}
