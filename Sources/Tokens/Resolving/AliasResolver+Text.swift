import Colorimetry
import DataFiles
import Diagnostics

/// Text of the lenient profile: references inside it, and values written as CSS.
extension AliasResolver {
  /// The data with each reference inside its text replaced by the CSS text of the token it names; nil, after a finding, when one
  /// leads nowhere. What is no text, or has no references, is as it was.
  mutating func interpolated(_ data: DataValue) -> DataValue? {
    guard let text = data.string, text.utf8.contains(UInt8(ascii: "{")) else { return data }
    var result = ""
    var rest = text[...]
    var isWhole = true
    var isChanged = false
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      result += rest[..<start]
      // Of several braces in a row, the last one opens the reference.
      let opening = rest[start...end].lastIndex(of: "{") ?? start
      result += rest[start..<opening]
      let reference = String(rest[opening...end])
      rest = rest[rest.index(after: end)...]
      guard TokenReference(reference) != nil else {
        result += reference
        continue
      }
      isChanged = true
      guard let css = css(of: DataValue(.string(reference), at: data.place)) else {
        isWhole = false
        continue
      }
      result += css
    }
    guard isWhole else { return nil }
    guard isChanged else { return data }
    note(.referenceInText, at: data.place)
    return DataValue(.string(result + rest), at: data.place)
  }

  /// The CSS text of the token that a reference names.
  private mutating func css(of reference: DataValue) -> String? {
    following(reference) { resolver, landing in
      guard case .token(let path) = landing else { return nil }
      return resolver.value(of: path, named: reference)?.css
    }
  }

  /// The value of a type as the lenient profile has it: CSS text, or a bare zero; nil for what is read as the standard has it.
  mutating func legacyValue(_ data: DataValue, _ type: TokenType) -> TokenValue? {
    guard let value = LegacyText.value(data, type) else { return nil }
    if case .opaque = value { note(.keptText(type), at: data.place) } else { note(.cssText, at: data.place) }
    if case .dimension = value, let text = data.string, let unit = CSSNumber.measure(text)?.unit {
      noteUnit(unit, at: data.place)
    }
    return value
  }

  mutating func noteUnit(_ unit: String, at place: Place) {
    if unit != "px", unit != "rem", !unit.isEmpty { note(.unit(unit), at: place) }
  }

  mutating func note(_ leniency: Leniency, at place: Place) {
    leniencies.note(leniency, at: place)
  }

  /// The value of a token that has another type than is needed, read as that; nil when it cannot be, or must not.
  mutating func converted(_ value: TokenValue, to type: TokenType, named data: DataValue) -> TokenValue? {
    guard profile == .lenient, let value = LegacyText.value(value, as: type) else { return nil }
    note(.convertedAlias, at: data.place)
    return value
  }
}
