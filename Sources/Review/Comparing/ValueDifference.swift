import Colorimetry

/// How far apart two values are, where their type has a measure.
package enum ValueDifference: Hashable, Sendable {
  /// ΔE2000; `alpha` is the new opacity less the old.
  case color(deltaE: Double, alpha: Double)
  /// The new value less the old, in their common unit.
  case number(Double, unit: String)
  /// Another kind of value, or one without a measure.
  case other

  /// How plainly people see a difference of colours.
  package enum Visibility: String, CaseIterable, Hashable, Sendable {
    case invisible
    /// With another opacity.
    case sameColor = "the same colour"
    case slight, clear
    case otherColor = "another colour"
  }

  /// Of two values as CSS has them; nil where they look the same.
  package init?(_ old: String, _ new: String) {
    if old == new { return nil }
    if let a = CSSColorParser.color(old), let b = CSSColorParser.color(new) {
      let deltaE = ColorDifference.ciede2000(a, b)
      let alpha = b.alpha - a.alpha
      // A level of 8-bit sRGB is 0.1 and more; notations of one colour round to less.
      if deltaE < 0.05, abs(alpha) < 0.0005 { return nil }
      self = .color(deltaE: deltaE, alpha: alpha)
    } else if let a = CSSNumber.measure(old), let b = CSSNumber.measure(new), a.unit == b.unit {
      if a.value == b.value { return nil }
      self = .number(b.value - a.value, unit: a.unit)
    } else {
      self = .other
    }
  }

  /// For sorting by what is seen first: the difference of colours, or nothing.
  package var deltaE: Double {
    if case .color(let deltaE, let alpha) = self { max(deltaE, abs(alpha) * 100) } else { 0 }
  }

  /// `ΔE 2.31, slight`, `+4px`; nil for values without a measure.
  package var words: String? {
    switch self {
    case .color(let deltaE, let alpha):
      let opacity = abs(alpha) < 0.0005 ? "" : ", \(ValueDifference.signed(alpha * 100, decimals: 1)) % opaque"
      return
        "ΔE \(CSSNumber.text(deltaE, decimals: 2)), \(ValueDifference.visibility(deltaE, alpha).rawValue)\(opacity)"
    case .number(let number, let unit): return ValueDifference.signed(number, decimals: 4) + unit
    case .other: return nil
    }
  }

  private static func signed(_ number: Double, decimals: Int) -> String {
    let text = CSSNumber.text(abs(number), decimals: decimals)
    return number < 0 ? "−\(text)" : "+\(text)"
  }

  /// Nil for what is no difference of colours.
  package var visibility: Visibility? {
    if case .color(let deltaE, let alpha) = self { ValueDifference.visibility(deltaE, alpha) } else { nil }
  }

  private static func visibility(_ deltaE: Double, _ alpha: Double) -> Visibility {
    switch deltaE {
    case ..<1: abs(alpha) < 0.0005 ? .invisible : .sameColor
    case ..<3: .slight
    case ..<10: .clear
    default: .otherColor
    }
  }
}
