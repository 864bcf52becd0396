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
    let file = sources[place.file]
    let position = sources.position(of: place)
    var end = position.lineStart
    while end < file.bytes.count, file.bytes[end] != 0x0A, file.bytes[end] != 0x0D { end += 1 }
    let start = Int(place.offset)
    guard start <= end else { return "" }

    let before = printable(file.bytes[position.lineStart..<start])
    let marked = printable(file.bytes[start..<min(max(place.range.upperBound, start), end)])
    let after = printable(file.bytes[(start + marked.bytes)..<end])
    let window = 100
    let lead = before.text.count > window / 2 ? "…" + String(before.text.suffix(window / 2)) : before.text
    let underlined = String(marked.text.prefix(window))
    let tail = String(after.text.prefix(max(0, window - underlined.count)))
    let gutter = String(position.line)
    let blank = String(repeating: " ", count: max(gutter.count, 5))
    let number = String(repeating: " ", count: blank.count - gutter.count) + gutter
    let caret = "^" + String(repeating: "~", count: max(underlined.count - 1, 0))
    return "\(number) | \(lead)\(underlined)\(tail)\n"
      + "\(blank) | \(String(repeating: " ", count: lead.count))\(green(caret))\n"
  }

  /// Text whose characters each take one column: tabs become a space, what cannot be seen a dot.
  private func printable(_ bytes: ArraySlice<UInt8>) -> (text: String, bytes: Int) {
    let shown = String(decoding: bytes, as: UTF8.self).map { character -> Character in
      if character == "\t" { return " " }
      return character.unicodeScalars.contains(where: VisibleText.isUnsafe) ? "." : character
    }
    return (String(shown), bytes.count)
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
