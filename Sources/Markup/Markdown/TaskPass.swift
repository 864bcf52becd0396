import Diagnostics

/// Tells a task from a list item: its first paragraph begins with `[ ]` or `[x]` and a blank (GFM 0.29, 5.3).
enum TaskPass {
  /// Turns the item that begins at `start` and has not ended yet into a task, if it is one. Returns what it is.
  static func apply(to document: inout MarkdownDocument, from start: Int) -> MarkdownElement {
    guard start + 2 < document.events.count, case .start(.paragraph(let isTight)) = document.events[start + 1],
      case .text(let text, let isPlain) = document.events[start + 2]
    else { return .item }
    let bytes = document.file.bytes[text.range]
    let mark = bytes.startIndex
    guard bytes.count > 3, bytes[mark] == UInt8(ascii: "["), bytes[mark + 2] == UInt8(ascii: "]"),
      bytes[mark + 3].isBlank
    else { return .item }
    let isDone = bytes[mark + 1] | 0x20 == UInt8(ascii: "x")
    guard isDone || bytes[mark + 1].isBlank,
      let end = document.events[start...].firstIndex(where: { $0.isEnd(of: .paragraph(isTight: isTight)) })
    else { return .item }

    let name = MarkdownElement.taskName(isDone: isDone, isTight: isTight)
    let nameStart = bytes[(mark + 3)...].firstIndex { !$0.isBlank } ?? bytes.endIndex
    document.events[start] = .start(.task)
    document.events[start + 1] = .start(name)
    document.events[start + 2] = .text(ByteRange(nameStart..<bytes.endIndex), isPlain: isPlain)
    document.events[end] = .end(name)
    return .task
  }
}

extension MarkdownEvent {
  func isEnd(of element: MarkdownElement) -> Bool {
    guard case .end(element) = self else { return false }
    return true
  }
}
