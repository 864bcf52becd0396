import Colorimetry
import SwiftParser
import SwiftSyntax

extension SwiftEvaluation {
  /// A colour where nothing else can stand, an alias included.
  mutating func color(_ expression: ExprSyntax, as kind: SwiftKind = .color, in scope: SwiftScope) throws(SwiftDoubt)
    -> SwiftValue
  {
    let value: SwiftValue
    do throws(SwiftDoubt) {
      value = try self.value(expression, as: kind, in: scope)
    } catch {
      switch error {
      case .notUnderstood: throw error
      case .doubtful(let reason): throw .notUnderstood(reason)
      case .otherMatter:
        throw .notUnderstood("'\(expression.excerpt)' is not a colour that is known without running it")
      }
    }
    guard value.fits(.color) else { throw .notUnderstood("'\(expression.excerpt)' is not a colour") }
    return value
  }

  /// `Color(…)`, `UIColor(…)` and `NSColor(…)`, and the initializers that apps add to them.
  mutating func color(
    of type: String, _ arguments: SwiftArguments, in scope: SwiftScope
  ) throws(SwiftDoubt) -> SwiftValue {
    if let closure = arguments.closure, arguments.isEmpty { return try dynamic(closure, in: scope) }
    if let hex = arguments["hex", "hexString"] {
      try arguments.only("hex", "hexString", "opacity", "alpha", of: type)
      return try hexColor(hex, in: scope).opacity(opacity(arguments, in: scope))
    }
    if let light = arguments["light", "any"], let dark = arguments["dark"] {
      try arguments.only("light", "any", "dark", of: type)
      return .adaptive(light: try variant(light, of: type, in: scope), dark: try variant(dark, of: type, in: scope))
    }
    if arguments["red", "displayP3Red"] != nil { return try rgb(of: type, arguments, in: scope) }
    if let white = arguments["white"] {
      try arguments.only(nil, "white", "opacity", "alpha", of: type)
      let level = try component(white, in: scope)
      let color = Color(try space(arguments, in: scope), level, level, level)
      return SwiftValue.color(color).opacity(try opacity(arguments, in: scope))
    }
    if let hue = arguments["hue"] {
      try arguments.only("hue", "saturation", "brightness", "opacity", "alpha", of: type)
      let saturation = try component(arguments.required("saturation", of: type), in: scope)
      let brightness = try component(arguments.required("brightness", of: type), in: scope)
      let turn = try component(hue, in: scope)
      let color = Color(hue: turn, saturation: saturation, brightness: brightness)
      return SwiftValue.color(color).opacity(try opacity(arguments, in: scope))
    }
    guard arguments.labels.count == 1 || arguments.labels == [nil, "bundle"], let argument = arguments.first else {
      throw .notUnderstood("'\(type)(\(arguments.labels.map { "\($0 ?? "_"):" }.joined()))' is not read")
    }
    switch arguments.labels[0] {
    case nil, "uiColor", "nsColor", "_": return try wrapped(argument, of: type, in: scope)
    default: throw .notUnderstood("'\(type)(\(arguments.labels[0] ?? ""):)' is not read")
    }
  }

  private mutating func rgb(
    of type: String, _ arguments: SwiftArguments, in scope: SwiftScope
  ) throws(SwiftDoubt) -> SwiftValue {
    try arguments.only(nil, "red", "displayP3Red", "green", "blue", "opacity", "alpha", of: type)
    let red = try component(arguments.required(arguments["red"] == nil ? "displayP3Red" : "red", of: type), in: scope)
    let green = try component(arguments.required("green", of: type), in: scope)
    let blue = try component(arguments.required("blue", of: type), in: scope)
    let space = arguments["displayP3Red"] == nil ? try space(arguments, in: scope) : .displayP3
    return SwiftValue.color(Color(space, red, green, blue)).opacity(try opacity(arguments, in: scope))
  }

