import Colorimetry
import Markup
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

  /// A line of text in a style that has no shorthand. A part that the style does not have is inherited.
  static func line(_ name: String, _ text: String, in path: TokenPath, _ view: TokenView) -> HTML {
    """
    <span class="\(name)" style="font-family:\(view.variable(path, "-font-family"));font-size:\(
      view.variable(path, "-font-size"));font-weight:\(view.variable(path, "-font-weight"));line-height:\(
        view.variable(path, "-line-height"));letter-spacing:\(view.variable(path, "-letter-spacing"))">\(text)</span>
    """
  }

  /// The absolute height and the ratio, `38.4 px (1.2)`, or what there is of them.
  static func lineHeight(_ text: Typography) -> String? {
    guard case .multiple(let multiple) = text.lineHeight, let size = text.fontSize else {
      return text["lineHeight"].map(TokenText.short)
    }
    return "\(TokenText.dimension(Dimension(size.value * multiple, size.unit))) (\(CSSNumber.text(multiple)))"
  }

  /// The figures of a style that there are.
  ///
  /// A point of Apple's systems is a pixel of CSS at the usual text size.
  static func metrics(_ text: Typography) -> [Metric] {
    let metrics = [size(text), line(text), weight(text), tracking(text), family(text)].compactMap { $0 }
    let others = text.others.map { Metric($0.name, TokenText.short($0.value), "") }
    return metrics + others + (text.dynamicType.map { [scaling($0)] } ?? [])
  }

  private static func size(_ text: Typography) -> Metric? {
    guard let size = text.fontSize else { return nil }
    guard let pixels = size.pixels else { return Metric("Size", TokenText.dimension(size), "") }
    return Metric("Size", self.pixels(pixels), "\(CSSNumber.text(pixels)) pt, \(rem(pixels))")
  }

  private static func line(_ text: Typography) -> Metric? {
    switch text.lineHeight {
    case .multiple(let multiple):
      guard let size = text.fontSize?.pixels else {
        return Metric("Line height", "\(CSSNumber.text(multiple)) × size", "")
      }
      let line = size * multiple
      return Metric("Line height", pixels(line), "\(CSSNumber.text(multiple)) × size, \(rem(line))")
    case .length(let length): return Metric("Line height", TokenText.dimension(length), "")
    case nil: return nil
    }
  }

  private static func weight(_ text: Typography) -> Metric? {
    text.fontWeight.map { Metric("Weight", CSSNumber.text($0), weight($0)) }
  }

  private static func tracking(_ text: Typography) -> Metric? {
    guard let spacing = text.letterSpacing else { return nil }
    guard let tracking = spacing.pixels, let size = text.fontSize?.pixels else {
      return Metric("Tracking", TokenText.dimension(spacing), "")
    }
    let em = size == 0 ? 0 : tracking / size
    return Metric("Tracking", pixels(tracking), "\(CSSNumber.text(em, decimals: 3)) em")
  }

  private static func family(_ text: Typography) -> Metric? {
    text.fontFamily.map { Metric("Family", $0.first ?? "", $0.dropFirst().joined(separator: ", ")) }
  }

  private static func scaling(_ dynamicType: Typography.DynamicType) -> Metric {
    switch dynamicType {
    case .scales: Metric("Dynamic Type", "Scales", "with the reader's text size")
    case .fixed: Metric("Dynamic Type", "Fixed", "at every text size")
    }
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
