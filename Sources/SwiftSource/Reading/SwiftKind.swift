/// The types that a token can have in Swift.
enum SwiftKind: Hashable {
  case color
  /// `UIColor` and `NSColor`, whose implicit members are others than those of `Color`.
  case platformColor
  case font, gradient, shadow, textStyle
  /// `CGFloat`, which nothing but a measure of a design has.
  case length
  case number, whole, text, boolean

  /// Nil for all other types. Modules before the name are left out already.
  init?(type: [String]) {
    guard let name = type.last, type.count == 1 || name == "ShadowStyle" else { return nil }
    switch name {
    case "Color": self = .color
    case "UIColor", "NSColor": self = .platformColor
    case "Font": self = .font
    case "LinearGradient", "Gradient": self = .gradient
    case "ShadowStyle": self = .shadow
    case "TextStyle": self = .textStyle
    case "CGFloat": self = .length
    case "Double", "Float", "TimeInterval": self = .number
    case "Int": self = .whole
    case "String": self = .text
    case "Bool": self = .boolean
    default: return nil
    }
  }

  /// Whether a constant of this type is a token, whatever it stands among.
  var isVisual: Bool {
    switch self {
    case .color, .platformColor, .font, .gradient, .shadow, .textStyle, .length: true
    case .number, .whole, .text, .boolean: false
    }
  }

  /// The types whose static members can be said with nothing but a dot before them.
  var types: [String] {
    switch self {
    case .color: ["Color"]
    case .platformColor: ["UIColor", "NSColor"]
    case .font: ["Font"]
    case .gradient: ["LinearGradient", "Gradient"]
    case .shadow: ["ShadowStyle"]
    case .textStyle: ["TextStyle"]
    case .length: ["CGFloat"]
    case .number: ["Double", "Float", "TimeInterval"]
    case .whole: ["Int"]
    case .text: ["String"]
    case .boolean: ["Bool"]
    }
  }

  /// For messages: `a colour`.
  var noun: String {
    switch self {
    case .color, .platformColor: "a colour"
    case .font: "a font"
    case .gradient: "a gradient"
    case .shadow: "a shadow"
    case .textStyle: "a text style"
    case .length, .number, .whole: "a number"
    case .text: "a text"
    case .boolean: "true or false"
    }
  }
}
