/// Markdown that grows up to a limit; what does not fit any more is counted.
struct MarkdownPage {
  var text = ""
  private let room: Int

  /// - Parameter limit: in bytes.
  init(limit: Int) {
    // Headings and counts are written in any case.
    room = limit - 1_200
  }

  mutating func list(_ items: some Sequence<String>, count: Int) {
    guard count > 0 else { return }
    let shown = add(items.lazy.map { "- \($0)\n" })
    if shown < count { text += "- and \(count - shown) more\n" }
    text += "\n"
  }

  /// - Parameter rows: the cells of each, as Markdown; none of them has a line feed or a bare `|` in it.
  mutating func table(
    _ title: String, _ columns: [String], _ rows: some Sequence<[String]>, count: Int, isFolded: Bool = false
  ) {
    guard count > 0 else { return }
    text += isFolded ? "<details><summary>\(title)</summary>\n\n" : "#### \(title)\n\n"
    text += "| \(columns.joined(separator: " | ")) |\n|\(String(repeating: " --- |", count: columns.count))\n"
    let shown = add(rows.lazy.map { "| \($0.joined(separator: " | ")) |\n" })
    if shown < count {
      text += "\n\(shown == 0 ? "" : "and ")\(count - shown)\(shown == 0 ? "" : " more") are not shown here\n"
    }
    text += isFolded ? "\n</details>\n" : "\n"
  }

  /// How many lines there was room for.
  private mutating func add(_ lines: some Sequence<String>) -> Int {
    var shown = 0
    for line in lines {
      guard text.utf8.count + line.utf8.count <= room else { break }
      text += line
      shown += 1
    }
    return shown
  }
}
