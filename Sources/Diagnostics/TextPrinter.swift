/// Prints findings for people: place, message, the line of source with a caret, notes and help.
///
/// ```
/// tokens/color.tokens.json:12:15: error: alias 'color.tael' names no token [unknown-alias]
///    12 |     "$value": "{color.tael}"
///       |               ^~~~~~~~~~~~~~
///   help: did you mean 'color.teal'?
/// ```
package struct TextPrinter: Sendable {
  package let sources: SourceFiles
  /// True to mark severities with ANSI colours: only on a terminal, and never when NO_COLOR is set.
  package let isColored: Bool

  package init(sources: SourceFiles, isColored: Bool = false) {
    self.sources = sources
    self.isColored = isColored
  }

  /// Every finding, then one line that counts them; the empty string when there is nothing to say.
  package func text(_ findings: Findings) -> String {
    let sorted = findings.sorted
    guard !sorted.isEmpty else { return "" }
    return sorted.map(text).joined() + TextPrinter.summary(findings) + "\n"
  }

  package func text(_ finding: Finding) -> String {
    let head = finding.place.map(prefix) ?? ""
    let message = VisibleText.escaping(finding.text)
    var text = bold(head) + label(finding.severity) + bold(message) + " [\(finding.rule.rawValue)]\n"
    if let place = finding.place { text += frame(place) }
    for note in finding.notes {
      text += "  note: \(note.place.map(prefix) ?? "")\(VisibleText.escaping(note.text))\n"
    }
    if let help = finding.help { text += "  help: \(VisibleText.escaping(help))\n" }
    return text
  }

  private func prefix(_ place: Place) -> String {
    "\(VisibleText.escaping("\(sources.position(of: place))")): "
  }

  /// `2 errors, 1 warning`.
  package static func summary(_ findings: Findings) -> String {
    [(findings.count(.error), "error"), (findings.count(.warning), "warning")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
      .joined(separator: ", ")
  }

  /// The source line and a caret under the range; a long line is cut to a window around the place.
  private func frame(_ place: Place) -> String {
    let bytes = sources[place.file].bytes
    let position = sources.position(of: place)
    let start = Int(place.offset)
    // Some characters of each part are shown; a line may have millions.
    let window = 100
    let reach = 4 * window
    let scanned = bytes[start..<min(start + 2 * reach, bytes.count)]
    let end = scanned.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? scanned.endIndex
    let markedEnd = min(max(place.range.upperBound, start), end)
    let before = printable(
      bytes[TextPrinter.boundary(max(position.lineStart, start - reach)..<start, in: bytes)..<start])
    let isCut = before.count > window / 2 || position.lineStart < start - reach
    let lead = isCut ? "…" + String(before.suffix(window / 2)) : before
    let underlined = String(printable(bytes[start..<min(markedEnd, start + reach)]).prefix(window))
    let tail = String(printable(bytes[markedEnd..<end]).prefix(max(0, window - underlined.count)))
    let gutter = String(position.line)
    let blank = String(repeating: " ", count: max(gutter.count, 5))
    let number = String(repeating: " ", count: blank.count - gutter.count) + gutter
    let caret = "^" + String(repeating: "~", count: max(underlined.count - 1, 0))
    return "\(number) | \(lead)\(underlined)\(tail)\n"
      + "\(blank) | \(String(repeating: " ", count: lead.count))\(green(caret))\n"
  }

  /// Text whose characters each take one column: tabs become a space, what cannot be seen a dot.
  private func printable(_ bytes: ArraySlice<UInt8>) -> String {
    // Most text is plain, and there may be a hundred thousand findings.
    if bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) { return String(decoding: bytes, as: UTF8.self) }
    return String(
      String(decoding: bytes, as: UTF8.self).map { character -> Character in
        if character == "\t" { return " " }
        return character.unicodeScalars.contains(where: VisibleText.isUnsafe) ? "." : character
      })
  }

  /// The first offset of a range at which a character of UTF-8 starts; the end of a range that has none.
  private static func boundary(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    bytes[range].firstIndex { $0 & 0xC0 != 0x80 } ?? range.upperBound
  }

  private func label(_ severity: Finding.Severity) -> String {
    let code = severity == .error ? "31" : "33"
    return isColored ? "\u{1B}[1;\(code)m\(severity.rawValue):\u{1B}[0m " : "\(severity.rawValue): "
  }

  private func bold(_ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  private func green(_ text: String) -> String {
    isColored ? "\u{1B}[1;32m\(text)\u{1B}[0m" : text
  }
}
