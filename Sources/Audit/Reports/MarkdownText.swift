import Diagnostics

/// Texts from anybody's files as Markdown that shows them as they are.
package enum MarkdownText {
  /// Longer ones are cut: a cell is no place for them.
  private static let longest = 300

  /// A name, as code.
  package static func code(_ text: String) -> String {
    text.isEmpty ? "" : "<code>\(escaped(cut(text)))</code>"
  }

  /// A sentence, in which what stands in single quotes is code.
  package static func prose(_ text: String) -> String {
    let parts = cut(text).split(separator: "'", omittingEmptySubsequences: false)
    // An odd number of quotes: who knows which of them belong together.
    guard parts.count % 2 == 1 else { return quiet(cut(text)) }
    return parts.enumerated().map { index, part in
      index % 2 == 0 ? quiet(String(part)) : part.isEmpty ? "''" : "<code>\(escaped(String(part)))</code>"
    }.joined()
  }

  /// Outside of code, `@name` calls somebody and `#1` is another issue, written in whatever way, unless they are torn apart.
  private static func quiet(_ text: String) -> String {
    escaped(text).replacing("&#64;", with: "&#64;&#8288;").replacing("&#35;", with: "&#35;&#8288;")
  }

  private static func cut(_ text: String) -> String {
    text.count > longest ? "\(text.prefix(longest))…" : text
  }

  /// Punctuation that can mean something in Markdown, in HTML or in a table, as character references, which mean nothing.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.escaping(text).unicodeScalars {
      switch scalar {
      case " ", ",", ".", "-", "/", "=", "%", ";": result.unicodeScalars.append(scalar)
      case "!"..."/", ":"..."@", "["..."`", "{"..."~": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
