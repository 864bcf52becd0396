import Review

/// What changed, in the words of a terminal, as a list.
struct ChangesMirror {
  let system: String
  let review: SystemReview
  let words: Words

  var text: String {
    let title = MarkdownText.title(words[.changes], words[.changes(of: system, since: review.since)])
    guard let comparison = review.comparison else { return title + words[.isNew(since: review.since)] + "\n" }
    guard !comparison.isEmpty else { return title + words[.nothingChanged(since: review.since)] + "\n" }
    // The first line names the system.
    let lines = ComparisonText(comparison).text.split(separator: "\n").dropFirst()
    return title + lines.map(ChangesMirror.item).joined()
  }

  /// What follows from a line stands below it, two blanks deeper, and so it does in a list.
  private static func item(_ line: Substring) -> String {
    let text = line.drop { $0 == " " }
    return line.prefix(line.count - text.count).dropFirst(2) + "- \(MarkdownText.line(String(text)))\n"
  }
}
