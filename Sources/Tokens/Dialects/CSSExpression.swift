import Colorimetry

/// CSS text that has no value of its own, because a browser computes it or a page decides it: `calc(1rem + 2vw)`, `var(--x)`,
/// `auto`, `color-mix(in srgb, red, blue)`. It is kept as it is.
struct CSSExpression {
  private let text: String
  private let type: TokenType

  init(_ text: String, _ type: TokenType) {
    self.text = text
    self.type = type
  }

  /// Nil for what is no CSS of the type either.
  var value: TokenValue? {
    guard isExpression, CSSText.isDeclarationValue(text) else { return nil }
    return .opaque(OpaqueValue(type, css: CSSParts.trimmed(text)))
  }

  private var isExpression: Bool {
    let word = CSSParts.trimmed(text).lowercased()
    if globalKeywords.contains(word) || keywords.contains(word) { return true }
    switch type {
    case .shadow, .border, .transition, .gradient, .typography:
      return text.utf8.contains { $0 == UInt8(ascii: "(") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        && CSSColorParser.color(text) == nil
        || type == .border && CSSParts.words(text).contains { ["thin", "medium", "thick"].contains($0) }
    case .dimension:
      let words = CSSParts.words(text)
      return words.allSatisfy {
        LegacyText.dimension($0) != nil || isFunction($0) || keywords.contains($0.lowercased())
      }
        && (words.count > 1 || words.contains(where: isFunction))
    case .fontFamily: return CSSParts.list(text).contains(where: isFunction)
    case .color, .number, .fontWeight, .duration, .cubicBezier, .strokeStyle: return isFunction(text)
    case .other: return false
    }
  }

  /// True for a function that a browser computes. One that could be read, and was not, must hold something to compute.
  private func isFunction(_ text: String) -> Bool {
    guard let (name, arguments) = CSSParts.function(text) else { return false }
    let isReadable = readableFunctions.contains(name)
    return !isReadable || ["var(", "calc(", "env(", "from"].contains { arguments.lowercased().contains($0) }
  }

  /// Keywords of the properties that take such values.
  private var keywords: Set<String> {
    switch type {
    case .color: colorKeywords
    case .dimension:
      ["auto", "none", "normal", "min-content", "max-content", "fit-content", "stretch", "thin", "medium", "thick"]
    case .number: ["auto", "none", "normal"]
    case .fontWeight: ["bolder", "lighter"]
    case .cubicBezier: ["step-start", "step-end"]
    case .strokeStyle: ["none", "hidden"]
    case .shadow, .border, .transition, .gradient: ["none"]
    case .fontFamily, .duration, .typography, .other: []
    }
  }
}

extension CSSExpression {
  /// True for what CSS means as a colour, computed or not; without the keywords of systems, which are common words.
  static func isColor(_ text: String) -> Bool {
    CSSColorParser.color(text) != nil || text.lowercased() == "currentcolor"
      || CSSParts.function(text).map { colorFunctions.contains($0.name) } ?? false
  }

  /// True for what may be a length: `1px`, `0`, `calc(…)`, `var(…)`.
  static func isLength(_ text: String) -> Bool {
    LegacyText.dimension(text) != nil || CSSParts.function(text).map { !colorFunctions.contains($0.name) } ?? false
  }

  /// True for layers of two to four lengths, with a colour or `inset` to tell them from other lists of lengths.
  static func isShadow(_ text: String) -> Bool {
    CSSParts.list(text).allSatisfy { layer in
      let words = CSSParts.words(layer)
      let lengths = words.filter { $0.lowercased() != "inset" && !isColor($0) }
      return (2...4).contains(lengths.count) && lengths.count < words.count && lengths.allSatisfy(isLength)
    }
  }
}

/// CSS Cascade 5, section 7.3.
private let globalKeywords: Set<String> = ["inherit", "initial", "unset", "revert", "revert-layer"]

/// CSS Color 4, sections 6.2 and 9.
private let colorKeywords: Set<String> = [
  "currentcolor", "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext", "canvas",
  "canvastext", "field", "fieldtext", "graytext", "highlight", "highlighttext", "linktext", "mark", "marktext",
  "selecteditem", "selecteditemtext", "visitedtext",
]

private let colorFunctions: Set<String> = [
  "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark",
  "contrast-color", "device-cmyk",
]

private let readableFunctions: Set<String> = [
  "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "cubic-bezier",
]
