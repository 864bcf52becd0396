import Colorimetry
import DataFiles

/// Values as the drafts of DTCG and most tools before 2025 wrote them: as CSS text.
enum LegacyText {
  /// The value of a type that text, or a bare zero, stands for; nil where the standard itself has text, and for what is no CSS.
  static func value(_ data: DataValue, _ type: TokenType) -> TokenValue? {
    if type == .dimension, data.number == 0 { return .dimension(Dimension(0, .px)) }
    guard let text = data.string else { return nil }
    return switch type {
    case .color: CSSColorParser.color(text).map { .color($0) }
    case .dimension: dimension(text).map { .dimension($0) }
    case .duration: duration(text).map { .duration($0) }
    case .number: number(text).map { .number($0) }
    case .fontWeight: number(text).flatMap { (1...1000).contains($0) ? .fontWeight($0) : nil }
    case .cubicBezier: cubicBezier(text).map { .cubicBezier($0) }
    case .fontFamily, .strokeStyle, .border, .transition, .shadow, .gradient, .typography: nil
    }
  }

  /// `16px`, `1.5rem`, and `0`, which needs no unit in CSS.
  private static func dimension(_ text: String) -> Dimension? {
    guard let (value, unit) = CSSNumber.measure(text) else { return nil }
    if unit.isEmpty { return value == 0 ? Dimension(0, .px) : nil }
    return Dimension.Unit(rawValue: unit).map { Dimension(value, $0) }
  }

  /// `200ms`, `0.2s`.
  private static func duration(_ text: String) -> Duration? {
    guard let (value, unit) = CSSNumber.measure(text), value >= 0 else { return nil }
    return Duration.Unit(rawValue: unit).map { Duration(value, $0) }
  }

  /// A number in quotes.
  private static func number(_ text: String) -> Double? {
    guard let (value, unit) = CSSNumber.measure(text) else { return nil }
    return unit.isEmpty ? value : nil
  }

  /// `cubic-bezier(0.4, 0, 0.2, 1)`, and the keywords that stand for one (CSS Easing 1, section 2.1).
  private static func cubicBezier(_ text: String) -> CubicBezier? {
    switch text {
    case "linear": return CubicBezier(0, 0, 1, 1)
    case "ease": return CubicBezier(0.25, 0.1, 0.25, 1)
    case "ease-in": return CubicBezier(0.42, 0, 1, 1)
    case "ease-out": return CubicBezier(0, 0, 0.58, 1)
    case "ease-in-out": return CubicBezier(0.42, 0, 0.58, 1)
    default: break
    }
    guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",")
    let numbers = parts.compactMap { number(String($0)) }
    guard parts.count == 4, numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
      return nil
    }
    return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
