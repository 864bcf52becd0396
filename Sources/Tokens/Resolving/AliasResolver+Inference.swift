import Colorimetry
import DataFiles
import Diagnostics

/// Values and their types. Without a known one, the lenient profile tells it by the syntax of the value, or keeps that as text.
extension AliasResolver {
  /// The value of a token, or of the part of another that it names.
  /// - Parameter type: what the place of the part in the other gives it.
  mutating func value(_ data: DataValue, of token: FlatToken, placed type: TokenType?) -> TokenValue? {
    let (own, group) = (token.authored.type, token.inheritedType)
    if let known = own?.type ?? type ?? (own == nil ? group?.type : nil) { return value(data, known) }
    guard profile == .lenient else {
      // An unknown type has been reported.
      if own == nil, group == nil { findings.report(missingType(token)) }
      return nil
    }
    return own.map { opaque(data, typeName: $0.name) } ?? inferred(data, typeName: group?.name)
  }

  private func missingType(_ token: FlatToken) -> Finding {
    Finding(
      .error, "missing-type", "'\(token.path)' has no $type, and no group above it has one",
      at: token.authored.namePlace,
      help: "types are never guessed from values: add $type")
  }

  /// - Parameter typeName: the unknown type that a group gives, if any.
  mutating func inferred(_ data: DataValue, typeName: String?) -> TokenValue? {
    guard let data = interpolated(data) else { return nil }
    if let type = AliasResolver.type(of: data) {
      note(.guessedType, at: data.place)
      return value(data, type)
    }
    if typeName == nil { note(.guessedType, at: data.place) }
    return opaque(data, typeName: typeName)
  }

  /// The value as text: strings as they are, the rest as compact JSON. References inside are replaced.
  mutating func opaque(_ data: DataValue, typeName: String?) -> TokenValue? {
    guard let data = withoutReferences(data) else { return nil }
    switch data.content {
    case .string(let text): return .opaque(OpaqueValue(text: text, typeName: typeName))
    case .number, .bool: return .opaque(OpaqueValue(text: data.json, typeName: typeName))
    case .null, .array, .object: return .opaque(OpaqueValue(text: data.json, typeName: typeName, isPlain: false))
    }
  }

  /// Recursion is bounded by the depth limit of the data files.
  private mutating func withoutReferences(_ data: DataValue) -> DataValue? {
    switch data.content {
    case .string: return interpolated(data)
    case .array(let items):
      let inner = items.map { withoutReferences($0) }
      let whole = inner.compactMap { $0 }
      return whole.count == items.count ? DataValue(.array(whole), at: data.place) : nil
    case .object(let members):
      var whole: [DataValue.Member] = []
      for member in members {
        guard let value = withoutReferences(member.value) else { return nil }
        whole.append(DataValue.Member(key: member.key, keyPlace: member.keyPlace, value: value))
      }
      return DataValue(.object(whole), at: data.place)
    case .null, .bool, .number: return data
    }
  }

  // MARK: Syntax

  /// The type whose values look like this; nil when none does for sure.
  private static func type(of data: DataValue) -> TokenType? {
    switch data.content {
    case .string(let text): type(of: text)
    case .number: .number
    case .array(let items): type(of: items)
    case .object: type(ofObject: data).flatMap { $0 == .gradient ? nil : $0 }
    case .null, .bool: nil
    }
  }

  private static func type(of text: String) -> TokenType? {
    if CSSExpression.isColor(text) { return .color }
    let simple: [TokenType] = [.dimension, .duration, .cubicBezier, .border]
    if LegacyText.number(text) != nil { return .number }
    if let type = simple.first(where: { LegacyText.exact(text, $0) != nil }) { return type }
    if CSSExpression.isShadow(text) { return .shadow }
    if let name = CSSParts.function(text)?.name {
      return name.hasSuffix("-gradient") ? .gradient : name == "steps" || name == "linear" ? .cubicBezier : nil
    }
    if CSSParts.words(text).count > 1, LegacyText.transition(text) != nil { return .transition }
    // Several lengths, as of a padding.
    if CSSParts.words(text).count > 1, LegacyText.value(text, .dimension) != nil { return .dimension }
    if let names = LegacyText.families(text), names.count > 1, names.contains(where: GenericFamily.names.contains) {
      return .fontFamily
    }
    return LegacyText.typography(text) == nil ? nil : .typography
  }

  private static func type(of items: [DataValue]) -> TokenType? {
    guard let first = items.first else { return nil }
    if items.count == 4, items.allSatisfy({ $0.number != nil }) {
      return [0, 2].allSatisfy { (0...1).contains(items[$0].number ?? -1) } ? .cubicBezier : nil
    }
    let type = type(ofObject: first)
    return type == .shadow || type == .gradient ? type : nil
  }

  private static func type(ofObject data: DataValue) -> TokenType? {
    let has = { (keys: [String]) in keys.allSatisfy { data[$0] != nil } }
    if has(["colorSpace"]) { return .color }
    if has(["value", "unit"]) {
      return data["unit"]?.string.flatMap { Duration.Unit(rawValue: $0) } == nil ? .dimension : .duration
    }
    if has(["color", "offsetX", "offsetY"]) { return .shadow }
    if has(["color", "width", "style"]) { return .border }
    if has(["color", "position"]) { return .gradient }
    if has(["duration", "timingFunction"]) { return .transition }
    if has(["dashArray", "lineCap"]) { return .strokeStyle }
    return Typography.standardParts.contains { data[$0] != nil } ? .typography : nil
  }
}
