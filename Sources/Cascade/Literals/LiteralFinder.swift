import Colorimetry
import Diagnostics

/// Finds what is written out in a declaration where a token could stand.
///
/// Absolute lengths are literals, wherever they stand; what is relative is none: percentages, `fr`, multiples of the font (`em`,
/// `ch`) and of the window, but for sizes and spacings of type, which belong to a text style. Zero is nothing, and nobody names
/// it. So are `auto`, `none`, `transparent` and `currentcolor`.
struct LiteralFinder {
  /// What the rule around a declaration says of it.
  struct Context {
    /// Where a reader has chosen the colours, theirs are the ones to use.
    var isOfForcedColors = false
    /// Text for screen readers alone is cut to a pixel, which is no design.
    var isClipped = false
  }

  private let declaration: Declaration
  private let context: Context
  /// Where some values stand.
  private let place: (Range<Int>) -> Place
  /// Without the prefix of a vendor.
  private let property: String
  private(set) var literals: [Literal] = []

  init(_ declaration: Declaration, in context: Context, of file: SourceFile) {
    self.declaration = declaration
    self.context = context
    place = { file.place($0) }
    let name = declaration.property
    let isPrefixed = name.hasPrefix("-") && !name.hasPrefix("--")
    property = isPrefixed ? String(name.dropFirst().drop { $0 != "-" }.dropFirst()) : name
    read(declaration.value)
  }

  /// - Parameter attribute: of a drawing, where it is a property.
  init(_ attribute: ElementTree.Attribute) {
    declaration = Declaration(
      property: attribute.name, value: ComponentValue.parse(attribute.value).trimmed, isImportant: false,
      place: attribute.place, valuePlace: attribute.place)
    context = Context()
    place = { _ in attribute.place }
    property = attribute.name
    read(declaration.value)
  }

  private mutating func read(_ values: [ComponentValue]) {
    switch property {
    case "font":
      if LiteralFinder.writesFont(values) { add(.typography, values) }
    case "font-family":
      if LiteralFinder.writesFamily(values) { add(.fontFamily, values) }
    case "box-shadow", "text-shadow":
      var parts = self
      for value in values { parts.read(value, isFallback: false) }
      // A shadow without a token in it is one literal; in any other, each part is.
      let isWhole = !parts.literals.isEmpty && !values.contains { $0.holdsReference }
      if isWhole { add(.shadow, values) } else { literals = parts.literals }
    default:
      for value in values { read(value, isFallback: false) }
    }
  }

  private mutating func read(_ value: ComponentValue, isFallback: Bool, inColor: Bool = false) {
    switch value.kind {
    case .hash: if CSSColorParser.color(value.text) != nil { add(.color, [value], isFallback) }
    case .ident(let name): read(name.lowercased(), value, isFallback, takesColor: inColor || takesColors)
    case .number(let number, _): read(number, value, isFallback)
    case .percentage(let percent):
      if property == "font-size", percent != 100 { add(.length, [value], isFallback) }
      if property == "line-height", percent != 100, percent != 0 { add(.lineHeight, [value], isFallback) }
    case .dimension(let number, let unit): read(number, unit, value, isFallback)
    case .function(let name, let arguments): read(name, arguments, value, isFallback)
    case .block(_, let values): for inner in values { read(inner, isFallback: isFallback) }
    default: break
    }
  }

  private mutating func read(_ name: String, _ value: ComponentValue, _ isFallback: Bool, takesColor: Bool) {
    if takesColor, !["transparent", "currentcolor"].contains(name) {
      if SystemColors.color(name) != nil {
        if !context.isOfForcedColors { add(.color, [value], isFallback) }
      } else if CSSColorParser.color(name) != nil {
        add(.color, [value], isFallback)
      }
    }
    if LiteralFinder.lineWidths.contains(name), takesLineWidth { add(.length, [value], isFallback) }
    if LiteralFinder.easings.contains(name), takesEasing { add(.easing, [value], isFallback) }
    if property == "font-size", LiteralFinder.fontSizes.contains(name) { add(.length, [value], isFallback) }
    if property == "font-weight", ["bold", "bolder", "lighter"].contains(name) {
      add(.fontWeight, [value], isFallback)
    }
  }

  private mutating func read(_ number: Double, _ value: ComponentValue, _ isFallback: Bool) {
    switch property {
    case "font-weight": add(.fontWeight, [value], isFallback)
    // 0 and 1 take space away, as 0 and 100% do.
    case "line-height": if number != 0, number != 1 { add(.lineHeight, [value], isFallback) }
    case "stroke-width": if number != 0 { add(.length, [value], isFallback) }
    default: break
    }
  }

  private mutating func read(_ number: Double, _ unit: String, _ value: ComponentValue, _ isFallback: Bool) {
    guard number != 0 else { return }
    if unit == "s" || unit == "ms" {
      // The way to say 'at once' where an end is still to be heard of.
      if abs(unit == "s" ? number * 1000 : number) > 1 { add(.duration, [value], isFallback) }
    } else if LengthReader.pixels(number, unit) != nil {
      if !isOfHiddenText(number, unit) { add(.length, [value], isFallback) }
    } else if LiteralFinder.typeSizes.contains(property), !LiteralFinder.otherUnits.contains(unit) {
      add(.length, [value], isFallback)
    }
  }

