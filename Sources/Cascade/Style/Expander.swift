import Tokens

/// Takes shorthands apart, as far as painting needs them.
struct Expander: Sendable {
  let types: ValueTypes

  /// Nil for a property that has no say in painting.
  /// - Parameter values: with no `var()` in them but those of tokens.
  func expansion(of property: String, _ values: [ComponentValue]) -> Expansion? {
    let expansion = read(property, values)
    guard case .invalid? = expansion, values.contains(where: \.holdsReference) else { return expansion }
    return .unset(Property(property).map { [$0] } ?? Expander.longhands[property] ?? [])
  }

  private func read(_ property: String, _ values: [ComponentValue]) -> Expansion? {
    let words = values.words
    guard !words.isEmpty else { return Property(property) == nil ? nil : .invalid }
    if let longhand = Property(property) {
      return longhand.isColor ? color(longhand, values) : single(longhand, values)
    }
    switch property {
    case "background": return background(values)
    case "font": return font(values)
    case "border": return border(Expander.sides, words, resetsImage: true)
    case "border-block": return border(["top", "bottom"], words)
    case "border-inline": return border(["left", "right"], words)
    case "border-width", "border-style", "border-color": return box(property, Expander.sides, words)
    case "border-image": return image(.borderImageSource, words)
    case "mask", "-webkit-mask", "mask-border", "-webkit-mask-box-image": return mask(values)
    case "outline": return line(.outlineWidth, .outlineStyle, .outlineColor, words)
    case "margin": return box("margin", Expander.sides, words)
    case "inset": return box("inset", Expander.sides, words)
    case "margin-block", "inset-block": return box(property, ["top", "bottom"], words)
    case "margin-inline", "inset-inline": return box(property, ["left", "right"], words)
    case "border-block-width", "border-block-style", "border-block-color":
      return box(property, ["top", "bottom"], words)
    case "border-inline-width", "border-inline-style", "border-inline-color":
      return box(property, ["left", "right"], words)
    case "overflow": return .longhands([(.overflowX, [words[0]]), (.overflowY, [words[words.count - 1]])])
    case "text-decoration": return decoration(words)
    case "-webkit-text-stroke": return stroke(words)
    case "grid-area", "grid-row", "grid-column": return grid(property, words)
    case "animation": return animation(values)
    default: break
    }
    if property.hasPrefix("border-"), let side = Expander.side(property.dropFirst("border-".count)) {
      return border([side], words)
    }
    return nil
  }

  static let sides = ["top", "right", "bottom", "left"]

  static func side(_ name: some StringProtocol) -> String? {
    switch name {
    case "top", "block-start": "top"
    case "right", "inline-end": "right"
    case "bottom", "block-end": "bottom"
    case "left", "inline-start": "left"
    default: nil
    }
  }

  // MARK: Longhands

  private func color(_ property: Property, _ values: [ComponentValue]) -> Expansion {
    if types.isColor(values) { return .longhands([(property, values)]) }
    guard values.count == 1, values[0].call != nil, types.type(of: values[0]).map({ $0 == .other }) ?? true else {
      return .invalid
    }
    return .unknown([property], "'\(property.name): \(values.text)' is no colour that can be followed")
  }

  private func single(_ property: Property, _ values: [ComponentValue]) -> Expansion {
    if let allowed = Expander.keywords[property], let word = values.keyword, !allowed.contains(word) { return .invalid }
    if Expander.amounts.contains(property), case .dimension? = values.first?.kind { return .invalid }
    return .longhands([(property, values)])
  }

  /// What takes numbers and percentages, and no lengths.
  private static let amounts: Set<Property> = [.opacity, .fillOpacity, .strokeOpacity]

  private static let keywords: [Property: Set<String>] = [
    .position: ["static", "relative", "absolute", "fixed", "sticky"],
    .visibility: ["visible", "hidden", "collapse"], .float: ["none", "left", "right", "inline-start", "inline-end"],
    .opacity: [], .fillOpacity: [], .strokeOpacity: [],
    .fontSize: FontShorthand.sizes, .fontWeight: ["normal", "bold", "bolder", "lighter"],
  ]

  // MARK: Shorthands

