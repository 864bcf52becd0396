import Diagnostics

/// Where a box may be painted, as far as that can be told without a layout.
struct Placement: Sendable {
  enum Kind: Sendable {
    /// Where it stands in the text.
    case flow
    /// Near that, but moved by the clause's words.
    case shifted(String)
    /// Out of the flow. `isFilling` where it is exactly as large as what it is positioned in, `isInside` where it cannot leave it.
    case absolute(isFilling: Bool, isInside: Bool)
    case fixed
  }

  let kind: Kind
  let place: Place?
  let isPositioned: Bool
  let isFloating: Bool
  /// Nil for `auto`.
  let zIndex: Double?
  /// True where what stands in it is painted as one, whatever its `z-index`.
  let isIsolated: Bool
  /// Cuts off what would be painted outside of it.
  let clips: Bool
  /// The cell of a grid that it is laid into by name or number.
  let cell: GridCell?

  /// True for what has been taken out of the flow.
  var isDetached: Bool {
    switch kind {
    case .absolute, .fixed: true
    case .flow, .shifted: false
    }
  }

  static let moves: Set<Property> = [.transform, .translate, .rotate, .scale, .top, .right, .bottom, .left]

  init(_ reader: StyleReader) {
    let style = reader.style
    let position = style.keyword(.position) ?? "static"
    isPositioned = position != "static"
    isFloating = style.keyword(.float) != "none"
    zIndex = style.keyword(.zIndex) == "auto" ? nil : reader.tokens.lengths(style[.zIndex])?.lowerBound
    let some = { (property: Property, none: String) in style.keyword(property) != none }
    isIsolated =
      ["fixed", "sticky"].contains(position) || some(.transform, "none") || some(.translate, "none")
      || some(.rotate, "none") || some(.scale, "none") || some(.filter, "none") || some(.backdropFilter, "none")
      || some(.mixBlendMode, "normal") || some(.isolation, "auto") || some(.maskImage, "none")
      || some(.clipPath, "none") || style[.opacity] != Property.opacity.initial
    clips = [Property.overflowX, .overflowY].contains { some($0, "visible") }
    cell = GridCell(style)
    (kind, place) = Placement.kind(reader, position)
  }

  private static let insets: [Property] = [.top, .right, .bottom, .left]

  private static func kind(_ reader: StyleReader, _ position: String) -> (Kind, Place?) {
    let style = reader.style
    switch position {
    case "fixed": return (.fixed, style.place(.position))
    case "absolute":
      let ranges = insets.map { reader.tokens.lengths(style[$0]) }
      let isInside = [0, 1].allSatisfy { axis in
        let (start, end) = (ranges[axis], ranges[axis + 2])
        return (start?.lowerBound ?? -1) >= 0 && (end?.lowerBound ?? -1) >= 0 || isZero(start) || isZero(end)
      }
      let isFree =
        [Property.width, .height].allSatisfy { style.keyword($0) == "auto" }
        && [Property.maxWidth, .maxHeight].allSatisfy { style.keyword($0) == "none" }
      let isStill = shift(reader) == nil
      let isFilling = isStill && (ranges.allSatisfy(isZero) && isFree || isWhole(style, ranges))
      return (.absolute(isFilling: isFilling, isInside: isStill && isInside), style.place(.position))
    case "sticky" where !isStuck(reader): break
    case "sticky": return (.shifted("sticks to an edge"), style.place(.position))
    default: break
    }
    if position == "relative",
      let property = insets.first(where: { style.keyword($0) != "auto" && !isZero(reader.tokens.lengths(style[$0])) })
    {
      return (.shifted("is moved by '\(property.name)'"), style.place(property))
    }
    if let shift = shift(reader) { return shift }
    if style.keyword(.float) != "none" { return (.shifted("floats"), style.place(.float)) }
    return (.flow, nil)
  }

  /// What moves a box wherever it is positioned.
  private static func shift(_ reader: StyleReader) -> (Kind, Place?)? {
    let style = reader.style
    if let property = [Property.transform, .translate, .rotate, .scale].first(where: { moves($0, reader) }) {
      return (.shifted("is moved by '\(property.name)'"), style.place(property))
    }
    let margins = zip([Property.marginTop, .marginRight, .marginBottom, .marginLeft], Borders.sides)
    if let (property, _) = margins.first(where: { margin, border in
      style.keyword(margin) != "auto" && !isNeverNegative(style[margin], reader)
        && !joins(margin, reader, border: border.style, border.width)
    }) {
      return (.shifted("is moved by a negative '\(property.name)'"), style.place(property))
    }
    return nil
  }

  /// False for what sticks to the edge where a text starts, and lets nothing through: nothing lies under it until somebody
  /// scrolls, and then it is hidden.
  private static func isStuck(_ reader: StyleReader) -> Bool {
    let style = reader.style
    let isAuto = { (property: Property) in style.keyword(property) == "auto" }
    let startsThere = [Property.top, .left].allSatisfy { isAuto($0) || isZero(reader.tokens.lengths(style[$0])) }
    let isOpaque = reader.source(.backgroundColor).map(reader.tokens.isOpaque) ?? false
    return !startsThere || !isAuto(.right) || !isAuto(.bottom) || !isOpaque
  }

  /// Whether a negative margin lays no more than the border of a box on that of the next, as in a row of joined buttons.
  private static func joins(
    _ margin: Property, _ reader: StyleReader, border line: Property, _ width: Property
  ) -> Bool {
    guard reader.style.keyword(line) != "none", let margin = reader.tokens.lengths(reader.style[margin]),
      let width = reader.tokens.lengths(reader.style[width])
    else { return false }
    return -margin.lowerBound <= min(width.lowerBound, StyleReader.lineWidth)
  }

  private static func isZero(_ range: ClosedRange<Double>?) -> Bool { range == 0...0 }

  /// `width: 100%` and `height: 100%` from a corner.
  private static func isWhole(_ style: ComputedStyle, _ insets: [ClosedRange<Double>?]) -> Bool {
    let isFull = { (property: Property) in style[property].words.map(\.kind) == [.percentage(100)] }
    return isFull(.width) && isFull(.height) && (isZero(insets[0]) || isZero(insets[2]))
      && (isZero(insets[1]) || isZero(insets[3]))
  }

  private static func isNeverNegative(_ values: [ComponentValue], _ reader: StyleReader) -> Bool {
    if case .percentage(let percent)? = values.first?.kind { return percent >= 0 }
    return reader.tokens.lengths(values).map { $0.lowerBound >= 0 } ?? false
  }

  /// A scale that makes nothing larger stays where it was.
  private static func moves(_ property: Property, _ reader: StyleReader) -> Bool {
    let values = reader.style[property].words
    guard values.first?.keyword != "none" else { return false }
    let isSmall = { (value: ComponentValue) in
      if case .percentage(let percent) = value.kind { return (0...100).contains(percent) }
      return reader.tokens.lengths([value]).map { $0.lowerBound >= 0 && $0.upperBound <= 1 } ?? false
    }
    switch property {
    case .scale: return !values.allSatisfy(isSmall)
    case .transform:
      return !values.allSatisfy { value in
        guard let (name, arguments) = value.call else { return false }
        let amounts = arguments.words.filter { $0.kind != .comma }
        switch name {
        case "scale", "scalex", "scaley": return amounts.allSatisfy(isSmall)
        case "translate", "translatex", "translatey", "translatez", "translate3d":
          return amounts.allSatisfy { isZero(reader.tokens.lengths([$0])) }
        default: return false
        }
      }
    default: return !values.allSatisfy { isZero(reader.tokens.lengths([$0])) }
    }
  }
}
