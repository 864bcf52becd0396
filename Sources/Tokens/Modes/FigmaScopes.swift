import DataFiles
import Diagnostics

/// What Figma's numbers are: it has no lengths, but says what a variable may be used for.
enum FigmaScopes {
  private static let lengths: Set<String> = [
    "WIDTH_HEIGHT", "GAP", "CORNER_RADIUS", "STROKE_FLOAT", "EFFECT_FLOAT", "FONT_SIZE", "LINE_HEIGHT",
    "LETTER_SPACING", "PARAGRAPH_SPACING", "PARAGRAPH_INDENT",
  ]

  /// The type of a number with scopes; nil where they do not say, or say more than one.
  static func type(_ scopes: DataValue?) -> TokenType? {
    guard let names = scopes?.array?.compactMap(\.string), !names.isEmpty else { return nil }
    if names.allSatisfy({ lengths.contains($0) }) { return .dimension }
    return names == ["FONT_WEIGHT"] ? .fontWeight : nil
  }

  /// The type that a number has by its own scopes, whether they stand alone or under `com.figma`.
  static func type(of token: AuthoredToken) -> TokenType? {
    type(token.extensions?["com.figma.scopes"] ?? token.extensions?["com.figma"]?["scopes"])
  }

  /// A number that its scopes make a length or a weight; nil for any other token.
  static func applied(to token: AuthoredToken, _ inherited: AuthoredType?) -> AuthoredToken? {
    guard let authored = token.type ?? inherited, authored.type == .number, token.value.number != nil,
      let type = type(of: token)
    else { return nil }
    return token.with(
      value(token.value, type), type: AuthoredType(type: type, name: type.rawValue, place: authored.place))
  }

  /// A number as a value of a type.
  static func value(_ number: DataValue, _ type: TokenType) -> DataValue {
    guard type == .dimension else { return number }
    func member(_ key: String, _ value: DataValue) -> DataValue.Member {
      DataValue.Member(key: key, keyPlace: number.place, value: value)
    }
    return DataValue(
      .object([member("value", number), member("unit", DataValue(.string("px"), at: number.place))]), at: number.place)
  }
}
