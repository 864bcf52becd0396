import Colorimetry
import DataFiles
import Diagnostics
import Glibc
import Tokens

extension SwiftTokenSource {
  /// A constant as the object of a token; nil for an alias of what is no token.
  func token(_ constant: SwiftConstant, isDark: Bool) -> DataValue? {
    let place = constant.valuePlace
    let value = constant.value.inAppearance(isDark: isDark)
    var token = TokenObject(at: constant.place)
    token.set("$description", constant.documentation.map { DataValue(.string($0), at: constant.place) })
    if case .alias(let name, opacity: 1) = value, let other = constants[name] {
      token.set("$value", "{\(self.name(of: other))}", at: place)
      return token.data
    }
    guard let value = flat(value, isDark: isDark) else { return nil }
    let type = SwiftTokenType(of: constant, value, comment: constant.comment?.text ?? comments[constant.name])
    guard let data = data(value, type, at: place, isDark: isDark) else { return nil }
    token.set("$type", type.name, at: place)
    token.set("$value", data)
    token.set("$extensions", extensions(value, at: place))
    return token.data
  }

  /// The path of its token.
  func name(of constant: SwiftConstant) -> SwiftName {
    guard constant.name.parts.count == 1 else { return constant.name }
    let type: SwiftType? =
      switch flat(constant.value, isDark: false) {
      case .color: .color
      case .font: .font
      case .gradient: .gradient
      case .shadow: .shadow
      case .adaptive, .alias, .number, .text, .boolean, nil: nil
      }
    return SwiftName([type?.rawValue].compactMap { $0 } + constant.name.parts)
  }

  /// The value behind aliases that DTCG cannot write as one.
  private func flat(_ value: SwiftValue, isDark: Bool) -> SwiftValue? {
    var value = value.inAppearance(isDark: isDark)
    var opacity = 1.0
    // Circles have been found; each step leads to another constant.
    for _ in 0...constants.count {
      guard case .alias(let name, let factor) = value else { return value.opacity(opacity) }
      guard let next = constants[name] else { return nil }
      opacity *= factor
      value = next.value.inAppearance(isDark: isDark)
    }
    return nil
  }

  private func data(_ value: SwiftValue, _ type: SwiftTokenType, at place: Place, isDark: Bool) -> DataValue? {
    switch value {
    case .color(let color): TokenValue.color(color).standardForm(at: place)
    case .number(let number): type.value(number).standardForm(at: place)
    case .text(let text): DataValue(.string(text), at: place)
    case .boolean(let isTrue): DataValue(.bool(isTrue), at: place)
    case .font(let font): style(font, at: place)
    case .gradient(let gradient): stops(gradient, at: place, isDark: isDark)
    case .shadow(let shadow): layer(shadow, at: place, isDark: isDark)
    case .adaptive, .alias: nil
    }
  }

  /// A colour inside another value, by its name where it has one.
  private func part(_ value: SwiftValue, at place: Place, isDark: Bool) -> DataValue? {
    if case .alias(let name, opacity: 1) = value.inAppearance(isDark: isDark), let other = constants[name] {
      return DataValue(.string("{\(self.name(of: other))}"), at: place)
    }
    guard case .color(let color)? = flat(value, isDark: isDark) else { return nil }
    return TokenValue.color(color).standardForm(at: place)
  }

  private func measure(_ points: Double, at place: Place) -> DataValue? {
    TokenValue.dimension(Dimension(points, .px)).standardForm(at: place)
  }

  private func number(_ number: Double, at place: Place) -> DataValue? {
    TokenValue.number(number).standardForm(at: place)
  }

  // MARK: - Effects

  /// SwiftUI blurs with a Gaussian of the radius, CSS with one of half the blur (Backgrounds and Borders 3, section 6.1.2).
  private func layer(_ shadow: SwiftShadow, at place: Place, isDark: Bool) -> DataValue? {
    guard let color = part(shadow.color, at: place, isDark: isDark) else { return nil }
    var layer = TokenObject(at: place)
    layer.set("color", color)
    layer.set("offsetX", measure(shadow.x, at: place))
    layer.set("offsetY", measure(shadow.y, at: place))
    layer.set("blur", measure(shadow.radius * 2, at: place))
    layer.set("spread", measure(0, at: place))
    return layer.data
  }

