package import DataFiles
package import Diagnostics

/// What a token is in one mode.
package struct ResolvedToken: Hashable, Sendable {
  package let value: TokenValue
  /// The token that the whole value names; nil when the value is written out.
  package let alias: TokenPath?
  /// Every token that the value names directly, whole or in part, in the order of the file.
  package let references: [TokenPath]
  /// Where the value stands.
  package let place: Place
  package let namePlace: Place
  package let description: String?
  package let deprecation: Deprecation?
  package let extensions: DataValue?
}
