import Diagnostics

/// Text for a terminal in lines of at most so many characters.
struct Columns {
  let width: Int

  /// Words of a text on lines of their own indentation; a word that is longer than a line is cut.
  func wrapped(_ text: String, indentation: Int) -> [String] {
    let room = width - indentation
    let blank = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = ""
    for word in VisibleText.escaping(text).split(separator: " ") {
      var word = word
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append(line)
        line = ""
      }
      while word.count > room {
        lines.append(String(word.prefix(room)))
        word = word.dropFirst(room)
      }
      line += line.isEmpty ? word : " \(word)"
    }
    return (line.isEmpty && !lines.isEmpty ? lines : lines + [line]).map { blank + $0 }
  }

  /// Two columns, the second aligned; where they do not fit beside each other, the second below the first.
  func table(_ rows: [(String, String)], indentation: Int) -> [String] {
    let rows = rows.map { (VisibleText.escaping($0.0), $0.1) }
    let first = rows.map(\.0.count).max() ?? 0
    let start = indentation + first + 2
    let longest = rows.map { $0.1.split(separator: " ").map(\.count).max() ?? 0 }.max() ?? 0
    let isBeside = start <= width / 2 && start + min(longest, 20) <= width
    return rows.flatMap { left, right -> [String] in
      guard isBeside else {
        return wrapped(left, indentation: indentation) + wrapped(right, indentation: indentation + 4)
      }
      let head = String(repeating: " ", count: indentation) + left
      guard !right.isEmpty else { return [head] }
      let lines = wrapped(right, indentation: start)
      return [head + lines[0].dropFirst(head.count)] + lines.dropFirst()
    }
  }
}
