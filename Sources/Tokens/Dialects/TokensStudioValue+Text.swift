import Colorimetry
import DataFiles
import Diagnostics

/// Type styles and what they are made of.
extension TokensStudioValue {
  /// `150%` and `1.5` are multiples of the font size. Figma's line heights without a unit are pixels: from 4 on, which no multiple
  /// reaches, so are these.
  mutating func lineHeight(_ data: DataValue) -> Written? {
    if let value = TokensStudioValue.plainNumber(data) {
      return abs(value) < 4
        ? Written(value: TokensStudioValue.number(value, at: data.place), type: "number")
        : Written(value: TokensStudioValue.measure(value, "px", at: data.place), type: "dimension")
    }
    guard let text = data.string else { return data.members == nil ? nil : Written(value: data, type: "dimension") }
    if let (value, unit) = CSSNumber.measure(text) {
      return unit == "%"
        ? Written(value: TokensStudioValue.number(value / 100, at: data.place), type: "number")
        : Written(value: data, type: "dimension")
    }
    if text.lowercased() == "auto" {
      return Written(value: DataValue(.string("normal"), at: data.place), type: "number")
    }
    return Expression(text)?.isComputed == true ? Written(value: data, type: "number") : nil
  }

  /// `Semi Bold Italic` is 600, and a style.
  func fontWeight(_ data: DataValue) -> Written? {
    if let value = TokensStudioValue.plainNumber(data) {
      return Written(value: TokensStudioValue.number(value, at: data.place), type: "fontWeight")
    }
    guard let text = data.string else { return nil }
    if Expression(text)?.isComputed == true { return Written(value: data, type: "fontWeight") }
    var name = text.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    let style = ["italic", "oblique"].first { name.hasSuffix($0) }
    if let style { name.removeLast(style.count) }
    guard let weight = name.isEmpty ? 400 : fontWeights[name] else { return nil }
    var written = Written(value: TokensStudioValue.number(weight, at: data.place), type: "fontWeight")
    if let style { written.facts = [("fontStyle", DataValue(.string(style), at: data.place))] }
    return written
  }

  /// A list in CSS, `Inter, 'Helvetica Neue', sans-serif`, as a list.
  func fontFamily(_ data: DataValue) -> DataValue? {
    guard let text = data.string else { return data.array == nil ? nil : data }
    var names: [String] = []
    var name = ""
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { name.append(character) }
      } else if character == "\"" || (character == "'" && name.allSatisfy { $0 == " " }) {
        quote = character
      } else if character == "," {
        names.append(name)
        name = ""
      } else {
        name.append(character)
      }
    }
    names = (names + [name]).map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
      .filter { !$0.isEmpty }
    guard !names.isEmpty else { return nil }
    if names.count == 1 { return DataValue(.string(names[0]), at: data.place) }
    return DataValue(.array(names.map { DataValue(.string($0), at: data.place) }), at: data.place)
  }

  /// Parts that DTCG does not have stay what they are: `textCase`, `textDecoration`, `paragraphSpacing`.
  mutating func typography(_ data: DataValue) -> Written? {
    guard let members = data.members else { return nil }
    var parts: [DataValue.Member] = []
    for member in members {
      let (name, value, style) = typographyPart(member)
      parts.append(.init(key: name, keyPlace: member.keyPlace, value: value))
      if let style, data["fontStyle"] == nil { parts.append(TokensStudioValue.member("fontStyle", style)) }
    }
    return Written(value: DataValue(.object(parts), at: data.place), type: "typography")
  }

  /// The part with its name in DTCG; and the style that a weight such as `Bold Italic` has.
  private mutating func typographyPart(
    _ member: DataValue.Member
  ) -> (name: String, value: DataValue, style: DataValue?) {
    let data = member.value
    switch member.key {
    case "fontFamily", "fontFamilies": return ("fontFamily", part(data, .fontFamily) ?? data, nil)
    case "fontSize", "fontSizes": return ("fontSize", part(data, .dimension) ?? data, nil)
    case "letterSpacing", "paragraphSpacing", "paragraphIndent":
      return (member.key, part(data, .letterSpacing) ?? data, nil)
    case "fontWeight", "fontWeights":
      let written = TokensStudioValue.isReference(data) ? nil : fontWeight(data)
      return ("fontWeight", written?.value ?? data, written?.facts.first?.value)
    case "lineHeight", "lineHeights":
      return ("lineHeight", (TokensStudioValue.isReference(data) ? nil : lineHeight(data))?.value ?? data, nil)
    default: return (member.key, data, nil)
    }
  }
}

/// By the names that fonts give their cuts, in lower case without spaces.
private let fontWeights: [String: Double] = [
  "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "normal": 400, "regular": 400,
  "book": 400, "roman": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "bold": 700,
  "extrabold": 800, "ultrabold": 800, "black": 900, "heavy": 900, "extrablack": 950, "ultrablack": 950, "ultra": 950,
]
