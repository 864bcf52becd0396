import Diagnostics

/// Finds `[^label]` in text.
enum FootnoteReferencePass {
  static func applied(
    to inlines: [Inline], _ numbering: inout FootnoteNumbering, _ findings: inout Findings
  ) -> [Inline] {
    guard numbering.isInUse else { return inlines }
    var result: [Inline] = []
    for inline in inlines {
      guard let (text, place) = inline.verbatim, text.utf8.contains(UInt8(ascii: "^")) else {
        result.append(inline)
        continue
      }
      let bytes = Array(text.utf8)
      var done = 0
      var index = 0
      while index < bytes.count {
        guard let label = FootnoteMarking.label(bytes[...], at: index) else {
          index += 1
          continue
        }
        let range = index..<label.end
        if let reference = numbering.refer(to: label.text) {
          result.appendPart(done..<index, of: bytes, place)
          result.append(
            .footnoteReference(
              FootnoteReference(
                number: reference.number, occurrence: reference.occurrence, place: place.part(range))))
          done = label.end
        } else {
          findings.report(
            .unknownFootnote(label.text, help: numbering.help(for: label.text), at: place.part(range)))
        }
        index = label.end
      }
      result.appendPart(done..<bytes.count, of: bytes, place)
    }
    return result
  }
}

extension Finding {
  fileprivate static func unknownFootnote(_ label: String, help: String?, at place: Place) -> Finding {
    Finding(.warning, "unknown-footnote", "'[^\(label)]' refers to no footnote", at: place, help: help)
  }
}
