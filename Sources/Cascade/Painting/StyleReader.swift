import Tokens

/// Reads what computed values mean for painting.
struct StyleReader {
  typealias Doubt = ComputedStyle.Doubt

  let style: ComputedStyle
  let tokens: TokenProperties

  /// A colour with what depends on the element put in.
  func color(_ property: Property) -> [ComponentValue] { resolved(style[property]) }

  func resolved(_ values: [ComponentValue]) -> [ComponentValue] {
    values.resolved(currentColor: style[.color], scheme: style.scheme)
  }

  /// Nil for what nothing is seen of.
  func source(_ property: Property) -> PaintSource? {
    let values = color(property)
    return tokens.isInvisible(values) ? nil : tokens.source(values)
  }

  // MARK: Letters

  var letters: (source: PaintSource?, doubts: [Doubt]) {
    let fill = source(.webkitTextFillColor)
    let width = tokens.lengths(style[.webkitTextStrokeWidth])
    guard width.map({ $0.upperBound > 0 }) ?? true, let stroke = source(.webkitTextStrokeColor), stroke != fill else {
      return (fill, shadowDoubts)
    }
    guard fill != nil else { return (stroke, shadowDoubts) }
    let doubt = Doubt(reason: "its letters have an edge of another colour", place: style.place(.webkitTextStrokeColor))
    return (fill, shadowDoubts + [doubt])
  }

  /// A shadow of letters never rescues a contrast, and one that stays close to them counts as part of them (WCAG 2.2, contrast
  /// ratio, note 4). A wide one lies behind them like a background, of no one colour.
  private var shadowDoubts: [Doubt] {
    let isWide = style[.textShadow].items.contains { item in
      guard item.keyword != "none" else { return false }
      let lengths = item.words.compactMap { tokens.lengths([$0])?.upperBound }
      return lengths.count < 2 || lengths.count > 2 && lengths[2] > StyleReader.tightBlur
    }
    return isWide ? [Doubt(reason: "a wide shadow lies behind its letters", place: style.place(.textShadow))] : []
  }

  /// In CSS pixels: what is not told from the letter at the usual sizes.
  private static let tightBlur = 4.0

  /// True for letters that take no room.
  var isSizeZero: Bool {
    guard let size = style.font.sizes.last.map(ComponentValue.parse), let length = LengthReader().length(size) else {
      return false
    }
    return length.low == 0 && length.high == 0 && length.percent == 0
  }

  // MARK: Clipped away

  /// The ways in which a text is hidden from the eye and left to screen readers, and those that fold something up.
  var isClippedAway: Bool {
    let position = style.keyword(.position)
    let isPositioned = position == "absolute" || position == "fixed"
    if isPositioned, isEmptyRectangle(style[.clip]) { return true }
    if case .function("inset", let insets)? = style[.clipPath].first?.kind,
      insets.words.prefix(while: { $0.keyword != "round" }).contains(where: { isHalf($0) })
    {
      return true
    }
    if case .function("circle", let radius)? = style[.clipPath].first?.kind,
      isAtMost(radius.prefix { $0.keyword != "at" }, 0)
    {
      return true
    }
    let hides = [Property.overflowX, .overflowY].contains { ["hidden", "clip"].contains(style.keyword($0)) }
    if hides, [Property.width, .height, .maxWidth, .maxHeight].contains(where: { isAtMost(style[$0][...], 1) }) {
      return true
    }
    if isPositioned, [Property.left, .top, .right, .bottom].contains(where: { isAtMost(style[$0][...], -999) }) {
      return true
    }
    if case .function("scale", let factor)? = style[.transform].first?.kind, isAtMost(factor[...], 0) { return true }
    return isAtMost(style[.textIndent][...], -999) || isAtMost(style[.scale][...], 0)
  }

  private func isHalf(_ value: ComponentValue) -> Bool {
    if case .percentage(let percent) = value.kind { percent >= 50 } else { false }
  }

  private func isAtMost(_ values: ArraySlice<ComponentValue>, _ limit: Double) -> Bool {
    tokens.lengths(Array(values)).map { $0.upperBound <= limit } ?? false
  }

  private func isEmptyRectangle(_ values: [ComponentValue]) -> Bool {
    guard case .function("rect", let edges)? = values.first?.kind else { return false }
    let lengths = edges.words.filter { $0.kind != .comma }.map { tokens.lengths([$0]) }
    guard lengths.count == 4, let top = lengths[0], let right = lengths[1], let bottom = lengths[2],
      let left = lengths[3]
    else { return false }
    return bottom.upperBound <= top.lowerBound + 1 || right.upperBound <= left.lowerBound + 1
  }

