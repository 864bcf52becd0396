/// A pattern of token paths: `*` is exactly one segment, `**` one or more, anything else itself; `color.text.*`.
package struct PathGlob: Hashable, Sendable, CustomStringConvertible {
  package let description: String
  private let segments: [String]

  package init(_ text: String) {
    description = text
    segments = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  package var isLiteral: Bool { !segments.contains { $0 == "*" || $0 == "**" } }

  package func matches(_ path: TokenPath) -> Bool {
    matches(segments[...], path.segments[...])
  }

  private func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let head = pattern.first else { return path.isEmpty }
    guard let segment = path.first else { return false }
    if head == "**" {
      return matches(pattern.dropFirst(), path.dropFirst()) || matches(pattern, path.dropFirst())
    }
    return (head == "*" || head == segment) && matches(pattern.dropFirst(), path.dropFirst())
  }
}
