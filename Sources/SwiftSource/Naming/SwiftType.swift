import Tokens

/// What a constant is in Swift.
enum SwiftType: String, CaseIterable {
  case color = "Color"
  case gradient = "LinearGradient"
  case font = "Font"
  case weight = "Font.Weight"
  case length = "CGFloat"
  case double = "Double"
  case integer = "Int"
  case text = "String"
  case boolean = "Bool"
  case duration = "Duration"
  case animation = "Animation"
  case curve = "UnitCurve"
  case shadow = "ShadowStyle"
  case shadows = "[ShadowStyle]"
  case stroke = "StrokeStyle"
  case textStyle = "TextStyle"

  /// The names of types that are there already, and are extended.
  static let extended = Set(allCases.map(\.rawValue)).subtracting(["[ShadowStyle]", "TextStyle"])

  /// Nil for what Swift has no type for.
  /// - Parameters:
  ///   - namespace: what the constant stands in, which may choose among types: `CGFloat`, `Double`.
  ///   - isThemed: true where text styles keep all their parts together.
  init?(of value: TokenValue, in namespace: some BidirectionalCollection<String>, isThemed: Bool = false) {
    let extended = namespace.joined(separator: ".")
    let isIn = { (type: SwiftType) in extended == type.rawValue }
    switch value {
    case .color: self = .color
    case .gradient: self = .gradient
    case .typography(let style):
      guard (style.fontSize.map(\.pixels) ?? style.textStyle?.size(at: .large)) != nil else { return nil }
      self = isThemed ? .textStyle : .font
    case .dimension(let dimension):
      if dimension.pixels == nil { return nil }
      self = isIn(.double) ? .double : .length
    case .number(let number):
      self = isIn(.double) ? .double : isIn(.integer) && number == number.rounded() ? .integer : .length
    case .fontWeight: self = isIn(.weight) ? .weight : .length
    case .duration: self = isIn(.duration) ? .duration : .double
    case .fontFamily: self = .text
    case .cubicBezier: self = .curve
    case .transition: self = .animation
    case .shadow(let layers): self = layers.count == 1 ? .shadow : .shadows
    case .strokeStyle(.keyword(.solid)), .strokeStyle(.dashes): self = .stroke
    case .strokeStyle, .border: return nil
    case .opaque(let opaque):
      switch opaque.typeName {
      case "string", "text": self = .text
      case "boolean": self = .boolean
      default: return nil
      }
    }
  }

  /// The type whose extension a token without a name belongs into.
  init(extendedFor type: TokenType) {
    self =
      switch type {
      case .color: .color
      case .gradient: .gradient
      case .typography: .font
      case .dimension, .number, .fontWeight: .length
      case .duration: .double
      case .cubicBezier: .curve
      case .transition: .animation
      case .shadow: .shadow
      case .strokeStyle, .border: .stroke
      case .fontFamily, .other: .text
      }
  }
}

extension SwiftName {
  /// How many of its parts are the name of a type that is there already: 1 for `Color.canvas`, 2 for `Font.Weight.strong`.
  var typePrefix: Int {
    (1..<max(parts.count, 1)).last { SwiftType.extended.contains(parts.prefix($0).joined(separator: ".")) } ?? 0
  }

  /// What a constant of that name stands in; a type that is there already is one part.
  var namespace: [String] {
    let prefix = typePrefix
    let inner = parts.dropLast().dropFirst(prefix)
    return prefix == 0 ? Array(inner) : [parts.prefix(prefix).joined(separator: ".")] + inner
  }
}
