/// The 13 types of DTCG Format 2025.10, sections 8 and 9, by their names there.
package enum TokenType: String, CaseIterable, Sendable, Hashable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
}
