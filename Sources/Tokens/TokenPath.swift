/// A token's name: the segments from the root of its file to it. Printed with dots, never handled as one string, since a
/// segment may hold anything but `.`, `{` and `}`.
package struct TokenPath: Hashable, Sendable, CustomStringConvertible {
  package let segments: [String]

  package init(_ segments: [String]) {
    self.segments = segments
  }

  /// The path in its printed form, `color.text.primary`; nil when a segment is empty.
  package init?(printed text: String) {
    let segments = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !segments.contains("") else { return nil }
    self.segments = segments
  }

  package var description: String { segments.joined(separator: ".") }

  package func appending(_ segment: String) -> TokenPath {
    TokenPath(segments + [segment])
  }

  package var parent: TokenPath { TokenPath(segments.dropLast()) }
}
