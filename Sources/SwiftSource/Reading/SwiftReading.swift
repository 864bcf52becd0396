package import Diagnostics

/// What was read from Swift: constants in the order of the source, and what looked like one and was not understood.
package struct SwiftReading: Sendable {
  package var constants: [SwiftConstant] = []
  /// With the reason, such as "'Color' is made of 'palette', which is not declared here".
  package var notUnderstood: [(name: SwiftName, place: Place, reason: String)] = []
  /// Protocols of tokens with the types that fulfil them.
  package var schemes: [SwiftScheme] = []
  /// The cases of enums by the last part of their names, such as `ColorBrand`: what schemes are chosen by.
  package var choices: [(name: String, cases: [String])] = []

  package init() {}
}
