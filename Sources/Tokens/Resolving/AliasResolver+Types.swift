import Colorimetry
import DataFiles
import Diagnostics

/// Values by type: what stands there, or what a reference in its place leads to.
extension AliasResolver {
  /// How many items lists may put together by referring to each other.
  static let listLimit = 1000

  /// The value of a type; nil, after a finding, when the data is none.
  mutating func value(_ data: DataValue, _ type: TokenType) -> TokenValue? {
    if AliasResolver.isReference(data) { return target(of: data, typed: type) }
    if let inner = data["$value"] {
      // As an example in the standard's terminology has it, against its schema.
      tell(
        .warning, "wrapped-value", "a part of a value is written like a token", data.place,
        help: "write its $value alone")
      return value(inner, type)
    }
    guard profile == .lenient else { return writtenValue(data, type) }
    switch type == .color ? colorWithAlpha(data) : computed(data, type) {
    case .value(let value): return value
    case .failed: return nil
    case .nothing: break
    }
    guard let data = interpolated(data) else { return nil }
    return legacyValue(data, type) ?? writtenValue(data, type)
  }

  /// The value as the standard has it.
  private mutating func writtenValue(_ data: DataValue, _ type: TokenType) -> TokenValue? {
    switch type {
    case .color: writtenColor(data).map { .color($0) }
    case .dimension: writtenDimension(data).map { .dimension($0) }
    case .fontFamily: writtenFontFamily(data).map { .fontFamily($0) }
    case .fontWeight: writtenFontWeight(data).map { .fontWeight($0) }
    case .duration: writtenDuration(data).map { .duration($0) }
    case .cubicBezier: writtenCubicBezier(data).map { .cubicBezier($0) }
    case .number: writtenNumber(data).map { .number($0) }
    case .strokeStyle: writtenStrokeStyle(data).map { .strokeStyle($0) }
    case .border: writtenBorder(data)
    case .transition: writtenTransition(data)
    case .shadow: writtenShadow(data)
    case .gradient: writtenGradient(data)
    case .typography: writtenTypography(data).map { .typography($0) }
    case .other: opaque(data, typeName: nil)
    }
  }

  // MARK: Parts that must be known

  mutating func dimension(_ data: DataValue) -> Dimension? {
    if case .dimension(let dimension)? = exact(data, .dimension) { dimension } else { nil }
  }

  mutating func duration(_ data: DataValue) -> Duration? {
    if case .duration(let duration)? = exact(data, .duration) { duration } else { nil }
  }

  mutating func number(_ data: DataValue) -> Double? {
    if case .number(let number)? = exact(data, .number) { number } else { nil }
  }

  mutating func fontFamily(_ data: DataValue) -> [String]? {
    if case .fontFamily(let family)? = exact(data, .fontFamily) { family } else { nil }
  }

  private mutating func exact(_ data: DataValue, _ type: TokenType) -> TokenValue? {
    guard let value = value(data, type) else { return nil }
    guard case .opaque(let text) = value else { return value }
    report("'\(text.text)' where a \(type.rawValue) is needed that can be taken apart", data)
    return nil
  }

  /// False, after a finding, for a list that is longer than anybody can draw.
  mutating func isInLimit(_ count: Int, _ data: DataValue) -> Bool {
    guard count > AliasResolver.listLimit else { return true }
    tell(.error, "list-too-long", "a list comes to more than \(AliasResolver.listLimit) items", data.place)
    return false
  }
}