  /// `Color(.label)`, `Color(uiColor: .systemBackground)`, `Color("Accent")`, `Color(0xFF8800)`.
  private mutating func wrapped(
    _ argument: ExprSyntax, of type: String, in scope: SwiftScope
  ) throws(SwiftDoubt) -> SwiftValue {
    if let text = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      if text.hasPrefix("#") { return try hexColor(argument, in: scope) }
      throw .notUnderstood("'\(text)' is a colour of the app's assets, whose value stands in no Swift")
    }
    if argument.is(IntegerLiteralExprSyntax.self) { return try hexColor(argument, in: scope) }
    return try color(argument, as: .platformColor, in: scope)
  }

  /// One side of an adaptive colour, which apps write as a colour or as its hex digits.
  private mutating func variant(
    _ argument: ExprSyntax, of type: String, in scope: SwiftScope
  ) throws(SwiftDoubt) -> SwiftValue {
    let isHex = argument.is(StringLiteralExprSyntax.self) || argument.is(IntegerLiteralExprSyntax.self)
    if isHex { return try hexColor(argument, in: scope) }
    return try color(argument, as: type == "Color" ? .color : .platformColor, in: scope)
  }

  /// `UIColor { $0.userInterfaceStyle == .dark ? dark : light }`
  private mutating func dynamic(_ closure: ClosureExprSyntax, in scope: SwiftScope) throws(SwiftDoubt) -> SwiftValue {
    guard let sequence = closure.statements.returned?.as(SequenceExprSyntax.self) else {
      throw .notUnderstood("what '{ … }' returns is not known without running it")
    }
    let elements = Array(sequence.elements)
    guard elements.count == 5, elements[1].trimmedDescription == "==", let style = SwiftChain(elements[2])?.parts.last,
      ["dark", "light"].contains(style), let branch = elements[3].as(UnresolvedTernaryExprSyntax.self)
    else { throw .notUnderstood("what '\(ExprSyntax(sequence).excerpt)' is not known without running it") }
    let then = try color(branch.thenExpression, as: .platformColor, in: scope)
    let otherwise = try color(elements[4], as: .platformColor, in: scope)
    return style == "dark" ? .adaptive(light: otherwise, dark: then) : .adaptive(light: then, dark: otherwise)
  }

  // MARK: - Parts

  private mutating func component(_ expression: ExprSyntax, in scope: SwiftScope) throws(SwiftDoubt) -> Double {
    let value = try number(expression, in: scope)
    guard (0...1).contains(value) else {
      throw .notUnderstood("\(value.short) is no component of a colour, which is from 0 to 1")
    }
    return value
  }

  private mutating func opacity(_ arguments: SwiftArguments, in scope: SwiftScope) throws(SwiftDoubt) -> Double {
    guard let opacity = arguments["opacity", "alpha"] else { return 1 }
    return try component(opacity, in: scope)
  }

  private func space(_ arguments: SwiftArguments, in scope: SwiftScope) throws(SwiftDoubt) -> ColorSpace {
    guard let argument = arguments[nil] else { return .srgb }
    switch SwiftChain(argument)?.parts.last {
    case "sRGB": return .srgb
    case "sRGBLinear": return .linearSRGB
    case "displayP3": return .displayP3
    default: throw .notUnderstood("'\(argument.excerpt)' is no colour space: .sRGB, .sRGBLinear and .displayP3 are")
    }
  }

  private mutating func hexColor(_ expression: ExprSyntax, in scope: SwiftScope) throws(SwiftDoubt) -> SwiftValue {
    let digits: String
    if let literal = expression.as(IntegerLiteralExprSyntax.self) {
      // A number has no digits of its own: 0xFFF is 0x000FFF, and only what is above 0xFFFFFF has alpha.
      guard let value = Double(swiftInteger: literal.literal.text).flatMap(UInt32.init(exactly:)) else {
        throw .notUnderstood("'\(expression.excerpt)' has more than eight hex digits")
      }
      let text = String(value, radix: 16)
      digits = String(repeating: "0", count: (value > 0xFFFFFF ? 8 : 6) - text.count) + text
    } else if case .text(let text)? = try? resolved(value(expression, as: .text, in: scope)) {
      digits = text
    } else {
      throw .notUnderstood("'\(expression.excerpt)' is no hex colour that is known without running it")
    }
    guard let color = Color(swiftHex: digits, beginsWithAlpha: declarations.hexBeginsWithAlpha) else {
      throw .notUnderstood("'\(expression.excerpt)' is no hex colour: 3, 4, 6 or 8 digits are needed")
    }
    return .color(color)
  }
}

extension Color {
  /// 3, 4, 6 or 8 digits with `#`, `0x` or nothing before them.
  fileprivate init?(swiftHex text: String, beginsWithAlpha: Bool) {
    var digits =
      text.hasPrefix("#")
      ? String(text.dropFirst()) : text.lowercased().hasPrefix("0x") ? String(text.dropFirst(2)) : text
    guard digits.utf8.allSatisfy({ ($0 as UInt8?).map { Character(UnicodeScalar($0)).isHexDigit } ?? false }) else {
      return nil
    }
    if digits.count == 3 || digits.count == 4 { digits = String(digits.flatMap { [$0, $0] }) }
    var alpha = "ff"
    if digits.count == 8 {
      alpha = String(beginsWithAlpha ? digits.prefix(2) : digits.suffix(2))
      digits = String(beginsWithAlpha ? digits.dropFirst(2) : digits.dropLast(2))
    }
    guard let opacity = UInt8(alpha, radix: 16), let color = Color(hex: "#" + digits) else { return nil }
    self = color
    alphaComponent = Double(opacity) / 255
  }

  /// Of hue, saturation and brightness from 0 to 1.
  fileprivate init(hue: Double, saturation: Double, brightness: Double) {
    let channel = { (shift: Double) in
      let sixth = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sixth, 4 - sixth, 1))
    }
    self.init(.srgb, channel(5), channel(3), channel(1))
  }
}

extension SwiftValue {
  /// With this alpha in place of its own, as `withAlphaComponent(_:)` has it.
  func replacing(alpha: Double) throws(SwiftDoubt) -> SwiftValue {
    switch self {
    case .color(var color):
      color.alphaComponent = alpha
      return .color(color)
    case .adaptive(let light, let dark):
      return .adaptive(light: try light.replacing(alpha: alpha), dark: try dark.replacing(alpha: alpha))
    default: return opacity(alpha)
    }
  }
}
