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
    if let measured = ValueDifference.measured(old, new) {
      if measured.isNone { return nil }
      self = measured
    } else {
      if ValueDifference.areAlike(CSSWords(old), CSSWords(new)) { return nil }
      self = .other
    }
  }

  /// Of two values of a token; nil where they look the same. What CSS has no place for in a shorthand, such as the tracking of a text
  /// style, stands in the parts alone.
  init?(_ old: SnapshotToken.Value, _ new: SnapshotToken.Value) {
    if let difference = ValueDifference(old.css, new.css) {
      self = difference
    } else if old.parts == new.parts
      || old.parts.map(\.name) == new.parts.map(\.name)
        && zip(old.parts, new.parts).allSatisfy({ ValueDifference($0.css, $1.css) == nil })
    {
      return nil
    } else {
      self = .other
    }
  }

  /// Nil without a measure.
  private static func measured(_ old: String, _ new: String) -> ValueDifference? {
    if let a = CSSColorParser.color(old), let b = CSSColorParser.color(new) {
      return .color(deltaE: isSame(a, b) ? 0 : ColorDifference.ciede2000(a, b), alpha: b.alpha - a.alpha)
    }
    guard let a = CSSNumber.measure(old), let b = CSSNumber.measure(new), a.unit == b.unit else { return nil }
    return .number(b.value - a.value, unit: a.unit)
  }

  /// Notations of one colour round to half a level of 8-bit sRGB at most: one of them may be hexadecimal.
  private static func isSame(_ a: Color, _ b: Color) -> Bool {
    let levels = (b.converted(to: .srgb).components - a.converted(to: .srgb).components) * 255
    return max(levels.max(), -levels.min()) < 0.51
  }

  /// A level of 8-bit sRGB is 0.1 and more; notations of colours beyond it round to less.
  private var isNone: Bool {
    switch self {
    case .color(let deltaE, let alpha): deltaE < 0.05 && abs(alpha) < 0.0005
    case .number(let number, _): number == 0
    case .other: false
    }
  }

  /// True of what has the same words, but for the notation of colours and numbers among them.
  private static func areAlike(_ old: CSSWords, _ new: CSSWords) -> Bool {
    old.words.count == new.words.count
      && zip(old.words, new.words).allSatisfy { word, other in
        if word == other { return true }
        if let measured = measured(word, other) { return measured.isNone }
        guard let function = CSSWords.function(word), let other = CSSWords.function(other) else { return false }
        return function.name == other.name && areAlike(function.arguments, other.arguments)
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
