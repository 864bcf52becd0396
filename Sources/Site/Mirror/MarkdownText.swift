import Diagnostics
import Markup

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

  /// A link from the twin of a page to that of another.
  static func link(_ title: String, from page: String, to target: String) -> String {
    let way = PageContext.address(from: MarkdownMirror.path(of: page), to: MarkdownMirror.path(of: target))
    return link(title, way.text)
  }

  /// Such a link in a list, with what there is on the other page.
  static func item(_ title: String, from page: String, to target: String, _ about: String? = nil) -> String {
    "- \(link(title, from: page, to: target))\(about.map { ": \(line($0))" } ?? "")\n"
  }

  /// A heading below that of the page, and what stands under it; nothing where that is nothing.
  static func section(_ title: String, _ text: String) -> String {
    text.isEmpty ? "" : "## \(line(title))\n\n\(text)\(text.hasSuffix("\n\n") ? "" : "\n")"
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

  /// A file of code.
  static func listing(_ file: SourceFile, _ language: String) -> String {
    let code = String(decoding: file.bytes, as: UTF8.self)
    return "```\(language)\n\(code)\(code.hasSuffix("\n") ? "" : "\n")```\n\n"
  }

  private static func cell(_ text: String) -> String {
    let line = line(text)
    return line.utf8.contains(UInt8(ascii: "|")) ? line.replacing("|", with: "\\|") : line
  }

  static func line(_ text: String) -> String {
    text.isSurelyOneLine ? text : text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension String {
  /// True for text without an end of a line, at the price of a look at its bytes; false for that, and for some text of letters beyond
  /// ASCII.
  var isSurelyOneLine: Bool {
    // The ends of lines beyond ASCII start with one of the two.
    utf8.allSatisfy { $0 >= UInt8(ascii: " ") && $0 != 0xC2 && $0 != 0xE2 }
  }
}
