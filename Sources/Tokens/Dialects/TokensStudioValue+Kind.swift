extension TokensStudioValue {
  /// What the types of Tokens Studio and Style Dictionary come to; all others are opaque.
  enum Kind: Hashable, Sendable {
    case color, dimension, letterSpacing, number, lineHeight, fontFamily, fontWeight, duration, shadow, border,
      typography
    /// A type of DTCG that these tools write as DTCG does.
    case other(TokenType)

    /// Nil for an opaque type: `textCase`, `asset`, `composition`, …
    init?(_ name: String) {
      switch name {
      case "color": self = .color
      case "sizing", "spacing", "borderRadius", "borderWidth", "dimension", "fontSizes", "fontSize", "font-size",
        "size",
        "paragraphSpacing", "paragraphIndent", "radius", "border-radius", "border-width":
        self = .dimension
      case "letterSpacing", "letter-spacing": self = .letterSpacing
      case "opacity", "number", "math": self = .number
      case "lineHeights", "lineHeight", "line-height": self = .lineHeight
      case "fontFamilies", "fontFamily", "font-family": self = .fontFamily
      case "fontWeights", "fontWeight", "font-weight": self = .fontWeight
      case "time", "duration": self = .duration
      case "boxShadow", "shadow": self = .shadow
      case "border": self = .border
      case "typography": self = .typography
      default:
        guard name != "other", let type = TokenType(rawValue: name) else { return nil }
        self = .other(type)
      }
    }

    /// The `$type` of what is written out.
    var type: String {
      switch self {
      case .color: "color"
      case .dimension, .letterSpacing: "dimension"
      case .number, .lineHeight: "number"
      case .fontFamily: "fontFamily"
      case .fontWeight: "fontWeight"
      case .duration: "duration"
      case .shadow: "shadow"
      case .border: "border"
      case .typography: "typography"
      case .other(let type): type.rawValue
      }
    }

    /// An alias has the type of its target, except that a plain number is a length where one is meant.
    var aliasType: String? { type == "dimension" ? type : nil }

    static func isOfStudioAlone(_ name: String) -> Bool {
      [
        "sizing", "borderRadius", "borderWidth", "fontFamilies", "fontWeights", "fontSizes", "lineHeights", "boxShadow",
        "paragraphSpacing", "composition", "textCase", "textDecoration", "spacing",
      ].contains(name)
    }

    /// True for a name that DTCG does not have, or an opaque one of Tokens Studio.
    static func isForeign(_ name: String) -> Bool {
      TokenType(rawValue: name) == nil
        && (Kind(name) != nil || ["composition", "textCase", "textDecoration"].contains(name))
    }
  }
}
