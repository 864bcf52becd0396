import DataFiles
import Diagnostics

/// Shadows and borders.
extension TokensStudioValue {
  /// One layer or several, `{x, y, blur, spread, color, type}`.
  mutating func shadow(_ data: DataValue) -> Written? {
    var written = Written(value: data, type: "shadow")
    switch data.content {
    case .array(let items):
      var layers: [DataValue] = []
      for item in items { layers.append(layer(item, &written.facts)) }
      written.value = DataValue(.array(layers), at: data.place)
    case .object: written.value = layer(data, &written.facts)
    case .null, .bool, .number: return nil
    case .string: break
    }
    return written
  }

  private mutating func layer(_ data: DataValue, _ facts: inout [(key: String, value: DataValue)]) -> DataValue {
    guard let members = data.members, data["$ref"] == nil else { return data }
    var parts: [DataValue.Member] = []
    for member in members {
      let value = member.value
      switch member.key {
      case "x", "y", "offsetX", "offsetY", "blur", "spread":
        let key = member.key == "x" ? "offsetX" : member.key == "y" ? "offsetY" : member.key
        parts.append(.init(key: key, keyPlace: member.keyPlace, value: part(value, .dimension) ?? value))
      case "type" where ["innerShadow", "dropShadow"].contains(value.string):
        if value.string == "innerShadow" {
          parts.append(.init(key: "inset", keyPlace: member.keyPlace, value: DataValue(.bool(true), at: value.place)))
        }
      case "color", "inset": parts.append(member)
      default: facts.append((member.key, value))
      }
    }
    for key in ["blur", "spread"] where !parts.contains(where: { $0.key == key }) {
      parts.append(TokensStudioValue.member(key, TokensStudioValue.measure(0, "px", at: data.place)))
    }
    return DataValue(.object(parts), at: data.place)
  }

  mutating func border(_ data: DataValue) -> DataValue? {
    guard let members = data.members else { return data.string == nil ? nil : data }
    var parts: [DataValue.Member] = []
    for member in members {
      let value = member.key == "width" ? part(member.value, .dimension) ?? member.value : member.value
      parts.append(.init(key: member.key, keyPlace: member.keyPlace, value: value))
    }
    return DataValue(.object(parts), at: data.place)
  }
}
