/// Finds text between one or two tildes (GFM 0.29, 6.5).
///
/// A run of tildes opens and closes by the rules of emphasis (CommonMark 0.30, 6.2: flanking) and is closed by the next
/// run of the same length among its siblings. Three and more tildes are text.
struct StrikethroughPass {
  private var result: [Inline] = []
  /// Where in `result` runs stand that have not been closed, by their length.
  private var openers: [(index: Int, length: Int)] = []
  private var openCounts = [0, 0, 0]

  static func applied(to inlines: [Inline]) -> [Inline] {
    let hasTilde = inlines.contains { $0.verbatim?.text.utf8.contains(UInt8(ascii: "~")) ?? false }
    guard hasTilde else { return inlines }
    var pass = StrikethroughPass()
    for (index, inline) in inlines.enumerated() {
      let before = index > 0 ? inlines[index - 1].plainText.unicodeScalars.last : nil
      let after = index + 1 < inlines.count ? inlines[index + 1].plainText.unicodeScalars.first : nil
      pass.read(inline, before: before, after: after)
    }
    return pass.result
  }

  private mutating func read(_ inline: Inline, before: Unicode.Scalar?, after: Unicode.Scalar?) {
    guard let (text, place) = inline.verbatim else { return result.append(inline) }
    let bytes = Array(text.utf8)
    var done = 0
    while let start = bytes[done...].firstIndex(of: UInt8(ascii: "~")) {
      let end = bytes[start...].firstIndex { $0 != UInt8(ascii: "~") } ?? bytes.count
      result.appendPart(done..<start, of: bytes, place)
      let previous =
        start > 0 ? String(decoding: bytes[..<start].suffix(4), as: UTF8.self).unicodeScalars.last : before
      let next =
        end < bytes.count
        ? String(decoding: bytes[end...].prefix(4), as: UTF8.self).unicodeScalars.first : after
      let length = end - start
      if !(length <= 2 && flanks(previous, other: next) && close(length)) {
        result.appendPart(start..<end, of: bytes, place)
        if length <= 2, flanks(next, other: previous) { open(length) }
      }
      done = end
    }
    result.appendPart(done..<bytes.count, of: bytes, place)
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
      let content = Array(result[(opener.index + 1)...])
      result.removeSubrange(opener.index...)
      result.append(.strikethrough(content))
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
