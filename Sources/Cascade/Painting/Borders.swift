/// The border of a box, as far as it is painted.
struct Borders: Sendable {
  /// The colours of its sides, each once.
  let sources: [PaintSource]
  let doubts: [ComputedStyle.Doubt]
  /// True where its author had a say in how it looks.
  let isAuthored: Bool
  /// True where one line of one colour runs all around, so that nothing but it touches what lies outside.
  let isClosed: Bool

  init(_ reader: StyleReader) {
    let style = reader.style
    var sources: [PaintSource] = []
    var doubts: [ComputedStyle.Doubt] = []
    for side in Borders.sides {
      guard let line = style[side.style].first, line.keyword != "none", line.keyword != "hidden",
        !reader.isZero(side.width), let source = reader.source(side.color)
      else { continue }
      if !sources.contains(source) { sources.append(source) }
      if let word = line.keyword, ["inset", "outset", "groove", "ridge"].contains(word), style.isAuthored(side.style) {
        doubts.append(
          ComputedStyle.Doubt(
            reason: "'border-style: \(word)' paints shades of its colour", place: style.place(side.style)))
      }
    }
    let properties = Borders.sides.flatMap { [$0.width, $0.style, $0.color] }
    isAuthored = properties.contains(where: style.isAuthored)
    if style.keyword(.borderImageSource) != "none" {
      doubts.append(
        ComputedStyle.Doubt(reason: "an image is drawn as its border", place: style.place(.borderImageSource)))
    }
    isClosed =
      sources.count == 1
      && Borders.sides.allSatisfy { side in
        style.keyword(side.style) == "solid" && reader.source(side.color) == sources[0]
          && (reader.tokens.lengths(style[side.width])?.lowerBound ?? 0) > 0
      }
    self.sources = sources
    self.doubts = Array(doubts.prefix(1))
  }

  /// Clockwise from the top.
  static let sides: [(width: Property, style: Property, color: Property)] = [
    (.borderTopWidth, .borderTopStyle, .borderTopColor), (.borderRightWidth, .borderRightStyle, .borderRightColor),
    (.borderBottomWidth, .borderBottomStyle, .borderBottomColor),
    (.borderLeftWidth, .borderLeftStyle, .borderLeftColor),
  ]
}
