import Markup

/// How ripe something is, in a word and a sign.
struct StatusBadge {
  let status: FrontMatter.Status
  let words: Words

  var html: HTML {
    "<span class=\"badge status status--\(status.rawValue)\">\(words[status.phrase])</span>"
  }

  /// Nil where nobody has said anything, and for what is stable: that is what readers expect.
  static func unlessStable(_ status: FrontMatter.Status?, _ words: Words) -> HTML? {
    guard let status, status != .stable else { return nil }
    return StatusBadge(status: status, words: words).html
  }
}
