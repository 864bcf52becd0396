import Colorimetry
import DataFiles

/// Values as the drafts of DTCG and most tools before 2025 wrote them: as CSS text.
enum LegacyText {
  /// The value of a type that text, or a bare zero, stands for; nil where the standard itself has text, and for what is no CSS.
  static func value(_ data: DataValue, _ type: TokenType) -> TokenValue? {
    if type == .dimension, data.number == 0 { return .dimension(Dimension(0, .px)) }
    if type == .duration, data.number == 0 { return .duration(Duration(0, .ms)) }
    return data.string.flatMap { value($0, type) }
  }

  static func value(_ text: String, _ type: TokenType) -> TokenValue? {
    exact(text, type) ?? CSSExpression(text, type).value
  }

  /// The value, if it can be taken apart.
  static func exact(_ text: String, _ type: TokenType) -> TokenValue? {
    switch type {
    case .color: CSSColorParser.color(text).map { .color($0) }
    case .dimension: dimension(text).map { .dimension($0) }
    case .duration: duration(text).map { .duration($0) }
    case .number: (number(text) ?? percentage(text)).map { .number($0) }
    case .fontWeight: fontWeight(text).map { .fontWeight($0) }
    case .fontFamily: families(text).map { .fontFamily($0) }
    case .cubicBezier: cubicBezier(text).map { .cubicBezier($0) }
    case .border: border(text).map { .border($0) }
    case .transition: transition(text).map { .transition($0) }
    case .shadow: shadow(text).map { .shadow($0) }
    case .gradient: gradient(text).map { .gradient($0) }
    case .typography: typography(text).map { .typography($0) }
    case .strokeStyle, .other: nil
    }
  }

  /// The value of one type read as another, where both are ways to write the same.
  static func value(_ value: TokenValue, as type: TokenType) -> TokenValue? {
    switch (value, type) {
    case (.number(let number), .fontWeight): (1...1000).contains(number) ? .fontWeight(number) : nil
    case (.fontWeight(let weight), .number): .number(weight)
    case (.number(let number), .dimension): .dimension(Dimension(number, .px))
    case (.number(0), .duration): .duration(Duration(0, .ms))
    case (.dimension(let share), .number) where share.unit == .percent: .number(share.value / 100)
    case (.opaque(let opaque), .fontFamily) where opaque.type == .other:
      .fontFamily(families(opaque.text) ?? [opaque.text])
    case (.opaque(let opaque), .strokeStyle) where opaque.type == .other:
      StrokeStyle.Keyword(rawValue: opaque.text).map { .strokeStyle(.keyword($0)) }
    case (.opaque(let opaque), .fontWeight) where opaque.type == .other:
      (FontWeightName.weight(opaque.text) ?? fontWeight(opaque.text)).map { .fontWeight($0) }
    case (.opaque(let opaque), _) where opaque.type == .other: self.value(opaque.text, type)
    default: nil
    }
  }

  // MARK: Simple types

  /// `16px`, `1.5rem`, and `0`, which needs no unit in CSS.
  static func dimension(_ text: String) -> Dimension? {
    guard let (value, unit) = CSSNumber.measure(text) else { return nil }
    if unit.isEmpty { return value == 0 ? Dimension(0, .px) : nil }
    return Dimension.Unit(named: unit).map { Dimension(value, $0) }
  }

  /// `200ms`, `0.2s`.
  static func duration(_ text: String) -> Duration? {
    guard let (value, unit) = CSSNumber.measure(text), value >= 0 else { return nil }
    return Duration.Unit(rawValue: unit).map { Duration(value, $0) }
  }

  /// A number in quotes.
  static func number(_ text: String) -> Double? {
    guard let (value, unit) = CSSNumber.measure(text) else { return nil }
    return unit.isEmpty ? value : nil
  }

  /// `40%`, which CSS has for numbers such as opacity.
  private static func percentage(_ text: String) -> Double? {
    guard let (value, unit) = CSSNumber.measure(text) else { return nil }
    return unit == "%" ? value / 100 : nil
  }

  /// `600`, and names in any spelling but the standard's.
  static func fontWeight(_ text: String) -> Double? {
    if let weight = number(text) { return (1...1000).contains(weight) ? weight : nil }
    return FontWeightName.weight(text) == nil ? FontWeightName.weight(spelled: text) : nil
  }

  /// A list with commas, and a name in quotes; nil for a bare name.
  static func families(_ text: String) -> [String]? {
    let items = CSSParts.list(text)
    let names = items.map(unquoted)
    guard names != [text], names.allSatisfy({ !$0.isEmpty && !$0.contains { "(){}".contains($0) } }) else { return nil }
    return names
  }

  private static func unquoted(_ text: String) -> String {
    guard text.utf8.count > 1, let quote = text.first, quote == "'" || quote == "\"", text.last == quote else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  /// `cubic-bezier(0.4, 0, 0.2, 1)`, and the keywords that stand for one (CSS Easing 1, section 2.1).
  static func cubicBezier(_ text: String) -> CubicBezier? {
    switch text {
    case "linear": return CubicBezier(0, 0, 1, 1)
    case "ease": return CubicBezier(0.25, 0.1, 0.25, 1)
    case "ease-in": return CubicBezier(0.42, 0, 1, 1)
    case "ease-out": return CubicBezier(0, 0, 0.58, 1)
    case "ease-in-out": return CubicBezier(0.42, 0, 0.58, 1)
    default: break
    }
    guard let (name, arguments) = CSSParts.function(text), name == "cubic-bezier" else { return nil }
    let parts = CSSParts.list(arguments)
    let numbers = parts.compactMap(number)
    guard parts.count == 4, numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
      return nil
    }
    return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
