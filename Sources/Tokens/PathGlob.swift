/// A pattern of token paths: `*` is exactly one segment, `**` one or more, anything else itself; `color.text.*`.
package struct PathGlob: Hashable, Sendable, CustomStringConvertible {
  package let description: String
  private let segments: [String]

  package init(_ text: String) {
    description = text
    segments = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  package var isLiteral: Bool { !segments.contains { $0 == "*" || $0 == "**" } }

  /// Takes time in the product of both lengths, whatever the pattern.
  package func matches(_ path: TokenPath) -> Bool {
    if isLiteral { return description == path.description }
    // By the number of segments that the pattern so far has taken.
    var reached = [Bool](repeating: false, count: path.segments.count + 1)
    reached[0] = true
    for pattern in segments {
      var next = [Bool](repeating: false, count: reached.count)
      for (index, segment) in path.segments.enumerated() {
        let isContinued = pattern == "**" && next[index]
        next[index + 1] = isContinued || reached[index] && (pattern == "*" || pattern == "**" || pattern == segment)
      }
      reached = next
    }
    return reached[path.segments.count]
  }
}
