/// The 13 types of DTCG Format 2025.10, sections 8 and 9, by their names there, and one for all that the standard does not have.
package enum TokenType: String, CaseIterable, Sendable, Hashable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
  /// Tokens of types that the standard does not have; kept as text.
  case other

  package static let standard = allCases.filter { $0 != .other }

  /// True for types whose custom property has others for its parts.
  var hasParts: Bool { self == .typography || self == .border || self == .transition }

  /// The type that a `$type` names.
  init?(named name: String) {
    guard let type = TokenType(rawValue: name), type != .other else { return nil }
    self = type
  }
}
