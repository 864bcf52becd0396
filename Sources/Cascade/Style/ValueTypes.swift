import Colorimetry
import Tokens

/// Tells what a value is, where custom properties of tokens stand in it: by the type of the token.
struct ValueTypes: Sendable {
  let tokens: TokenProperties

  enum Kind: Hashable, Sendable { case color, image, length, number, keyword, other }

  func kind(of value: ComponentValue) -> Kind {
    switch value.kind {
    case .ident(let name): return ValueTypes.isColorName(name.lowercased()) ? .color : .keyword
    case .hash: return CSSColorParser.color(value.text) == nil ? .other : .color
    case .url: return .image
    case .number(let number, _): return number == 0 ? .length : .number
    case .percentage, .dimension: return .length
    case .function("var", _):
      guard let (name, _) = value.reference, let property = tokens[name] else { return .other }
      return kind(of: property)
    case .function(let name, _):
      if ValueTypes.colorFunctions.contains(name) { return .color }
      if name.hasSuffix("gradient") || ValueTypes.imageFunctions.contains(name) { return .image }
      return ["calc", "min", "max", "clamp", "abs", "round", "mod", "rem", "sign"].contains(name) ? .length : .other
    default: return .other
    }
  }

  func type(of value: ComponentValue) -> TokenType? {
    value.reference.flatMap { tokens[$0.name] }.flatMap { tokens.type(of: $0) }
  }

  private func kind(of property: TokenProperties.Property) -> Kind {
    switch tokens.type(of: property) {
    case .color: .color
    case .gradient: .image
    case .dimension: .length
    case .number, .fontWeight: .number
    case .strokeStyle: .keyword
    default: .other
    }
  }

  /// True for a colour as far as can be told before a mode is chosen.
  func isColor(_ values: [ComponentValue]) -> Bool {
    values.count == 1 && kind(of: values[0]) == .color
  }

  static func isColorName(_ name: String) -> Bool {
    name == "currentcolor" || SystemColors.color(name) != nil || CSSColorParser.color(name) != nil
  }

  private static let colorFunctions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "alpha", "light-dark",
    "contrast-color", "device-cmyk",
  ]

  private static let imageFunctions: Set<String> = [
    "image", "image-set", "url", "-webkit-image-set", "cross-fade", "-webkit-cross-fade", "element", "paint", "src",
  ]
}
