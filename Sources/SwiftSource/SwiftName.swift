/// The qualified name of a declaration, as other code says it: `AppTheme.Colors.primary`, `Color.veroTeal`.
///
/// The names of extended types count, those of modules do not.
package struct SwiftName: Hashable, Sendable, CustomStringConvertible {
  package let parts: [String]

  package init(_ parts: [String]) { self.parts = parts }

  /// Of text as it stands in theme.yaml and in code; backticks around a keyword are no part of the name.
  package init(_ text: String) {
    parts = text.split(separator: ".", omittingEmptySubsequences: false).map { $0.filter { $0 != "`" } }
  }

  package var description: String { parts.joined(separator: ".") }
}
