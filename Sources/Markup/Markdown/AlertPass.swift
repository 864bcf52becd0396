import Diagnostics

/// Tells an alert from a block quote: its first line is `[!KIND]` and nothing else.
struct AlertPass {
  private let blocks: [Block]
  private let place: Place

  init(_ blocks: [Block], _ place: Place) {
    self.blocks = blocks
    self.place = place
  }

  /// The alert, or the quote when it is none. A kind that nobody knows is reported.
  func block(findings: inout Findings) -> Block {
    guard case .paragraph(let content)? = blocks.first, let (text, mark) = content.first?.verbatim,
      text.hasPrefix("[!"), text.hasSuffix("]")
    else { return .quote(blocks) }
    let rest = content.dropFirst()
    guard rest.isEmpty || rest.first == .softBreak || rest.first == .lineBreak else { return .quote(blocks) }

    let name = String(text.dropFirst(2).dropLast())
    guard let kind = Alert.Kind(rawValue: name.lowercased()) else {
      findings.report(.unknownAlert(name, at: mark))
      return .quote(blocks)
    }
    let remaining = Array(rest.dropFirst())
    let first: [Block] = remaining.isEmpty ? [] : [.paragraph(remaining)]
    return .alert(Alert(kind: kind, blocks: first + blocks.dropFirst(), place: place))
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
