import Colorimetry

/// The composite types as CSS writes them. What CSS leaves out has its initial value; what DTCG cannot hold exactly is nil.
extension LegacyText {
  /// `inset 0 1px 2px 0 #000` in any number of layers (CSS Backgrounds 3, section 6.1).
  static func shadow(_ text: String) -> [ShadowLayer]? {
    let layers = CSSParts.list(text).map(shadowLayer)
    let exact = layers.compactMap { $0 }
    return exact.count == layers.count ? exact : nil
  }

  private static func shadowLayer(_ text: String) -> ShadowLayer? {
    var words = CSSParts.words(text)
    let inset = words.firstIndex { $0.lowercased() == "inset" }
    if let inset { words.remove(at: inset) }
    guard let index = words.firstIndex(where: { CSSColorParser.color($0) != nil }),
      let color = CSSColorParser.color(words.remove(at: index)), (2...4).contains(words.count)
    else { return nil }
    let lengths = words.compactMap(dimension)
    guard lengths.count == words.count else { return nil }
    let zero = Dimension(0, .px)
    return ShadowLayer(
      color: color, offsetX: lengths[0], offsetY: lengths[1], blur: lengths.count > 2 ? lengths[2] : zero,
      spread: lengths.count > 3 ? lengths[3] : zero, isInset: inset != nil)
  }

  /// `1px solid #000`, in any order.
  static func border(_ text: String) -> Border? {
    let words = CSSParts.words(text)
    let widths = words.compactMap(dimension)
    let styles = words.compactMap { StrokeStyle.Keyword(rawValue: $0.lowercased()) }
    let colors = words.compactMap { CSSColorParser.color($0) }
    guard words.count == 3, widths.count == 1, styles.count == 1, colors.count == 1 else { return nil }
    return Border(color: colors[0], width: widths[0], style: .keyword(styles[0]))
  }

  /// `200ms ease-in 50ms`, without a property.
  static func transition(_ text: String) -> Transition? {
    let words = CSSParts.words(text)
    let times = words.compactMap(duration)
    let curves = words.compactMap(cubicBezier)
    guard (1...2).contains(times.count), curves.count < 2, times.count + curves.count == words.count else { return nil }
    return Transition(
      duration: times[0], delay: times.count > 1 ? times[1] : Duration(0, .ms),
      timingFunction: curves.first ?? CubicBezier(0.25, 0.1, 0.25, 1))
  }

  /// `linear-gradient(135deg, #fff, #000 80%)` in one direction and with rising positions (CSS Images 3, section 3.1), of colours
  /// that CSS interpolates in sRGB.
  static func gradient(_ text: String) -> Gradient? {
    guard let (name, arguments) = CSSParts.function(text), name == "linear-gradient" else { return nil }
    var items = CSSParts.list(arguments)
    guard let first = items.first else { return nil }
    // As our own CSS has it where its colours could be mixed in another space.
    let isInSRGB = CSSParts.words(first).suffix(2) == ["in", "srgb"]
    let direction = isInSRGB ? CSSParts.words(first).dropLast(2).joined(separator: " ") : first
    let angle = angle(direction)
    if angle != nil || isInSRGB && direction.isEmpty { items.removeFirst() }
    var colors: [Color] = []
    var positions: [Double?] = []
    for item in items {
      let words = CSSParts.words(item)
      guard let color = words.first.flatMap({ CSSColorParser.color($0) }), words.count <= 2,
        isInSRGB || color.isLegacyInCSS
      else {
        return nil
      }
      let position = words.count > 1 ? CSSNumber.measure(words[1]) : nil
      guard words.count == 1 || position?.unit == "%" else { return nil }
      colors.append(color)
      positions.append(position.map { $0.value / 100 })
    }
    guard colors.count > 1, let known = spread(positions) else { return nil }
    return Gradient(stops: zip(colors, known).map { Gradient.Stop(color: $0, position: $1) }, angle: angle ?? 180)
  }

  /// Positions with those that are left out (CSS Images 3, section 3.4.3); nil where they fall or leave 0...1.
  private static func spread(_ positions: [Double?]) -> [Double]? {
    var known = positions
    known[0] = known[0] ?? 0
    known[known.count - 1] = known[known.count - 1] ?? 1
    var result: [Double] = []
    for (index, position) in known.enumerated() {
      if let position {
        result.append(position)
        continue
      }
      guard let next = known[index...].firstIndex(where: { $0 != nil }), let end = known[next], let last = result.last
      else { return nil }
      result.append(last + (end - last) / Double(next - index + 1))
    }
    let isRising = zip(result, result.dropFirst()).allSatisfy { $0 <= $1 }
    return isRising && result.allSatisfy { (0...1).contains($0) } ? result : nil
  }

  private static func angle(_ text: String) -> Double? {
    switch text.lowercased() {
    case "to top": return 0
    case "to right": return 90
    case "to bottom": return 180
    case "to left": return 270
    default: break
    }
    guard let (value, unit) = CSSNumber.measure(text) else { return nil }
    switch unit {
    case "deg": return value
    case "turn": return value * 360
    case "grad": return value * 0.9
    default: return nil
    }
  }

  /// The `font` shorthand, `italic 600 16px/1.5 Inter, serif` (CSS Fonts 4, section 2.7).
  static func typography(_ text: String) -> Typography? {
    let words = CSSParts.words(text.replacing(" /", with: "/").replacing("/ ", with: "/"))
    var parts: [Typography.Part] = []
    for (index, word) in words.enumerated() {
      if word.lowercased() == "normal" { continue }
      if word.lowercased() == "italic" || word.lowercased() == "oblique" {
        parts.append(
          .init(name: "fontStyle", value: .opaque(OpaqueValue(text: word.lowercased(), typeName: "fontStyle"))))
      } else if let weight = FontWeightName.weight(word) ?? fontWeight(word) {
        parts.append(.init(name: "fontWeight", value: .fontWeight(weight)))
      } else {
        let figures = word.split(separator: "/", maxSplits: 1).map(String.init)
        let rest = words[(index + 1)...].joined(separator: " ")
        guard let size = figures.first.flatMap(dimension), !rest.isEmpty, let names = families(rest) ?? bare(rest)
        else {
          return nil
        }
        parts.append(.init(name: "fontSize", value: .dimension(size)))
        if figures.count > 1 {
          guard
            let height = number(figures[1]).map(TokenValue.number) ?? dimension(figures[1]).map(TokenValue.dimension)
          else { return nil }
          parts.append(.init(name: "lineHeight", value: height))
        }
        return Typography(parts: parts + [.init(name: "fontFamily", value: .fontFamily(names))])
      }
    }
    return nil
  }

  private static func bare(_ name: String) -> [String]? {
    name.contains { "(){}".contains($0) } || name.first?.isNumber ?? true ? nil : [name]
  }
}
