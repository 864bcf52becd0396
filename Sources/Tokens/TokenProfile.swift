/// How closely token files must keep to the standard.
package enum TokenProfile: String, CaseIterable, Hashable, Sendable {
  /// DTCG 2025.10, and nothing else.
  case strict
  /// Also values as CSS text, such as `#0af` and `16px`; each file that has them gets one warning.
  case lenient
}
