import Colorimetry
import Tokens

/// Words and figures of a text style.
enum TypeSample {
  /// A segment of a path as words: `screen-title` is `Screen title`.
  static func title(_ segment: String) -> String {
    let words = segment.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The absolute height and the ratio: `38.4 px (1.2)`.
  static func lineHeight(_ text: Typography) -> String {
    "\(TokenText.dimension(height(text))) (\(CSSNumber.text(text.lineHeight)))"
  }

  /// The figures of a style, each with its name and the same in other units.
  ///
  /// A point of Apple's systems is a pixel of CSS at the usual text size.
  static func metrics(_ text: Typography) -> [(name: String, figure: String, others: String)] {
    let size = text.fontSize.pixels
    let em = size == 0 ? 0 : text.letterSpacing.pixels / size
    return [
      ("Size", pixels(size), "\(CSSNumber.text(size)) pt, \(rem(size))"),
      ("Line height", pixels(size * text.lineHeight), "\(CSSNumber.text(text.lineHeight)) × size, \(rem(size * text.lineHeight))"),
      ("Weight", CSSNumber.text(text.fontWeight), weight(text.fontWeight)),
      ("Tracking", pixels(text.letterSpacing.pixels), "\(CSSNumber.text(em, decimals: 3)) em"),
      ("Family", text.fontFamily.first ?? "", text.fontFamily.dropFirst().joined(separator: ", ")),
    ] + (text.dynamicType.map { [("Dynamic Type", $0 == .scales ? "Scales" : "Fixed", $0 == .scales ? "with the reader's text size" : "at every text size")] } ?? [])
  }

  private static func height(_ text: Typography) -> Dimension {
    Dimension(text.fontSize.value * text.lineHeight, text.fontSize.unit)
  }

  private static func pixels(_ value: Double) -> String { "\(CSSNumber.text(value, decimals: 2)) px" }

  private static func rem(_ pixels: Double) -> String { "\(CSSNumber.text(pixels / 16, decimals: 4)) rem" }

  /// CSS Fonts 4, 2.2: what weights are commonly called.
  private static func weight(_ weight: Double) -> String {
    let names = ["thin", "extra light", "light", "regular", "medium", "semibold", "bold", "extra bold", "black"]
    let index = Int((weight / 100).rounded()) - 1
    return names.indices.contains(index) ? names[index] : ""
  }
}
