import Colorimetry
import Markup

extension CSSValue {
  /// A part of the whole as a percentage, at least nothing and at most everything: 0.25 is `25%`.
  static func share(_ part: Double) -> CSSValue {
    CSSValue(CSSNumber.text(min(max(part, 0), 1) * 100) + "%") ?? "0"
  }

  /// How many letters the longest word has, which cannot be broken: the size of a great title follows it.
  static func letters(of title: String) -> CSSValue {
    let words = title.split { $0.isWhitespace || $0 == "-" }
    return CSSValue(String(words.map(\.count).max() ?? 1)) ?? "1"
  }
}
