import Diagnostics

/// Tells an alert from a block quote: its first line is `[!KIND]` and nothing else.
enum AlertPass {
  /// Turns the quote that begins at `start` and has not ended yet into an alert, if it is one. Returns what it is. A kind
  /// that nobody knows is reported.
  static func apply(
    to document: inout MarkdownDocument, from start: Int, _ findings: inout Findings
  ) -> MarkdownElement {
    guard start + 3 < document.events.count, case .start(.paragraph) = document.events[start + 1],
      case .text(let text, _) = document.events[start + 2]
    else { return .quote }
    let bytes = document.file.bytes[text.range]
    guard bytes.starts(with: "[!".utf8), bytes.last == UInt8(ascii: "]") else { return .quote }
    let isAlone: Bool
    switch document.events[start + 3] {
    case .softBreak, .lineBreak: isAlone = false
    case .end: isAlone = true
    default: return .quote
    }

    let name = String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self)
    guard let kind = Alert.Kind(rawValue: name.lowercased()) else {
      findings.report(.unknownAlert(name, at: document.file.place(text.range)))
      return .quote
    }
    let alert = MarkdownElement.alert(Alert(kind: kind))
    document.events[start] = .start(alert)
    document.events.removeSubrange(isAlone ? start + 1..<start + 4 : start + 2..<start + 4)
    return alert
  }
}

extension Finding {
  fileprivate static func unknownAlert(_ name: String, at place: Place) -> Finding {
    let known = Alert.Kind.allCases.map { $0.rawValue.uppercased() }
    return Finding(
      .warning, "unknown-alert", "'[!\(name)]' is no kind of alert", at: place,
      help: NearestName.help(name, in: known) ?? "use one of \(known.joined(separator: ", "))")
  }
}
