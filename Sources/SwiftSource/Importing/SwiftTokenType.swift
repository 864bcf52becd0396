import Tokens

/// The type that a constant has as a token. Swift has one type for much that DTCG tells apart: then the comment that generators write
/// says it, `$type: fontWeight`, else the name.
struct SwiftTokenType {
  /// As `$type` has it.
  let name: String

  init(of constant: SwiftConstant, _ value: SwiftValue, comment: String?) {
    let words = constant.name.parts.suffix(2).flatMap(SwiftTokenType.words)
    let isNamed = { (names: Set<String>) in words.contains { names.contains($0) } }
    switch value {
    case .color, .adaptive, .alias: name = "color"
    case .font: name = "typography"
    case .gradient: name = "gradient"
    case .shadow: name = "shadow"
    case .boolean: name = "boolean"
    case .text:
      name =
        SwiftTokenType.named(in: comment) ?? (isNamed(["family", "face", "font", "fonts"]) ? "fontFamily" : "string")
    case .number(let number):
      if let type = SwiftTokenType.named(in: comment) {
        name = type
      } else if constant.type == "TimeInterval" || isNamed(["duration", "delay"]) {
        name = "duration"
      } else if isNamed(["weight"]), (1...1000).contains(number) {
        name = "fontWeight"
      } else {
        let isPlain = isNamed(["opacity", "alpha", "ratio", "scale", "factor", "multiplier", "level", "count"])
        name = isPlain || ["Double", "Float", "Int"].contains(constant.type) ? "number" : "dimension"
      }
    }
  }

  /// A number of this type; times are seconds in Swift, lengths points.
  func value(_ number: Double) -> TokenValue {
    switch name {
    case "duration": .duration(Duration(number, .s))
    case "fontWeight": .fontWeight(number)
    case "number": .number(number)
    default: .dimension(Dimension(number, .px))
    }
  }

  private static func named(in comment: String?) -> String? {
    let words = comment?.split(separator: " ") ?? []
    guard let mark = words.firstIndex(of: "$type:"), words.indices.contains(mark + 1) else { return nil }
    let type = String(words[mark + 1])
    switch type {
    case "fontSize", "lineHeight", "letterSpacing": return "dimension"
    case "opacity": return "number"
    default: return type
    }
  }

  /// `lineHeight` → line, height
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    var last: Character = "A"
    for character in name {
      if words.isEmpty || character.isUppercase && !last.isUppercase {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
      last = character
    }
    return words
  }
}
