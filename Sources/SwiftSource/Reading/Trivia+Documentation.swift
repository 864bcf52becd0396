import SwiftSyntax

extension Trivia {
  /// What the last `///` lines say, without their slashes; nil where they say nothing, or another comment or an empty line parts them.
  var documentation: String? {
    var lines: [Substring] = []
    var isParted = false
    for piece in pieces {
      switch piece {
      case .docLineComment(let line):
        if isParted { lines = [] }
        isParted = false
        let text = line.dropFirst("///".count)
        lines.append(text.hasPrefix(" ") ? text.dropFirst() : text)
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        isParted = isParted || count > 1
      case .lineComment, .blockComment, .docBlockComment: lines = []
      default: break
      }
    }
    return lines.allSatisfy { $0.allSatisfy(\.isWhitespace) } ? nil : lines.joined(separator: "\n")
  }
}
