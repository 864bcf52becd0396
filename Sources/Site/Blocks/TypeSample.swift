import Colorimetry
import Tokens

/// Words and figures of a text style.
enum TypeSample {
  /// A figure with its name and the same in other units.
  struct Metric {
    let name, figure, others: String

    init(_ name: String, _ figure: String, _ others: String) {
      self.name = name
      self.figure = figure
      self.others = others
    }
  }

  /// A segment of a path as words: `screen-title` is `Screen title`.
  static func title(_ segment: String) -> String {
    let words = segment.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The absolute height and the ratio: `38.4 px (1.2)`.
  static func lineHeight(_ text: Typography) -> String {
    "\(TokenText.dimension(height(text))) (\(CSSNumber.text(text.lineHeight)))"
  }

  /// The figures of a style.
  ///
  /// A point of Apple's systems is a pixel of CSS at the usual text size.
  static func metrics(_ text: Typography) -> [Metric] {
    let size = text.fontSize.pixels
    let line = size * text.lineHeight
    let tracking = text.letterSpacing.pixels
    let em = size == 0 ? 0 : tracking / size
    let metrics = [
      Metric("Size", pixels(size), "\(CSSNumber.text(size)) pt, \(rem(size))"),
      Metric("Line height", pixels(line), "\(CSSNumber.text(text.lineHeight)) × size, \(rem(line))"),
      Metric("Weight", CSSNumber.text(text.fontWeight), weight(text.fontWeight)),
      Metric("Tracking", pixels(tracking), "\(CSSNumber.text(em, decimals: 3)) em"),
      Metric("Family", text.fontFamily.first ?? "", text.fontFamily.dropFirst().joined(separator: ", ")),
    ]
    return metrics + (text.dynamicType.map { [scaling($0)] } ?? [])
  }

  private static func scaling(_ dynamicType: Typography.DynamicType) -> Metric {
    switch dynamicType {
    case .scales: Metric("Dynamic Type", "Scales", "with the reader's text size")
    case .fixed: Metric("Dynamic Type", "Fixed", "at every text size")
    }
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
