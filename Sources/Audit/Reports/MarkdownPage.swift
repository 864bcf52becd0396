/// Markdown that grows up to a limit; what does not fit any more is counted.
package struct MarkdownPage {
  package var text = ""
  /// False once something was left out.
  package private(set) var isWhole = true
  private let room: Int

  /// - Parameter limit: in bytes.
  package init(limit: Int) {
    // Headings and counts are written in any case.
    room = limit - 1_200
  }

  package mutating func list(_ items: some Sequence<String>, count: Int) {
    guard count > 0 else { return }
    let shown = add(items.lazy.map { "- \($0)\n" })
    if shown < count { text += "- and \(count - shown) more\n" }
    isWhole = isWhole && shown == count
    text += "\n"
  }

  /// - Parameter rows: the cells of each, as Markdown; none of them has a line feed or a bare `|` in it.
  package mutating func table(
    _ title: String, _ columns: [String], _ rows: some Sequence<[String]>, count: Int, isFolded: Bool = false
  ) {
    guard count > 0 else { return }
    text += heading(title, columns, isFolded)
    let shown = add(rows.lazy.map { "| \($0.joined(separator: " | ")) |\n" })
    if shown < count {
      text += "\n\(shown == 0 ? "" : "and ")\(count - shown)\(shown == 0 ? "" : " more") are not shown here\n"
    }
    isWhole = isWhole && shown == count
    text += isFolded ? "\n</details>\n" : "\n"
  }

  /// A folded table that is left out as a whole where not even its heading has room.
  /// - Returns: false where it was left out.
  package mutating func tableIfRoom(
    _ title: String, _ columns: [String], _ rows: some Sequence<[String]>, count: Int
  ) -> Bool {
    guard text.utf8.count + heading(title, columns, true).utf8.count <= room else {
      isWhole = false
      return false
    }
    table(title, columns, rows, count: count, isFolded: true)
    return true
  }

  private func heading(_ title: String, _ columns: [String], _ isFolded: Bool) -> String {
    (isFolded ? "<details><summary>\(title)</summary>\n\n" : "#### \(title)\n\n")
      + "| \(columns.joined(separator: " | ")) |\n|\(String(repeating: " --- |", count: columns.count))\n"
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
