package import Diagnostics

/// A protocol of tokens, each type that fulfils it being their values in a mode: `DesignColorScheme` of `BildLightColors`.
package struct SwiftScheme: Sendable {
  package struct Property: Sendable {
    package let name: String
    package let place: Place
    /// Of the line, where generators tell the type of the token: `$type: fontSize`.
    package let comment: String?
    /// Of the lines before it.
    package let documentation: String?
  }

  package let name: SwiftName
  package let properties: [Property]
  /// In alphabetical order.
  package let types: [SwiftName]
}
