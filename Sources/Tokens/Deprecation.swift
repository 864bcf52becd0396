/// The `$deprecated` of a token or group (DTCG Format 2025.10, sections 5.2.5 and 6.1).
package enum Deprecation: Hashable, Sendable {
  case deprecated(reason: String?)
  /// `false`: not deprecated although its group is.
  case current
}
