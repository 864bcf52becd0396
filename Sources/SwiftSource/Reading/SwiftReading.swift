package import Diagnostics

/// What was read from Swift: constants in the order of the source, and what looked like one and was not understood.
package struct SwiftReading: Sendable {
  package var constants: [SwiftConstant] = []
  /// With the reason, such as "'Color' is made of 'palette', which is not declared here".
  package var notUnderstood: [(place: Place, reason: String)] = []

  package init() {}
}
