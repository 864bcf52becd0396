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
  /// All that the value is read from, on a line of JSON: what is written, with the properties beside it that have a say.
  package var definition: String {
    let beside = authored.properties.compactMap { property -> DataValue.Member? in
      if property.key == "alpha" { return property }
      guard property.key == "$extensions" else { return nil }
      let own = (property.value.members ?? []).filter { $0.key == "specimen" || $0.key == "studio.tokens" }
      guard !own.isEmpty else { return nil }
      let value = DataValue(.object(own), at: property.value.place)
      return DataValue.Member(key: property.key, keyPlace: property.keyPlace, value: value)
    }
    guard !beside.isEmpty else { return written.json }
    let value = DataValue.Member(key: "$value", keyPlace: place, value: written)
    return DataValue(.object([value] + beside), at: place).json
  }
  /// The whole token as it is written, as JSON for people.
  package var json: String {
    DataValue(.object(authored.properties), at: authored.namePlace).json(indentation: "", width: 80)
  }
}
