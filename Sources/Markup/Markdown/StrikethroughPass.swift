import Diagnostics

/// Finds text between one or two tildes (GFM 0.29, 6.5).
///
/// A run of tildes opens and closes by the rules of emphasis (CommonMark 0.30, 6.2: flanking) and is closed by the next
/// run of the same length among its siblings. Three and more tildes are text.
struct StrikethroughPass {
  private let row: [MarkdownEvent]
  private let document: MarkdownDocument
  private var result: [MarkdownEvent] = []
  /// Where in `result` runs stand that have not been closed, by their length.
  private var openers: [(index: Int, length: Int)] = []
  private var openCounts = [0, 0, 0]

  /// Rewrites the row of siblings that begins at `start`.
  static func apply(to document: inout MarkdownDocument, from start: Int) {
    var pass = StrikethroughPass(row: Array(document.events[start...]), document: document)
    pass.read()
    document.events.replaceSubrange(start..., with: pass.result)
  }

  private init(row: [MarkdownEvent], document: MarkdownDocument) {
    self.row = row
    self.document = document
  }

  private mutating func read() {
    var index = 0
    var before: Unicode.Scalar?
    while index < row.count {
      let end = row.end(ofSiblingAt: index)
      if case .text(let text, _) = row[index] {
        let after = end < row.count ? plainText(end..<row.end(ofSiblingAt: end)).unicodeScalars.first : nil
        read(text.range, before: before, after: after)
      } else {
        result += row[index..<end]
      }
      before = plainText(index..<end).unicodeScalars.last
      index = end
    }
  }

  private func plainText(_ range: Range<Int>) -> String {
    document.plainText(row[range])
  }

  private mutating func read(_ text: Range<Int>, before: Unicode.Scalar?, after: Unicode.Scalar?) {
    let bytes = document.file.bytes[text]
    var done = text.lowerBound
    while let start = bytes[done...].firstIndex(of: UInt8(ascii: "~")) {
      let end = bytes[start...].firstIndex { $0 != UInt8(ascii: "~") } ?? bytes.endIndex
      result.appendText(done..<start)
      let previous =
        start > bytes.startIndex
        ? String(decoding: bytes[..<start].suffix(4), as: UTF8.self).unicodeScalars.last : before
      let next =
        end < bytes.endIndex
        ? String(decoding: bytes[end...].prefix(4), as: UTF8.self).unicodeScalars.first : after
      let length = end - start
      if !(length <= 2 && flanks(previous, other: next) && close(length)) {
        result.appendText(start..<end)
        if length <= 2, flanks(next, other: previous) { open(length) }
      }
      done = end
    }
    result.appendText(done..<bytes.endIndex)
  }

  /// The run that was appended last waits for its end.
  private mutating func open(_ length: Int) {
    openers.append((result.count - 1, length))
    openCounts[length] += 1
  }

  /// Ends the last open run of that length; what was opened after it stays text. False when there is none.
  private mutating func close(_ length: Int) -> Bool {
    guard openCounts[length] > 0 else { return false }
    while let opener = openers.popLast() {
      openCounts[opener.length] -= 1
      guard opener.length == length else { continue }
      result[opener.index] = .start(.strikethrough)
      result.append(.end(.strikethrough))
      return true
    }
    return false
  }

  /// True when a run touches `inner` as a delimiter does that has its content on that side.
  private func flanks(_ inner: Unicode.Scalar?, other: Unicode.Scalar?) -> Bool {
    guard let inner, !inner.properties.isWhitespace else { return false }
    guard isPunctuation(inner), let other else { return true }
    return other.properties.isWhitespace || isPunctuation(other)
  }

  private func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: "$+<=>^`|~".unicodeScalars.contains(scalar)
    }
  }
}