  private mutating func read(
    _ name: String, _ arguments: [ComponentValue], _ value: ComponentValue, _ isFallback: Bool
  ) {
    switch name {
    case "var", "env":
      for inner in arguments.drop(while: { $0.kind != .comma }) { read(inner, isFallback: true) }
    case _ where LiteralFinder.colorFunctions.contains(name):
      if arguments.contains(where: \.holdsReference) {
        for inner in arguments { read(inner, isFallback: isFallback, inColor: true) }
      } else {
        add(.color, [value], isFallback)
      }
    case "cubic-bezier", "linear":
      if takesEasing { add(.easing, [value], isFallback) }
    case "url", "steps": break
    default:
      let isOfColors = name.hasSuffix("gradient") || ["color-mix", "light-dark", "drop-shadow"].contains(name)
      for inner in arguments { read(inner, isFallback: isFallback, inColor: isOfColors) }
    }
  }

  private mutating func add(_ kind: Literal.Kind, _ values: [ComponentValue], _ isFallback: Bool = false) {
    guard let first = values.first, let last = values.last else { return }
    literals.append(
      Literal(
        kind: kind, values: values, property: declaration.property, isFallback: isFallback,
        place: place(first.range.lowerBound..<last.range.upperBound)))
  }
}

extension LiteralFinder {
  /// Of what is no length.
  private static let otherUnits: Set = [
    "s", "ms", "deg", "grad", "rad", "turn", "hz", "khz", "dpi", "dpcm", "dppx", "x", "fr",
  ]
  static let typeSizes: Set = ["font-size", "letter-spacing", "word-spacing", "line-height"]
  private static let lineWidths: Set = ["thin", "medium", "thick"]
  private static let easings: Set = ["ease", "ease-in", "ease-out", "ease-in-out", "linear"]
  private static let fontSizes: Set = [
    "xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large", "larger", "smaller",
  ]
  private static let colorFunctions: Set = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
  ]
  private static let everywhere: Set = ["inherit", "initial", "unset", "revert", "revert-layer"]

  private var isCustom: Bool { property.hasPrefix("--") }

  private var takesColors: Bool {
    if isCustom { return declaration.value.count == 1 }
    return property.hasSuffix("color") || ["fill", "stroke", "filter", "caret"].contains(property)
      || ["border", "background", "outline", "mask", "column-rule", "text-decoration", "text-emphasis", "text-stroke"]
        .contains { property.hasPrefix($0) }
      || property.hasSuffix("shadow")
  }

  private var takesLineWidth: Bool {
    ["border", "outline", "column-rule", "text-stroke"].contains { property.hasPrefix($0) }
  }

  private var takesEasing: Bool {
    isCustom || ["transition", "animation"].contains(property) || property.hasSuffix("timing-function")
  }

  /// 1px by 1px, with a margin of -1px.
  private func isOfHiddenText(_ number: Double, _ unit: String) -> Bool {
    context.isClipped && abs(number) == 1 && unit == "px"
      && ["width", "height", "inline-size", "block-size", "margin"].contains(property)
  }

  private static func writesFont(_ values: [ComponentValue]) -> Bool {
    let harmless: Set = [
      "normal", "italic", "oblique", "caption", "icon", "menu", "message-box", "small-caption", "status-bar",
    ]
    return values.words.contains { word in
      switch word.kind {
      case .ident(let name): !everywhere.contains(name.lowercased()) && !harmless.contains(name.lowercased())
      case .string, .number, .percentage, .dimension: true
      case .function(let name, let arguments):
        name == "var" && arguments.contains { $0.kind == .comma }
          && writesFont(Array(arguments.drop { $0.kind != .comma }))
      default: false
      }
    }
  }

  /// What follows a token is for systems that lack its family, if it is no more than a generic one.
  private static func writesFamily(_ values: [ComponentValue]) -> Bool {
    let isAfterToken = values.first?.reference != nil
    return values.contains { value in
      switch value.kind {
      case .string: true
      case .ident(let name):
        !everywhere.contains(name.lowercased()) && !(isAfterToken && genericFamilies.contains(name.lowercased()))
      case .function("var", let arguments):
        arguments.contains { $0.kind == .comma } && writesFamily(Array(arguments.drop { $0.kind != .comma }))
      default: false
      }
    }
  }

  private static let genericFamilies: Set = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace",
    "ui-rounded", "math", "emoji", "fangsong",
  ]
}

extension LiteralFinder.Context {
  init(_ rule: StyleRule) {
    isOfForcedColors = rule.conditions.contains { $0.text.contains("forced-colors") }
    isClipped = rule.declarations.contains { $0.property.hasPrefix("clip") }
  }
}
