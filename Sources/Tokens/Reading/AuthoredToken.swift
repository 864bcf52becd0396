package import DataFiles
package import Diagnostics

/// A token as its file has it: aliases unresolved, the value not yet checked.
///
/// A class, since every mode's tree holds it: a copy of a tree costs a reference, and two trees can tell that they hold the same.
package final class AuthoredToken: Sendable {
  package let namePlace: Place
  /// The `$value`; for a token with `$ref` in place of it, the object with that reference alone.
  package let value: DataValue
  package let type: AuthoredType?
  package let description: String?
  package let deprecation: Deprecation?
  package let extensions: DataValue?
  /// Everything that the token's object holds, for references into it.
  let properties: [DataValue.Member]

  init(
    namePlace: Place, value: DataValue, type: AuthoredType?, description: String?, deprecation: Deprecation?,
    extensions: DataValue?, properties: [DataValue.Member]
  ) {
    self.namePlace = namePlace
    self.value = value
    self.type = type
    self.description = description
    self.deprecation = deprecation
    self.extensions = extensions
    self.properties = properties
  }

  /// The same token with the type that it has where it is written.
  func typed(_ type: AuthoredType?) -> AuthoredToken {
    AuthoredToken(
      namePlace: namePlace, value: value, type: type, description: description, deprecation: deprecation,
      extensions: extensions, properties: properties)
  }

  /// The token with some of its properties replaced.
  func replacing(_ changes: [DataValue.Member], type: AuthoredType?) -> AuthoredToken {
    var properties = properties
    for change in changes {
      if let index = properties.firstIndex(where: { $0.key == change.key }) {
        properties[index] = change
      } else {
        properties.append(change)
      }
    }
    return AuthoredToken(
      namePlace: namePlace, value: changes.first { $0.key == "$value" }?.value ?? value, type: type,
      description: description, deprecation: deprecation, extensions: extensions, properties: properties)
  }

  /// True when both say the same, wherever they stand.
  func isWritten(as other: AuthoredToken) -> Bool {
    properties.count == other.properties.count
      && zip(properties, other.properties).allSatisfy { $0.key == $1.key && $0.value.json == $1.value.json }
  }

  /// The token with another value.
  func with(_ value: DataValue, type: AuthoredType?) -> AuthoredToken {
    replacing([DataValue.Member(key: "$value", keyPlace: value.place, value: value)], type: type)
  }
}

/// A `$type` and where it stands. A class, since all tokens of a group share it.
package final class AuthoredType: Sendable {
  /// Nil for a type that the standard does not have, which has been reported.
  package let type: TokenType?
  /// As it is written.
  package let name: String
  package let place: Place

  init(type: TokenType?, name: String, place: Place) {
    self.type = type
    self.name = name
    self.place = place
  }
}
