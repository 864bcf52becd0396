import Colorimetry
import Tokens

/// Words and figures of a text style.
struct TypeSample {
  let words: Words
  let text: Typography

  /// A segment of a path as words: `screen-title` is `Screen title`.
  static func title(_ segment: String) -> String {
    let words = segment.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The figures of a style that there are.
  ///
  /// A point of Apple's systems is a pixel of CSS at the usual text size.
  var metrics: [TokenMetric] {
    let metrics = [size, line, weight, tracking, family].compactMap { $0 }
    let others = text.others.map { TokenMetric($0.name, TokenText.short($0.value), "") }
    return metrics + others + (scaling.map { [$0] } ?? [])
  }

  private var size: TokenMetric? {
    guard let size = text.fontSize else { return nil }
    guard let pixels = size.pixels else { return TokenMetric(words[.size], TokenText.dimension(size), "") }
    return TokenMetric(
      words[.size], TypeSample.pixels(pixels), "\(CSSNumber.text(pixels)) pt, \(TypeSample.rem(pixels))")
  }

  private var line: TokenMetric? {
    switch text.lineHeight {
    case .multiple(let multiple):
      let ratio = words[.timesSize(CSSNumber.text(multiple))]
      guard let size = text.fontSize?.pixels else { return TokenMetric(words[.lineHeight], ratio, "") }
      let line = size * multiple
      return TokenMetric(words[.lineHeight], TypeSample.pixels(line), "\(ratio), \(TypeSample.rem(line))")
    case .length(let length):
      guard let line = length.pixels, let size = text.fontSize?.pixels, size > 0 else {
        return TokenMetric(words[.lineHeight], TokenText.dimension(length), "")
      }
      let ratio = words[.timesSize(CSSNumber.text(line / size, decimals: 3))]
      return TokenMetric(words[.lineHeight], TypeSample.pixels(line), "\(ratio), \(TypeSample.rem(line))")
    case nil: return nil
    }
  }

  private var weight: TokenMetric? {
    text.fontWeight.map { TokenMetric(words[.weight], CSSNumber.text($0), Phrase.weight($0).map { words[$0] } ?? "") }
  }

  private var tracking: TokenMetric? {
    guard let spacing = text.letterSpacing else { return nil }
    guard let tracking = spacing.pixels, let size = text.fontSize?.pixels, size > 0 else {
      return TokenMetric(words[.tracking], TokenText.dimension(spacing), "")
    }
    return TokenMetric(
      words[.tracking], TypeSample.pixels(tracking), "\(CSSNumber.text(tracking / size, decimals: 3)) em")
  }

  private var family: TokenMetric? {
    text.fontFamily.map { TokenMetric(words[.family], $0.first ?? "", $0.dropFirst().joined(separator: ", ")) }
  }

  private var scaling: TokenMetric? {
    switch text.dynamicType {
    case .scales:
      TokenMetric("Dynamic Type", words[.scales], words[.growsWith((text.textStyle ?? .body).rawValue)])
    case .fixed: TokenMetric("Dynamic Type", words[.fixed], words[.atEverySize])
    case nil: nil
    }
  }

  private static func pixels(_ value: Double) -> String { "\(CSSNumber.text(value, decimals: 2)) px" }

  private static func rem(_ pixels: Double) -> String { "\(CSSNumber.text(pixels / 16, decimals: 4)) rem" }
}
