package import DataFiles
package import Diagnostics

/// What a token is in one mode.
///
/// A class, since modes share it: most tokens are the same in all of them.
package final class ResolvedToken: Sendable {
  package let value: TokenValue
  /// The token that the whole value names; nil when the value is written out.
  package let alias: TokenPath?
  /// Every token that the value names directly, whole or in part, in the order of the file.
  package let references: [TokenPath]
  /// Every token that the value was read from, named or on the way to a part of another; nil when it was read from groups too.
  let dependencies: [TokenPath]?
  /// Its own, or that of a group above it.
  package let deprecation: Deprecation?
  private let authored: AuthoredToken

  init(_ token: FlatToken, value: TokenValue, alias: TokenPath?, references: [TokenPath], dependencies: [TokenPath]?) {
    self.value = value
    self.alias = alias
    self.references = references
    self.dependencies = dependencies
    deprecation = token.deprecation
    authored = token.authored
  }

  /// Where the value stands.
  package var place: Place { authored.value.place }
  package var namePlace: Place { authored.namePlace }
  package var description: String? { authored.description }
  package var extensions: DataValue? { authored.extensions }
  /// The value as it is written, aliases unresolved.
  package var written: DataValue { authored.value }
  /// The whole token as it is written, as JSON for people.
  package var json: String {
    DataValue(.object(authored.properties), at: authored.namePlace).json(indentation: "", width: 80)
  }
}
