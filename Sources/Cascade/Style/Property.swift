/// The longhands that decide what is painted, where, and how large text is; others are passed over.
enum Property: UInt8, CaseIterable, Sendable {
  // Inherited.
  case color, colorScheme, fontFamily, fontSize, fontWeight, visibility, textShadow, textIndent
  case webkitTextFillColor, webkitTextStrokeColor, webkitTextStrokeWidth
  case fill, fillOpacity, stroke, strokeOpacity, strokeWidth

  case display, appearance, content, contentVisibility
  case position, zIndex, top, right, bottom, left, float
  case width, height, maxWidth, maxHeight, overflowX, overflowY
  case marginTop, marginRight, marginBottom, marginLeft
  case transform, translate, rotate, scale, gridRowStart, gridRowEnd, gridColumnStart, gridColumnEnd
  case opacity, filter, backdropFilter, mixBlendMode, isolation
  case clip, clipPath, maskImage, animationName
  case backgroundColor, backgroundImage, backgroundPosition, backgroundSize, backgroundRepeat, backgroundOrigin
  case backgroundClip, backgroundBlendMode
  case borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth
  case borderTopStyle, borderRightStyle, borderBottomStyle, borderLeftStyle
  case borderTopColor, borderRightColor, borderBottomColor, borderLeftColor
  case borderImageSource, boxShadow
  case outlineWidth, outlineStyle, outlineColor, outlineOffset
  case textDecorationLine

  var isInherited: Bool { rawValue <= Property.strokeWidth.rawValue }

  static let firstOwn = Int(Property.strokeWidth.rawValue) + 1

  /// By its name in lower case, or another name of the same in a text that runs from left to right and from top to bottom.
  init?(_ name: String) {
    guard let property = Property.byName[name] else { return nil }
    self = property
  }

  /// As CSS has it: `background-color`.
  var name: String { Property.names[Int(rawValue)] }

  var initial: [ComponentValue] { Property.initials[Int(rawValue)] }

  /// What is read as a colour.
  var isColor: Bool {
    switch self {
    case .color, .webkitTextFillColor, .webkitTextStrokeColor, .backgroundColor, .outlineColor: true
    case .borderTopColor, .borderRightColor, .borderBottomColor, .borderLeftColor: true
    default: false
    }
  }

  private static let names = allCases.map { property in
    let name = "\(property)".map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
    return name.hasPrefix("webkit-") ? "-" + name : name
  }

  private static let initials = allCases.map { property in
    switch property {
    case .color: ComponentValue.parse("canvastext")
    case .webkitTextFillColor, .webkitTextStrokeColor, .outlineColor: ComponentValue.parse("currentcolor")
    case .borderTopColor, .borderRightColor, .borderBottomColor, .borderLeftColor: ComponentValue.parse("currentcolor")
    case .fill: ComponentValue.parse("black")
    case .fontSize: ComponentValue.parse("16px")
    case .fontWeight: ComponentValue.parse("400")
    case .fontFamily: ComponentValue.parse("serif")
    case .visibility: ComponentValue.parse("visible")
    case .display: ComponentValue.parse("inline")
    case .colorScheme, .content, .mixBlendMode, .backgroundBlendMode: ComponentValue.parse("normal")
    case .opacity, .fillOpacity, .strokeOpacity, .strokeWidth: ComponentValue.parse("1")
    case .position: ComponentValue.parse("static")
    case .zIndex, .top, .right, .bottom, .left, .width, .height, .clip, .gridRowStart, .gridRowEnd, .gridColumnStart,
      .gridColumnEnd, .isolation:
      ComponentValue.parse("auto")
    case .overflowX, .overflowY, .contentVisibility: ComponentValue.parse("visible")
    case .backgroundColor: ComponentValue.parse("transparent")
    case .backgroundRepeat: ComponentValue.parse("repeat")
    case .backgroundSize: ComponentValue.parse("auto")
    case .backgroundOrigin: ComponentValue.parse("padding-box")
    case .backgroundClip: ComponentValue.parse("border-box")
    case .borderTopWidth, .borderRightWidth, .borderBottomWidth, .borderLeftWidth, .outlineWidth:
      ComponentValue.parse("medium")
    case .webkitTextStrokeWidth, .textIndent, .outlineOffset, .backgroundPosition: ComponentValue.parse("0")
    case .marginTop, .marginRight, .marginBottom, .marginLeft: ComponentValue.parse("0")
    default: ComponentValue.parse("none")
    }
  }

  private static let byName: [String: Property] = {
    var table = Dictionary(uniqueKeysWithValues: zip(names, allCases))
    let sides = [("block-start", "top"), ("inline-end", "right"), ("block-end", "bottom"), ("inline-start", "left")]
    for (logical, side) in sides {
      table["inset-" + logical] = table[side]
      table["margin-" + logical] = table["margin-" + side]
      for part in ["width", "style", "color"] {
        table["border-\(logical)-\(part)"] = table["border-\(side)-\(part)"]
      }
    }
    for (name, other) in [
      ("inline-size", "width"), ("block-size", "height"), ("max-inline-size", "max-width"),
      ("max-block-size", "max-height"), ("overflow-inline", "overflow-x"), ("overflow-block", "overflow-y"),
      ("-webkit-appearance", "appearance"), ("-webkit-background-clip", "background-clip"),
      ("-webkit-mask-image", "mask-image"), ("-webkit-clip-path", "clip-path"), ("-webkit-filter", "filter"),
      ("-webkit-backdrop-filter", "backdrop-filter"), ("-webkit-opacity", "opacity"),
      ("-webkit-transform", "transform"), ("-webkit-box-shadow", "box-shadow"),
      ("-webkit-background-size", "background-size"), ("-webkit-background-origin", "background-origin"),
      ("-webkit-animation-name", "animation-name"),
    ] { table[name] = table[other] }
    return table
  }()
}
