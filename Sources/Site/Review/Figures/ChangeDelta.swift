import Colorimetry
import Review
import Tokens

/// How far apart two values are, where their type has a measure.
struct ChangeDelta {
  /// `+4 px`.
  let shown: Phrase
  /// `4 px more`.
  let spoken: Phrase

  /// Of two values of one type; nil for what has no measure, and where both look the same.
  init?(from old: FigureValue, to new: FigureValue) {
    if let (before, after, unit) = ChangeDelta.measures(old, new) {
      let difference = after - before
      let amount = CSSNumber.text(abs(difference)) + (unit.isEmpty ? "" : "\u{A0}\(unit)")
      shown =
        difference == 0
        ? .sameSize : Phrase("\(difference < 0 ? "−" : "+")\(amount)", de: "\(difference < 0 ? "−" : "+")\(amount)")
      spoken = difference == 0 ? .sameSize : .differs(by: amount, isMore: difference > 0)
      return
    }
    guard let difference = ValueDifference(old.css, new.css), let visibility = difference.visibility,
      case .color(let deltaE, let alpha) = difference
    else { return nil }
    shown = .difference(CSSNumber.text(deltaE, decimals: 2), visibility, alpha: alpha)
    spoken = shown
  }

  /// Both in one unit.
  private static func measures(_ old: FigureValue, _ new: FigureValue) -> (Double, Double, unit: String)? {
    switch (old.value, new.value) {
    case (.dimension(let a), .dimension(let b)):
      if a.unit == b.unit { return (a.value, b.value, a.unit.rawValue) }
      guard let before = a.pixels, let after = b.pixels else { return nil }
      return (before, after, "px")
    case (.duration(let a), .duration(let b)): return (a.milliseconds, b.milliseconds, "ms")
    case (.number(let a), .number(let b)), (.fontWeight(let a), .fontWeight(let b)): return (a, b, "")
    default: return nil
    }
  }
}
