extension Expander {
  /// What each shorthand sets, of what painting needs.
  static let longhands: [String: [Property]] = {
    var table: [String: [Property]] = [
      "background": [
        .backgroundColor, .backgroundImage, .backgroundPosition, .backgroundSize, .backgroundRepeat, .backgroundOrigin,
        .backgroundClip, .backgroundBlendMode,
      ],
      "font": [.fontFamily, .fontSize, .fontWeight],
      "outline": [.outlineWidth, .outlineStyle, .outlineColor],
      "overflow": [.overflowX, .overflowY], "text-decoration": [.textDecorationLine],
      "-webkit-text-stroke": [.webkitTextStrokeWidth, .webkitTextStrokeColor],
      "border-image": [.borderImageSource], "mask": [.maskImage], "-webkit-mask": [.maskImage],
      "animation": [.animationName], "grid-area": [.gridRowStart, .gridColumnStart, .gridRowEnd, .gridColumnEnd],
      "grid-row": [.gridRowStart, .gridRowEnd], "grid-column": [.gridColumnStart, .gridColumnEnd],
    ]
    let groups = [("", sides), ("-block", ["top", "bottom"]), ("-inline", ["left", "right"])]
    let parts = ["width", "style", "color"]
    for (suffix, sides) in groups {
      table["margin\(suffix)"] = sides.compactMap { Property("margin-\($0)") }
      table["inset\(suffix)"] = sides.compactMap { Property($0) }
      for part in parts { table["border\(suffix)-\(part)"] = sides.compactMap { Property("border-\($0)-\(part)") } }
      table["border\(suffix)"] = sides.flatMap { side in parts.compactMap { Property("border-\(side)-\($0)") } }
    }
    for name in sides + ["block-start", "inline-end", "block-end", "inline-start"] {
      guard let side = side(name) else { continue }
      table["border-\(name)"] = parts.compactMap { Property("border-\(side)-\($0)") }
    }
    table["border"]?.append(.borderImageSource)
    return table
  }()
}
