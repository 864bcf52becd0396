import Colorimetry
import Tokens

/// A value by which literals and tokens are compared.
enum LiteralMeasure {
  case color(Color)
  /// Lengths in CSS pixels, durations in milliseconds, weights, multiples.
  case number(Double)
  case text(String)

  /// Nil for what cannot be compared: a length that rests on the font.
  init?(_ values: [ComponentValue], as kind: Literal.Kind) {
    let words = values.words
    switch kind {
    case .color:
      guard let color = CSSColorParser.color(values.text) else { return nil }
      self = .color(color)
    case .length:
      guard words.count == 1, let pixels = LiteralMeasure.pixels(words[0]) else { return nil }
      self = .number(pixels)
    case .fontWeight, .lineHeight, .duration:
      guard words.count == 1, let number = LiteralMeasure.number(words[0]) else { return nil }
      self = .number(number)
    case .fontFamily: self = .text(LiteralMeasure.families(values))
    case .easing: self = .text(LiteralMeasure.curve(values))
    case .shadow: self = .text(values.items.map(LiteralMeasure.shadow).joined(separator: ","))
    case .typography: self = .text(LiteralMeasure.font(words))
    }
  }

  /// How far two are from each other, in the measure of their kind; nil where only sameness counts, and they are not.
  func distance(to other: LiteralMeasure) -> Double? {
    switch (self, other) {
    case (.color(let a), .color(let b)): ColorDifference.ok(a, b) + abs(a.alpha - b.alpha)
    case (.number(let a), .number(let b)): abs(a - b)
    case (.text(let a), .text(let b)): a == b ? 0 : nil
    default: nil
    }
  }

  /// Colours are the same where eight bits for each channel cannot tell them apart.
  func isSame(at distance: Double) -> Bool {
    if case .color = self { distance < 0.002 } else { distance < 0.000_1 }
  }

  var isZero: Bool { if case .number(0) = self { true } else { false } }

  private static func pixels(_ value: ComponentValue) -> Double? {
    switch value.kind {
    case .number(let number, _): number
    case .dimension(let number, let unit): LengthReader.pixels(number, unit)
    case .ident(let name): ["thin": 1, "medium": 3, "thick": 5][name.lowercased()]
    default: nil
    }
  }

  private static func number(_ value: ComponentValue) -> Double? {
    switch value.kind {
    case .number(let number, _): number
    case .dimension(let number, "ms"): number
    case .dimension(let number, "s"): number * 1000
    case .percentage(let percent): percent / 100
    case .ident(let name): name.lowercased() == "bold" ? 700 : nil
    default: nil
    }
  }

  /// Names alike, with or without quotes.
  private static func families(_ values: [ComponentValue]) -> String {
    values.items.map { item in
      item.words.map { word in
        if case .string(let name) = word.kind { name } else { word.text }
      }.joined(separator: " ")
    }.joined(separator: ",").lowercased()
  }

  /// With weights as numbers, and names without quotes.
  private static func font(_ words: [ComponentValue]) -> String {
    words.map { word in
      switch word.kind {
      case .string(let name): name
      case .ident(let name) where name.lowercased() == "bold": "700"
      default: word.text
      }
    }.joined(separator: " ").lowercased()
  }

  /// A layer with all its parts, in one order.
  private static func shadow(_ layer: [ComponentValue]) -> String {
    let words = layer.words
    let lengths = words.compactMap(pixels)
    let color = words.lazy.compactMap { CSSColorParser.color($0.text) }.first?.converted(to: .srgb)
    let channels = color.map { [$0.components.x, $0.components.y, $0.components.z, $0.alpha] } ?? []
    let inset = words.contains { $0.keyword == "inset" } ? "inset " : ""
    return inset + (lengths + [0, 0, 0, 0]).prefix(4).map { CSSNumber.text($0) }.joined(separator: " ") + " "
      + channels.map { String(Int(($0 * 255).rounded())) }.joined(separator: " ")
  }

  private static func curve(_ values: [ComponentValue]) -> String {
    let curves = [
      "ease": "0.25,0.1,0.25,1", "linear": "0,0,1,1", "ease-in": "0.42,0,1,1", "ease-out": "0,0,0.58,1",
      "ease-in-out": "0.42,0,0.58,1",
    ]
    if let name = values.keyword, let curve = curves[name] { return curve }
    guard let (name, arguments) = values.first?.call else { return values.text }
    let numbers = arguments.items.map(\.text).joined(separator: ",")
    return name == "cubic-bezier" ? numbers : "\(name)(\(numbers))"
  }
}
