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

  /// What each wildcard stands for in a path, the first as short as can be; nil when the pattern does not match.
  package func captures(in path: TokenPath) -> [[String]]? {
    let names = path.segments
    // By the segment of the pattern and that of the path: whether the rest of the one matches the rest of the other.
    var rest = [[Bool]](repeating: [Bool](repeating: false, count: names.count + 1), count: segments.count + 1)
    rest[segments.count][names.count] = true
    for (step, pattern) in segments.enumerated().reversed() {
      for index in names.indices.reversed() where ["*", "**", names[index]].contains(pattern) {
        rest[step][index] = rest[step + 1][index + 1] || pattern == "**" && rest[step][index + 1]
      }
    }
    guard rest[0][0] else { return nil }
    var captures: [[String]] = []
    var index = 0
    for (step, pattern) in segments.enumerated() {
      let start = index
      index += 1
      while pattern == "**", !rest[step + 1][index] { index += 1 }
      if pattern == "*" || pattern == "**" { captures.append(Array(names[start..<index])) }
    }
    return captures
  }
}