  private func stops(_ gradient: SwiftGradient, at place: Place, isDark: Bool) -> DataValue? {
    var stops: [DataValue] = []
    let line = gradient.line
    for stop in gradient.stops {
      guard let color = part(stop.color, at: place, isDark: isDark) else { return nil }
      var data = TokenObject(at: place)
      data.set("color", color)
      let position = line.lowerBound + stop.position * (line.upperBound - line.lowerBound)
      data.set("position", number(min(max((position * 1e6).rounded() / 1e6, 0), 1), at: place))
      stops.append(data.data)
    }
    return DataValue(.array(stops), at: place)
  }

  // MARK: - Text styles

  private func style(_ font: SwiftFont, at place: Place) -> DataValue {
    let style = font.textStyle.flatMap(TextStyle.init(rawValue:))
    let face = font.face.map(SwiftFontFace.init)
    let size = font.size ?? style?.size(at: .large)
    var data = TokenObject(at: place)
    data.set("fontFamily", face?.family ?? SwiftFontFace.system(font.design), at: place)
    data.set("fontSize", size.flatMap { measure($0, at: place) })
    data.set("fontWeight", number(font.weight ?? face?.weight ?? (style == .headline ? 600 : 400), at: place))
    data.set("letterSpacing", measure(font.tracking ?? 0, at: place))
    if let height = font.lineHeight, let size, size > 0 {
      data.set("lineHeight", number((height / size * 1e4).rounded() / 1e4, at: place))
    }
    return data.data
  }

  private func extensions(_ value: SwiftValue, at place: Place) -> DataValue? {
    var own = TokenObject(at: place)
    switch value {
    case .gradient(let gradient): own.set("angle", number(gradient.angle, at: place))
    case .font(let font):
      // A font of the app's own grows with the text of the reader, one of the system does as a style alone.
      let scales = font.textStyle != nil || font.face != nil && font.lineHeight == nil && !font.isFixed
      own.set("dynamicType", scales ? "scales" : "fixed", at: place)
      if let style = font.textStyle { own.set("textStyle", style, at: place) }
    default: return nil
    }
    var extensions = TokenObject(at: place)
    extensions.set("specimen", own.data)
    return extensions.data
  }
}

extension SwiftValue {
  /// The side of an adaptive colour that an appearance shows, also inside gradients and shadows.
  fileprivate func inAppearance(isDark: Bool) -> SwiftValue {
    switch self {
    case .adaptive(let light, let dark): return (isDark ? dark : light).inAppearance(isDark: isDark)
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { .init($0.color.inAppearance(isDark: isDark), at: $0.position) }
      return .gradient(gradient)
    case .shadow(var shadow):
      shadow.color = shadow.color.inAppearance(isDark: isDark)
      return .shadow(shadow)
    default: return self
    }
  }
}

extension SwiftGradient {
  /// In CSS degrees: 0 is up, 90 right. A gradient without length is drawn from top to bottom.
  fileprivate var angle: Double {
    let way = end - start
    guard way != .zero else { return 180 }
    let degrees = atan2(way.x, -way.y) * 180 / .pi
    return ((degrees < 0 ? degrees + 360 : degrees) * 1e4).rounded() / 1e4
  }

  /// Where the gradient begins and ends on the line of CSS, whose ends are level with the corners (CSS Images 3, section 3.1.1).
  fileprivate var line: ClosedRange<Double> {
    let way = SIMD2(sin(angle * .pi / 180), -cos(angle * .pi / 180))
    let length = abs(way.x) + abs(way.y)
    let position = { (point: SIMD2<Double>) in ((point - SIMD2(0.5, 0.5)) * way).sum() / length + 0.5 }
    let (first, last) = (position(start), position(end))
    return first <= last ? first...last : 0...1
  }
}