  // MARK: Lines around it

  /// Nil where there is none, or the browser draws its own.
  var outline: BoxStyle.Outline? {
    guard let line = style.keyword(.outlineStyle), line != "none", line != "auto",
      !isZero(.outlineWidth), let source = source(.outlineColor)
    else {
      if style[.outlineStyle].first?.reference != nil, let source = source(.outlineColor) {
        return BoxStyle.Outline(source: source, position: outlinePosition, coversBorder: isOutlineOverBorder)
      }
      return nil
    }
    return BoxStyle.Outline(source: source, position: outlinePosition, coversBorder: isOutlineOverBorder)
  }

  private var outlinePosition: BoxStyle.Outline.Position {
    guard let offset = tokens.lengths(style[.outlineOffset]) else { return .along }
    if offset.lowerBound > 0 { return .outside }
    let width = tokens.lengths(style[.outlineWidth])?.upperBound ?? 3
    return offset.upperBound < 0 && offset.upperBound <= -width ? .inside : .along
  }

  private var isOutlineOverBorder: Bool {
    guard let offset = tokens.lengths(style[.outlineOffset]) else { return false }
    return Borders.sides.allSatisfy { side in
      style.keyword(side.style) == "none"
        || tokens.lengths(style[side.width]).map { $0.upperBound <= -offset.upperBound } ?? false
    }
  }

  /// True for a width that is none in every mode.
  func isZero(_ property: Property) -> Bool {
    tokens.lengths(style[property]).map { $0.upperBound <= 0 } ?? false
  }

  func animationDoubts(_ animations: [String: Set<Property>]) -> [Doubt] {
    style[.animationName].words.compactMap { word in
      let name: String
      switch word.kind {
      case .ident(let text), .string(let text): name = text
      default: return nil
      }
      guard let changed = animations[name]?.subtracting(Placement.moves), let property = changed.map(\.name).min()
      else {
        return nil
      }
      return Doubt(reason: "the animation '\(name)' changes '\(property)'", place: style.place(.animationName))
    }
  }

  // MARK: Shadows

  /// The colours of shadows that are lines around the box, from the one that touches it outwards.
  var rings: [PaintSource] {
    style[.boxShadow].items.compactMap { item in
      let words = item.words
      guard !words.contains(where: { $0.keyword == "inset" }) else { return nil }
      let types = ValueTypes(tokens: tokens)
      let lengths = words.filter { types.kind(of: $0) == .length }.map { tokens.lengths([$0]) }
      guard lengths.count == 4, lengths[..<3].allSatisfy({ $0 == 0...0 }), (lengths[3]?.lowerBound ?? 0) > 0 else {
        return nil
      }
      let color = words.first { types.kind(of: $0) == .color }.map { [$0] } ?? style[.color]
      return tokens.isInvisible(resolved(color)) ? nil : tokens.source(resolved(color))
    }
  }

  /// Shadows inside of a box lie on its backgrounds. Those that are no wider than a border are lines along its edge.
  var insetShadows: [BoxStyle.Surface] {
    guard style[.boxShadow].items.contains(where: isWideInset) else { return [] }
    return [
      BoxStyle.Surface(content: .unknown("a shadow lies inside of it"), isWhole: false, place: style.place(.boxShadow))
    ]
  }

  private func isWideInset(_ item: [ComponentValue]) -> Bool {
    if item.count == 1, item[0].reference != nil { return !tokens.holds(item[0], StyleReader.hasNoWideInset) }
    guard item.contains(where: { $0.keyword == "inset" }) else { return false }
    let lengths = item.words.filter { ValueTypes(tokens: tokens).kind(of: $0) == .length }
    return lengths.contains { length in
      tokens.lengths([length]).map { max(abs($0.lowerBound), abs($0.upperBound)) > StyleReader.lineWidth } ?? true
    }
  }

  private static func hasNoWideInset(_ value: TokenValue) -> Bool {
    guard case .shadow(let layers) = value else { return false }
    return layers.allSatisfy { layer in
      let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread]
      return !layer.isInset || lengths.allSatisfy { abs($0.pixels ?? .infinity) <= lineWidth }
    }
  }

  /// In CSS pixels: what is still a line.
  static let lineWidth = 4.0
}
