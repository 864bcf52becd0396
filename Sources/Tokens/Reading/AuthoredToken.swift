package import DataFiles
package import Diagnostics

/// A token as its file has it: aliases unresolved, the value not yet checked.
package struct AuthoredToken: Hashable, Sendable {
  package let namePlace: Place
  /// The `$value`; for a token with `$ref` in place of it, the object with that reference alone.
  package let value: DataValue
  package var type: AuthoredType?
  package let description: String?
  package let deprecation: Deprecation?
  package let extensions: DataValue?
  /// Everything that the token's object holds, for references into it.
  let properties: [DataValue.Member]
}

/// A `$type` and where it stands.
package struct AuthoredType: Hashable, Sendable {
  /// Nil for a type that the standard does not have; its finding has been reported.
  package let type: TokenType?
  package let place: Place
}
