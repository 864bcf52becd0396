/// What the constants of an export need that SwiftUI does not have.
enum SwiftSupport {
  /// - Parameter access: with the space behind it.
  static func hexText(access: String) -> [String] {
    [
      "\(access)extension Color {",
      "    /// Red, green and blue with two digits each: `00C2B8`.",
      "    init(hex: String) {",
      "        let value = UInt32(hex.drop { $0 == \"#\" }, radix: 16) ?? 0",
      "        self.init(",
      "            red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255)",
      "    }",
      "}",
    ]
  }

  static let hexNumber = [
    "public extension Color {",
    "    /// Red, green and blue with two digits each: `0x00C2B8`.",
    "    init(hex: UInt32) {",
    "        self.init(",
    "            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)",
    "    }",
    "}",
  ]

  /// Watches are always dark.
  static func adaptiveColor(access: String) -> [String] {
    [
      "\(access)extension Color {",
      "    /// Follows the appearance that it is shown in.",
      "    nonisolated init(light: Color, dark: Color) {",
      "        #if canImport(UIKit) && !os(watchOS)",
      "        self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })",
      "        #elseif canImport(AppKit)",
      "        self.init(",
      "            nsColor: NSColor(name: nil) { appearance in",
      "                appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? NSColor(dark) : NSColor(light)",
      "            })",
      "        #else",
      "        self = dark",
      "        #endif",
      "    }",
      "}",
    ]
  }

  /// A layer of a shadow that views can wear.
  static func shadowStyle(access: String) -> [String] {
    [
      "\(access)struct ShadowStyle: Equatable, Sendable {",
      "    \(access)let color: Color",
      "    \(access)let radius: CGFloat",
      "    \(access)let x: CGFloat",
      "    \(access)let y: CGFloat",
      "",
      "    \(access)nonisolated init(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) {",
      "        self.color = color",
      "        self.radius = radius",
      "        self.x = x",
      "        self.y = y",
      "    }",
      "}",
      "",
      "\(access)extension View {",
      "    func shadow(_ style: ShadowStyle) -> some View {",
      "        shadow(color: style.color, radius: style.radius, x: style.x, y: style.y)",
      "    }",
      "}",
    ]
  }

  /// A text style whose parts stay together; a family of the system's is its font.
  static let textStyle = [
    "public struct TextStyle: Equatable, Sendable {",
    "    public let fontFamily: String",
    "    public let fontSize: CGFloat",
    "    public let fontWeight: CGFloat",
    "    public let lineHeight: CGFloat",
    "    public let letterSpacing: CGFloat",
    "",
    "    public init(",
    "        fontFamily: String, fontSize: CGFloat, fontWeight: CGFloat, lineHeight: CGFloat, letterSpacing: CGFloat",
    "    ) {",
    "        self.fontFamily = fontFamily",
    "        self.fontSize = fontSize",
    "        self.fontWeight = fontWeight",
    "        self.lineHeight = lineHeight",
    "        self.letterSpacing = letterSpacing",
    "    }",
    "",
    "    public var font: Font {",
    "        let system = [\"\", \"system-ui\", \"-apple-system\"].contains(fontFamily)",
    "        return (system ? Font.system(size: fontSize) : Font.custom(fontFamily, size: fontSize)).weight(weight)",
    "    }",
    "",
    "    private var weight: Font.Weight {",
    "        switch fontWeight {",
    "        case ..<150: .ultraLight",
    "        case ..<250: .thin",
    "        case ..<350: .light",
    "        case ..<450: .regular",
    "        case ..<550: .medium",
    "        case ..<650: .semibold",
    "        case ..<750: .bold",
    "        case ..<850: .heavy",
    "        default: .black",
    "        }",
    "    }",
    "}",
    "",
    "extension View {",
    "    /// Sets the font, its tracking and, between lines, what its line height has beyond its size.",
    "    public func textStyle(_ style: TextStyle) -> some View {",
    "        font(style.font).tracking(style.letterSpacing).lineSpacing(max(0, style.lineHeight - style.fontSize))",
    "    }",
    "}",
  ]

  /// In place of `import SwiftUI` where colours adapt.
  static let adaptiveImports = [
    "import SwiftUI", "", "#if canImport(UIKit)", "import UIKit", "#elseif canImport(AppKit)", "import AppKit",
    "#endif",
  ]
}
