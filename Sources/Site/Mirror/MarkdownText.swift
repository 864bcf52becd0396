/// Markdown as the mirror writes it.
enum MarkdownText {
  /// The heading of a page and its description.
  static func title(_ title: String, _ description: String?) -> String {
    "# \(line(title))\n\n" + (description.map { "\(line($0))\n\n" } ?? "")
  }

  static func link(_ title: String, _ path: String) -> String {
    let escaped = line(title).replacing("[", with: "\\[").replacing("]", with: "\\]")
    return "[\(escaped)](<\(path)>)"
  }

  /// A table of GitHub's; its cells may hold anything.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let line = { (cells: [String]) in "| \(cells.map(cell).joined(separator: " | ")) |\n" }
    return line(head) + line(head.map { _ in "---" }) + rows.map(line).joined() + "\n"
  }

  /// Code in a line; what holds backticks is fenced by more of them.
  static func code(_ text: String) -> String {
    text.contains("`") ? "`` \(line(text)) ``" : "`\(line(text))`"
  }

  private static func cell(_ text: String) -> String {
    line(text).replacing("|", with: "\\|")
  }

  static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
