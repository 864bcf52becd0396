import Colorimetry
package import DataFiles
import Diagnostics

/// The front matter of a DESIGN.md (google-labs-code/design.md, version `alpha`): colours, type styles, corners, spacing and components
/// as CSS text, in maps whose names say their types.
///
/// It is written anew in the shape of DTCG, every value with its place, so that it counts as nothing foreign: `#fff` becomes the
/// object that it stands for, tracking in `em` and a line height in `px` become what DTCG has for them. What CSS alone can tell
/// (`clamp()`, `auto`) stays text. Maps of other names are read by what their values are.
package enum DesignDocument {
  /// The maps of tokens, with the type that each gives its values.
  private static let sections: [String: TokenType] = [
    "colors": .color, "typography": .typography, "rounded": .dimension, "spacing": .dimension,
  ]

  /// What the other keys of the front matter say is about the document.
  private static let facts: Set<String> = ["version", "name", "description", "omitted"]

  /// The tokens as DTCG would have them in a file.
  package static func tokens(in frontMatter: DataValue) -> DataValue {
    let groups = (frontMatter.members ?? []).filter { !facts.contains($0.key) && $0.value.members != nil }
    return DataValue(
      .object(
        groups.map { group in
          let value =
            group.key == "components" ? components(group.value) : self.group(group.value, sections[group.key])
          return DataValue.Member(key: group.key, keyPlace: group.keyPlace, value: value)
        }), at: frontMatter.place)
  }

  // MARK: Groups

  /// Maps may stand in each other, as the steps of a ramp do; recursion is bounded by the depth limit of the data files.
  private static func group(_ data: DataValue, _ type: TokenType?) -> DataValue {
    mapped(data) { member in
      let isToken = member.value.members == nil || type == .typography && isStyle(member.value)
      return isToken ? token(member.value, type) : group(member.value, type)
    }
  }

  /// Properties are tokens of their component; `button-primary-hover` is one of its own.
  private static func components(_ data: DataValue) -> DataValue {
    mapped(data) { component in
      guard component.value.members != nil else { return token(component.value, nil) }
      return mapped(component.value) { token($0.value, type(ofProperty: $0.key)) }
    }
  }

  private static func mapped(_ data: DataValue, _ value: (DataValue.Member) -> DataValue) -> DataValue {
    DataValue(
      .object(
        (data.members ?? []).map { DataValue.Member(key: $0.key, keyPlace: $0.keyPlace, value: value($0)) }),
      at: data.place)
  }

  private static func type(ofProperty name: String) -> TokenType? {
    switch name {
    case "typography": .typography
    case "rounded", "padding", "size", "height", "width": .dimension
    case _ where name.hasSuffix("Color"): .color
    default: nil
    }
  }

  private static func token(_ data: DataValue, _ type: TokenType?) -> DataValue {
    var token = TokenObject(at: data.place)
    let type = type ?? guessed(data)
    if !AliasResolver.isReference(data), let type { token.set("$type", type.rawValue, at: data.place) }
    token.set("$value", type.map { value(data, $0) } ?? data)
    return token.data
  }

  /// By the syntax, where only one type is written so.
  private static func guessed(_ data: DataValue) -> TokenType? {
    if data.number != nil { return .number }
    return data.string.flatMap { text in
      [TokenType.color, .dimension, .duration, .cubicBezier].first { LegacyText.exact(text, $0) != nil }
    }
  }

  // MARK: Values

  private static func value(_ data: DataValue, _ type: TokenType) -> DataValue {
    if AliasResolver.isReference(data) { return data }
    switch type {
    case .typography: return style(data)
    case .dimension: return data.number.map { measure($0, "px", at: data.place) } ?? exact(data, .dimension)
    default: return exact(data, type)
    }
  }

  private static func exact(_ data: DataValue, _ type: TokenType) -> DataValue {
    data.string.flatMap { LegacyText.exact($0, type)?.standardForm(at: data.place) } ?? data
  }

  // MARK: Type styles

  private static func isStyle(_ data: DataValue) -> Bool {
    ["fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing"].contains { data[$0] != nil }
  }

  private static func style(_ data: DataValue) -> DataValue {
    guard data.members != nil else { return data }
    let size = data["fontSize"].flatMap(pixels)
    var style = mapped(data) { part in
      if AliasResolver.isReference(part.value) { return part.value }
      switch part.key {
      case "fontFamily": return exact(part.value, .fontFamily)
      case "fontSize": return value(part.value, .dimension)
      case "fontWeight": return exact(part.value, .fontWeight)
      case "lineHeight": return lineHeight(part.value, size)
      case "letterSpacing": return tracking(part.value, size)
      default: return part.value
      }
    }
    // DTCG has no style without tracking; none is what CSS means by leaving it out.
    if data["letterSpacing"] == nil, let members = style.members {
      let none = measure(0, "px", at: data.place)
      style = DataValue(
        .object(members + [DataValue.Member(key: "letterSpacing", keyPlace: data.place, value: none)]), at: data.place)
    }
    return style
  }

  /// A multiple of the size, as DTCG has it: of a length by division.
  private static func lineHeight(_ data: DataValue, _ size: Double?) -> DataValue {
    if let size, size > 0, let height = pixels(data) { return number(rounded(height / size), at: data.place) }
    return data.string.flatMap(CSSNumber.measure).flatMap { height in
      switch height.unit {
      case "", "em": number(height.value, at: data.place)
      case "%": number(rounded(height.value / 100), at: data.place)
      default: nil
      }
    } ?? data
  }

  /// A length, as DTCG has it: a part of the size by multiplication.
  private static func tracking(_ data: DataValue, _ size: Double?) -> DataValue {
    if let size, let (value, unit) = data.string.flatMap(CSSNumber.measure), unit == "em" || unit == "%" {
      return measure(rounded(value * size / (unit == "%" ? 100 : 1)), "px", at: data.place)
    }
    return value(data, .dimension)
  }

  /// Of a length in px or rem; nil for anything else.
  private static func pixels(_ data: DataValue) -> Double? {
    data.string.flatMap(LegacyText.dimension).flatMap(\.pixels)
  }

  private static func rounded(_ value: Double) -> Double { (value * 1e4).rounded() / 1e4 }

  private static func number(_ value: Double, at place: Place) -> DataValue {
    TokenValue.number(value).standardForm(at: place) ?? DataValue(.null, at: place)
  }

  private static func measure(_ value: Double, _ unit: String, at place: Place) -> DataValue {
    TokensStudioValue.measure(value, unit, at: place)
  }
}
