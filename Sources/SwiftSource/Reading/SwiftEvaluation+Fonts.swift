import SwiftSyntax
import Tokens

extension SwiftEvaluation {
  /// `Font.system(size:weight:design:)` and `Font.system(_:design:weight:)`.
  mutating func systemFont(_ arguments: SwiftArguments, in scope: SwiftScope) throws(SwiftDoubt) -> SwiftFont {
    try arguments.only(nil, "size", "weight", "design", of: "Font.system")
    var font = SwiftFont()
    if let style = arguments[nil] {
      font.textStyle = try textStyle(style, in: scope)
    } else {
      font.size = try number(arguments.required("size", of: "Font.system"), in: scope)
    }
    if arguments["weight"] != nil { font.weight = try weight(arguments["weight"], in: scope) }
    if let design = arguments["design"], !design.is(NilLiteralExprSyntax.self) {
      guard let name = SwiftChain(design)?.parts.last, ["default", "rounded", "serif", "monospaced"].contains(name)
      else {
        throw .notUnderstood("'\(design.excerpt)' is no design of a font: default, rounded, serif and monospaced are")
      }
      font.design = name == "default" ? nil : name
    }
    return font
  }

  /// `Font.custom(_:size:relativeTo:)`.
  mutating func customFont(_ arguments: SwiftArguments, in scope: SwiftScope) throws(SwiftDoubt) -> SwiftFont {
    try arguments.only(nil, "size", "fixedSize", "relativeTo", of: "Font.custom")
    guard let face = arguments[nil] else { throw .notUnderstood("'Font.custom' needs the name of a font") }
    guard let size = arguments["size", "fixedSize"] else { throw .notUnderstood("'Font.custom' needs 'size:'") }
    var font = SwiftFont(
      face: try text(face, in: scope), size: try number(size, in: scope),
      textStyle: try arguments["relativeTo"].map { style throws(SwiftDoubt) in try textStyle(style, in: scope) })
    font.isFixed = arguments["fixedSize"] != nil
    return font
  }

  /// `TextStyle(…)`, the type of apps that keep all parts of a text style together, by what its parts are called.
  mutating func textStyle(_ arguments: SwiftArguments, in scope: SwiftScope) throws(SwiftDoubt) -> SwiftFont {
    try arguments.only(
      "fontFamily", "family", "fontSize", "size", "fontWeight", "weight", "lineHeight", "letterSpacing", "tracking",
      of: "TextStyle")
    var font = SwiftFont()
    if let family = arguments["fontFamily", "family"] { font.face = try text(family, in: scope) }
    if let size = arguments["fontSize", "size"] { font.size = try number(size, in: scope) }
    if let weight = arguments["fontWeight", "weight"] { font.weight = try self.weight(weight, in: scope) }
    if let height = arguments["lineHeight"] { font.lineHeight = try number(height, in: scope) }
    if let spacing = arguments["letterSpacing", "tracking"] { font.tracking = try number(spacing, in: scope) }
    return font
  }

  mutating func weight(_ expression: ExprSyntax?, in scope: SwiftScope) throws(SwiftDoubt) -> Double {
    guard let expression else { throw .notUnderstood("a weight is missing") }
    if let name = SwiftChain(expression)?.parts.last, let weight = SwiftFont.weights[name] { return weight }
    return try number(expression, in: scope)
  }

  private func textStyle(_ expression: ExprSyntax, in scope: SwiftScope) throws(SwiftDoubt) -> String {
    guard let name = SwiftChain(expression)?.parts.last, TextStyle(rawValue: name) != nil else {
      throw .notUnderstood("'\(expression.excerpt)' is no text style of the system")
    }
    return name
  }

  private mutating func text(_ expression: ExprSyntax, in scope: SwiftScope) throws(SwiftDoubt) -> String {
    guard case .text(let text)? = try? resolved(value(expression, as: .text, in: scope)) else {
      throw .notUnderstood("'\(expression.excerpt)' is not a text that is known without running it")
    }
    return text
  }
}

extension SwiftFont {
  static let weights: [String: Double] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  /// `Font.largeTitle` and the other text styles; nil for other names.
  init?(style name: String) {
    guard TextStyle(rawValue: name) != nil else { return nil }
    self.init(textStyle: name)
  }
}
