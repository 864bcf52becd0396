import Colorimetry
import Markup

extension CSSValue {
  /// A part of the whole as a percentage, at least nothing and at most everything: 0.25 is `25%`.
  static func share(_ part: Double) -> CSSValue {
    CSSValue(CSSNumber.text(min(max(part, 0), 1) * 100) + "%") ?? "0"
  }
}
