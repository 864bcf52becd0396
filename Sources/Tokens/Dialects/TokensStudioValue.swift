import Colorimetry
import DataFiles
import Diagnostics

/// A value as Tokens Studio and Style Dictionary write it, by the name of its type there, in the shape of DTCG.
struct TokensStudioValue {
  /// A value with the `$type` that it has now: nil for an alias that only its target can tell.
  struct Written {
    var value: DataValue
    var type: String?
    /// What the value holds and DTCG has no place for.
    var facts: [(key: String, value: DataValue)] = []
  }

  let tool: StyleDictionary.Tool
  /// Sizes without a unit.
  private(set) var unitlessPlaces: [Place] = []

  init(_ tool: StyleDictionary.Tool) {
    self.tool = tool
  }

  static func isReference(_ data: DataValue) -> Bool { AliasResolver.isReference(data) }

  // MARK: By type

  /// The value of a type; of an opaque one as it is, and so is what does not fit its type.
  mutating func written(_ data: DataValue, as name: String) -> Written {
    let kind = Kind(name)
    let data = tool == .tokensStudio && kind != nil ? TokensStudioValue.braced(data) : data
    if let kind, let written = fitting(data, kind) { return written }
    if TokensStudioValue.isReference(data) { return Written(value: data, type: nil) }
    if name == "other", let measured = measured(data) { return measured }
    return Written(value: data, type: TokenType(rawValue: name) == nil ? name : "other")
  }

  /// Nil for a value that does not fit the type.
  mutating func fitting(_ data: DataValue, as name: String) -> Written? {
    guard let kind = Kind(name) else { return Written(value: data, type: name) }
    return fitting(data, kind)
  }

  private mutating func fitting(_ data: DataValue, _ kind: Kind) -> Written? {
    if TokensStudioValue.isReference(data) { return Written(value: data, type: kind.aliasType) }
    switch kind {
    case .lineHeight: return lineHeight(data)
    case .fontWeight: return fontWeight(data)
    case .shadow: return shadow(data)
    case .typography: return typography(data)
    case .border: return border(data).map { Written(value: $0, type: "border") }
    case .color, .dimension, .number, .letterSpacing, .fontFamily, .duration, .other:
      return part(data, kind).map { Written(value: $0, type: kind.type) }
    }
  }

  /// A value that stands alone, or as a part of another.
  mutating func part(_ data: DataValue, _ kind: Kind) -> DataValue? {
    if TokensStudioValue.isReference(data) { return data }
    switch kind {
    case .color: return color(data)
    case .dimension: return dimension(data)
    case .letterSpacing: return letterSpacing(data)
    case .number: return number(data)
    case .fontFamily: return fontFamily(data)
    case .duration: return duration(data)
    default: return data
    }
  }

  // MARK: Simple values

  private func color(_ data: DataValue) -> DataValue? {
    guard data.members != nil, data["colorSpace"] == nil else { return data }
    let scale: (space: String, keys: [String], divisors: [Double])? =
      if data["r"] != nil { ("srgb", ["r", "g", "b"], [255, 255, 255]) } else if data["h"] != nil, data["l"] != nil {
        ("hsl", ["h", "s", "l"], [1, 1, 1])
      } else { nil }
    guard let scale else { return nil }
    var components: [DataValue] = []
    for (key, divisor) in zip(scale.keys, scale.divisors) {
      guard let part = data[key], let value = part.number else { return nil }
      components.append(TokensStudioValue.number(value / divisor, at: part.place))
    }
    var members = [
      TokensStudioValue.member("colorSpace", DataValue(.string(scale.space), at: data.place)),
      TokensStudioValue.member("components", DataValue(.array(components), at: data.place)),
    ]
    if let alpha = data["a"] { members.append(TokensStudioValue.member("alpha", alpha)) }
    return DataValue(.object(members), at: data.place)
  }

  private mutating func dimension(_ data: DataValue) -> DataValue? {
    if let value = TokensStudioValue.plainNumber(data) {
      if value != 0 { unitlessPlaces.append(data.place) }
      return TokensStudioValue.measure(value, tool == .tokensStudio || value == 0 ? "px" : "rem", at: data.place)
    }
    guard let text = data.string else { return data.members == nil ? nil : data }
    return Expression.list(text) == nil ? nil : data
  }

  /// Figures that have no type of their own, such as the order of layers.
  private func measured(_ data: DataValue) -> Written? {
    if let value = TokensStudioValue.plainNumber(data) {
      return Written(value: TokensStudioValue.number(value, at: data.place), type: "number")
    }
    guard let unit = data.string.flatMap(CSSNumber.measure)?.unit, ["px", "rem"].contains(unit) else { return nil }
    return Written(value: data, type: "dimension")
  }

  /// `-2%` is a part of the font size.
  private mutating func letterSpacing(_ data: DataValue) -> DataValue? {
    guard let text = data.string, let (value, unit) = CSSNumber.measure(text), unit == "%" else {
      return dimension(data)
    }
    return TokensStudioValue.measure(value / 100, "em", at: data.place)
  }

  /// `40%` is 0.4.
  private func number(_ data: DataValue) -> DataValue? {
    if let value = TokensStudioValue.plainNumber(data) { return TokensStudioValue.number(value, at: data.place) }
    guard let text = data.string else { return nil }
    if let (value, unit) = CSSNumber.measure(text), unit == "%" {
      return TokensStudioValue.number(value / 100, at: data.place)
    }
    return Expression(text)?.isComputed == true ? data : nil
  }

  private func duration(_ data: DataValue) -> DataValue? {
    if let value = TokensStudioValue.plainNumber(data) { return TokensStudioValue.measure(value, "ms", at: data.place) }
    return data
  }

  // MARK: Pieces

  /// A number, or text that is one.
  static func plainNumber(_ data: DataValue) -> Double? {
    if let number = data.number { return number }
    guard let text = data.string, let (value, unit) = CSSNumber.measure(text), unit.isEmpty else { return nil }
    return value
  }

  static func number(_ value: Double, at place: Place) -> DataValue { DataValue(.number("\(value)"), at: place) }

  static func measure(_ value: Double, _ unit: String, at place: Place) -> DataValue {
    DataValue(
      .object([member("value", number(value, at: place)), member("unit", DataValue(.string(unit), at: place))]),
      at: place)
  }

  static func member(_ key: String, _ value: DataValue) -> DataValue.Member {
    DataValue.Member(key: key, keyPlace: value.place, value: value)
  }

  /// References in the old form, `$space.small`, in braces.
  static func braced(_ data: DataValue) -> DataValue {
    switch data.content {
    case .string(let text) where text.utf8.contains(UInt8(ascii: "$")):
      return DataValue(.string(braced(text)), at: data.place)
    case .array(let items): return DataValue(.array(items.map(braced)), at: data.place)
    case .object(let members):
      return DataValue(
        .object(members.map { .init(key: $0.key, keyPlace: $0.keyPlace, value: braced($0.value)) }), at: data.place)
    case .null, .bool, .number, .string: return data
    }
  }

  /// A `$` at the start of a word, up to a space, a comma or a bracket.
  private static func braced(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let isStart = result.last.map { " (,".contains($0) } ?? true
      let name = rest[rest.index(after: start)...].prefix { !" ,()${}".contains($0) }
      rest = rest[name.endIndex...]
      result += isStart && name.first?.isLetter == true ? "{\(name)}" : "$\(name)"
    }
    return result + rest
  }
}
