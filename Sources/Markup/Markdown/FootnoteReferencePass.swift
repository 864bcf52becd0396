import Diagnostics

/// Finds `[^label]` in text.
enum FootnoteReferencePass {
  /// Rewrites the row of siblings that begins at `start`.
  static func apply(
    to document: inout MarkdownDocument, from start: Int, _ numbering: inout FootnoteNumbering,
    _ findings: inout Findings
  ) {
    guard numbering.isInUse else { return }
    let file = document.file
    document.events.rewriteTexts(from: start) { text, result in
      var done = text.lowerBound
      var index = done
      while index < text.upperBound {
        guard let label = FootnoteMarking.label(file.bytes[..<text.upperBound], at: index) else {
          index += 1
          continue
        }
        if let reference = numbering.refer(to: label.text) {
          result.appendText(done..<index)
          result.append(
            .footnoteReference(number: Int32(reference.number), occurrence: Int32(reference.occurrence)))
          done = label.end
        } else {
          findings.report(
            .unknownFootnote(label.text, help: numbering.help(for: label.text), at: file.place(index..<label.end)))
        }
        index = label.end
      }
      result.appendText(done..<text.upperBound)
    }
  }
}

extension Finding {
  fileprivate static func unknownFootnote(_ label: String, help: String?, at place: Place) -> Finding {
    Finding(.warning, "unknown-footnote", "'[^\(label)]' refers to no footnote", at: place, help: help)
  }
}