  private func box(_ name: String, _ sides: [String], _ words: [ComponentValue]) -> Expansion {
    guard (1...sides.count).contains(words.count) else { return .invalid }
    let parts = name.split(separator: "-")
    var longhands: [(Property, [ComponentValue])] = []
    for (index, side) in sides.enumerated() {
      let value = index < words.count ? words[index] : index == 3 && words.count > 1 ? words[1] : words[0]
      let longhand: String
      switch parts[0] {
      case "inset": longhand = side
      case "margin": longhand = "margin-" + side
      default: longhand = "border-\(side)-\(parts[parts.count - 1])"
      }
      guard let property = Property(longhand) else { return .invalid }
      if property.isColor, !types.isColor([value]) {
        guard value.call != nil, types.type(of: value).map({ $0 == .other }) ?? true else { return .invalid }
        return .unknown([property], "'\(name): \(words.text)' holds no colour that can be followed")
      }
      longhands.append((property, [value]))
    }
    return .longhands(longhands)
  }

  private func decoration(_ words: [ComponentValue]) -> Expansion {
    let lines = words.filter { ["underline", "overline", "line-through", "none", "blink"].contains($0.keyword ?? "") }
    return .longhands([(.textDecorationLine, lines.isEmpty ? Property.textDecorationLine.initial : lines)])
  }

  private func stroke(_ words: [ComponentValue]) -> Expansion {
    let color = words.first { types.kind(of: $0) == .color }
    let width = words.first { types.kind(of: $0) != .color }
    return .longhands([
      (.webkitTextStrokeWidth, width.map { [$0] } ?? Property.webkitTextStrokeWidth.initial),
      (.webkitTextStrokeColor, color.map { [$0] } ?? Property.webkitTextStrokeColor.initial),
    ])
  }

  /// A name stands for both of its lines; what is left out is that of the first, or `auto` (CSS Grid 2, section 8.4).
  private func grid(_ property: String, _ words: [ComponentValue]) -> Expansion {
    let lines = words.split { $0.kind == .delimiter("/") }.map(Array.init)
    let properties: [Property] = Expander.longhands[property] ?? []
    guard let first = lines.first, lines.count <= properties.count else { return .invalid }
    return .longhands(
      properties.enumerated().map { index, property in
        if index < lines.count { return (property, lines[index]) }
        let start = index == 3 && lines.count > 1 ? lines[1] : first
        return (property, start.keyword == nil ? Property.gridRowEnd.initial : start)
      })
  }

  private func animation(_ values: [ComponentValue]) -> Expansion {
    let timing: Set<String> = [
      "none", "ease", "ease-in", "ease-out", "ease-in-out", "linear", "step-start", "step-end", "infinite", "normal",
      "reverse", "alternate", "alternate-reverse", "forwards", "backwards", "both", "running", "paused", "auto",
    ]
    let names = values.words.filter { word in
      if case .string = word.kind { true } else { word.keyword.map { !timing.contains($0) } ?? false }
    }
    return .longhands([(.animationName, names.isEmpty ? Property.animationName.initial : names)])
  }

  func image(_ property: Property, _ words: [ComponentValue]) -> Expansion {
    let image = words.first { types.kind(of: $0) == .image }
    return .longhands([(property, image.map { [$0] } ?? property.initial)])
  }

  private func mask(_ values: [ComponentValue]) -> Expansion {
    let images = values.items.compactMap { $0.words.first { types.kind(of: $0) == .image || $0.reference != nil } }
    return .longhands([(.maskImage, images.isEmpty ? Property.maskImage.initial : images)])
  }

  private func font(_ values: [ComponentValue]) -> Expansion {
    // A text style of the tokens: size and weight stand in it, in each mode its own.
    if values.count == 1, types.type(of: values[0]) == .typography {
      return .longhands([(.fontFamily, values), (.fontSize, values), (.fontWeight, values)])
    }
    if let word = values.keyword {
      guard ["caption", "icon", "menu", "message-box", "small-caption", "status-bar"].contains(word) else {
        return .invalid
      }
      return .unknown([.fontSize, .fontWeight], "'font: \(word)' is a font of the system")
    }
    let isWeight = { (word: ComponentValue) in types.kind(of: word) == .number }
    guard
      let font = FontShorthand(
        values, isSize: { FontShorthand.isSize($0) || types.kind(of: $0) == .length && !isWeight($0) })
    else {
      return values.contains { $0.reference != nil }
        ? .unknown([.fontSize, .fontWeight], "'font: \(values.text)' cannot be followed") : .invalid
    }
    return .longhands([
      (.fontFamily, font.family), (.fontSize, font.size), (.fontWeight, font.weight ?? Property.fontWeight.initial),
    ])
  }
}
