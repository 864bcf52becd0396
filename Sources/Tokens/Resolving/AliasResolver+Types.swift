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
    if profile == .lenient, let value = LegacyText.value(data, type) {
      legacyPlaces.insert(data.place)
      return value
    }
    return switch type {
    case .color: writtenColor(data).map { .color($0) }
    case .dimension: writtenDimension(data).map { .dimension($0) }
    case .fontFamily: writtenFontFamily(data).map { .fontFamily($0) }
    case .fontWeight: writtenFontWeight(data).map { .fontWeight($0) }
    case .duration: writtenDuration(data).map { .duration($0) }
    case .cubicBezier: writtenCubicBezier(data).map { .cubicBezier($0) }
    case .number: writtenNumber(data).map { .number($0) }
    case .strokeStyle: writtenStrokeStyle(data).map { .strokeStyle($0) }
    case .border: writtenBorder(data).map { .border($0) }
    case .transition: writtenTransition(data).map { .transition($0) }
    case .shadow: writtenShadow(data).map { .shadow($0) }
    case .gradient: writtenGradient(data).map { .gradient($0) }
    case .typography: writtenTypography(data).map { .typography($0) }
    }
  }

  mutating func color(_ data: DataValue) -> Color? {
    if case .color(let color)? = value(data, .color) { color } else { nil }
  }

  mutating func dimension(_ data: DataValue) -> Dimension? {
    if case .dimension(let dimension)? = value(data, .dimension) { dimension } else { nil }
  }

  mutating func duration(_ data: DataValue) -> Duration? {
    if case .duration(let duration)? = value(data, .duration) { duration } else { nil }
  }

  mutating func number(_ data: DataValue) -> Double? {
    if case .number(let number)? = value(data, .number) { number } else { nil }
  }

  mutating func fontFamily(_ data: DataValue) -> [String]? {
    if case .fontFamily(let family)? = value(data, .fontFamily) { family } else { nil }
  }

  mutating func fontWeight(_ data: DataValue) -> Double? {
    if case .fontWeight(let weight)? = value(data, .fontWeight) { weight } else { nil }
  }

  mutating func cubicBezier(_ data: DataValue) -> CubicBezier? {
    if case .cubicBezier(let curve)? = value(data, .cubicBezier) { curve } else { nil }
  }

  mutating func strokeStyle(_ data: DataValue) -> StrokeStyle? {
    if case .strokeStyle(let style)? = value(data, .strokeStyle) { style } else { nil }
  }

  mutating func shadow(_ data: DataValue) -> [ShadowLayer]? {
    if case .shadow(let layers)? = value(data, .shadow) { layers } else { nil }
  }

  mutating func gradient(_ data: DataValue) -> Gradient? {
    if case .gradient(let gradient)? = value(data, .gradient) { gradient } else { nil }
  }

  /// False, after a finding, for a list that is longer than anybody can draw.
  mutating func isInLimit(_ count: Int, _ data: DataValue) -> Bool {
    guard count > AliasResolver.listLimit else { return true }
    tell(.error, "list-too-long", "a list comes to more than \(AliasResolver.listLimit) items", data.place)
    return false
  }
}
