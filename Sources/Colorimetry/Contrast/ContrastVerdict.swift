/// What a measurement says to a requirement.
package enum ContrastVerdict: Hashable, Sendable {
  case pass
  case fail
  /// The ratio that is painted passes or fails, and other readings of the colours, or a level of rounding, say otherwise.
  case borderline(isPass: Bool, dissenting: [PaintReading])
  /// It depends on what is not known.
  case cannotTell
}
