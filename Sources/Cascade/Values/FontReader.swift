/// Computes sizes and weights of fonts in one mode (CSS Fonts 4, sections 2.2 and 2.5).
struct FontReader {
  private let substitution: TokenSubstitution

  init(_ substitution: TokenSubstitution) {
    self.substitution = substitution
  }

  /// Nil where the size or the weight cannot be told.
  /// - Parameters:
  ///   - sizes: each relative to the one before it; the first to the initial value.
  ///   - weights: the same.
  func measure(sizes: [[ComponentValue]], weights: [[ComponentValue]]) -> FontMeasure? {
    var size = LengthRange(LengthReader.rootSize)
    for values in sizes {
      guard let next = self.size(values, in: size) else { return nil }
      size = next
    }
    var weight = 400.0
    for values in weights {
      guard let next = self.weight(values, in: weight) else { return nil }
      weight = next
    }
    // A size that follows the viewport has a lower end only where `clamp()` or `max()` gives it one.
    guard size.low > 0 || size.high == size.low, size.low.isFinite else { return nil }
    return FontMeasure(pixels: max(0, size.low), weight: weight)
  }

  private func size(_ values: [ComponentValue], in parent: LengthRange) -> LengthRange? {
    guard let values = substitution.values(values)?.trimmed else { return nil }
    if let word = values.keyword {
      switch word {
      case "larger": return parent * .number(1.2)
      case "smaller": return parent * .number(1 / 1.2)
      default: return FontReader.sizes[word].map { LengthRange($0) }
      }
    }
    let reader = LengthReader(em: parent, whole: parent)
    if let length = reader.length(values), !length.isNumber || length.low == 0 { return length }
    guard let size = FontShorthand(values)?.size, size != values else { return nil }
    return self.size(size, in: parent)
  }

  private func weight(_ values: [ComponentValue], in parent: Double) -> Double? {
    guard let values = substitution.values(values)?.trimmed else { return nil }
    switch values.keyword {
    case "normal": return 400
    case "bold": return 700
    case "bolder": return parent < 350 ? 400 : parent < 550 ? 700 : max(parent, 900)
    case "lighter": return parent < 100 ? parent : parent < 550 ? 100 : parent < 750 ? 400 : 700
    case .some: return nil
    case nil: break
    }
    if let number = LengthReader().length(values), number.isNumber {
      return (1...1000).contains(number.low) ? number.low : nil
    }
    guard let shorthand = FontShorthand(values) else { return nil }
    return shorthand.weight.flatMap { $0 == values ? nil : weight($0, in: parent) } ?? 400
  }

  /// In pixels, at Chromium's default of 16.
  private static let sizes: [String: Double] = [
    "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
    "xxx-large": 48,
  ]
}
