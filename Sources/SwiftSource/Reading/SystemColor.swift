import Colorimetry

/// The colours of Apple's systems by their names, in their light and dark appearance.
///
/// Values: Human Interface Guidelines, Color, Specifications, as of June 2025 for the hues and the greys
/// (https://developer.apple.com/design/human-interface-guidelines/color#Specifications); labels, fills, backgrounds and separators as
/// UIKit and AppKit resolve them.
enum SystemColor {
  static let types: Set<String> = ["Color", "UIColor", "NSColor", "ShapeStyle"]

  static func swiftUI(_ name: String) -> SwiftValue? {
    switch name {
    case "white", "black", "clear": fixed[name].flatMap(color)
    case "primary": uiKit("label")
    case "secondary": uiKit("secondaryLabel")
    default: hues[name].flatMap(adaptive)
    }
  }

  static func uiKit(_ name: String) -> SwiftValue? {
    if let value = fixed[name].flatMap(color) ?? labels[name].flatMap(adaptive) { return value }
    guard name.hasPrefix("system") else { return nil }
    return hues[name.dropFirst(6).lowercased()].flatMap(adaptive)
  }

  static func appKit(_ name: String) -> SwiftValue? {
    if let value = fixed[name].flatMap(color) ?? macLabels[name].flatMap(adaptive) { return value }
    guard name.hasPrefix("system") else { return nil }
    return hues[name.dropFirst(6).lowercased()].flatMap(adaptive)
  }

  private static func adaptive(_ pair: (light: String, dark: String)) -> SwiftValue? {
    guard let light = color(pair.light), let dark = color(pair.dark) else { return nil }
    return .adaptive(light: light, dark: dark)
  }

  /// Six hex digits, and the opacity in percent behind an `@` where it is not 100.
  private static func color(_ text: String) -> SwiftValue? {
    let parts = text.split(separator: "@")
    guard var color = Color(hex: "#\(parts[0])") else { return nil }
    if parts.count == 2, let percent = Double(parts[1]) { color.alphaComponent = percent / 100 }
    return .color(color)
  }

  /// The same in every appearance. `red` to `brown` are those of UIKit and AppKit, not those of SwiftUI.
  private static let fixed: [String: String] = [
    "white": "FFFFFF", "black": "000000", "clear": "000000@0", "red": "FF0000", "green": "00FF00", "blue": "0000FF",
    "cyan": "00FFFF", "yellow": "FFFF00", "magenta": "FF00FF", "orange": "FF8000", "purple": "800080",
    "brown": "996633",
    "gray": "808080", "darkGray": "555555", "lightGray": "AAAAAA", "darkText": "000000", "lightText": "FFFFFF@60",
  ]

  private static let hues: [String: (light: String, dark: String)] = [
    "red": ("FF383C", "FF4245"), "orange": ("FF8D28", "FF9230"), "yellow": ("FFCC00", "FFD600"),
    "green": ("34C759", "30D158"), "mint": ("00C8B3", "00DAC3"), "teal": ("00C3D0", "00D2E0"),
    "cyan": ("00C0E8", "3CD3FE"), "blue": ("0088FF", "0091FF"), "indigo": ("6155F5", "6D7CFF"),
    "purple": ("CB30E0", "DB34F2"), "pink": ("FF2D55", "FF375F"), "brown": ("AC7F5E", "B78A66"),
    "gray": ("8E8E93", "8E8E93"), "gray2": ("AEAEB2", "636366"), "gray3": ("C7C7CC", "48484A"),
    "gray4": ("D1D1D6", "3A3A3C"), "gray5": ("E5E5EA", "2C2C2E"), "gray6": ("F2F2F7", "1C1C1E"),
  ]

  private static let labels: [String: (light: String, dark: String)] = [
    "label": ("000000", "FFFFFF"), "secondaryLabel": ("3C3C43@60", "EBEBF5@60"),
    "tertiaryLabel": ("3C3C43@30", "EBEBF5@30"), "quaternaryLabel": ("3C3C43@18", "EBEBF5@16"),
    "placeholderText": ("3C3C43@30", "EBEBF5@30"), "link": ("007AFF", "0984FF"),
    "systemFill": ("787880@20", "787880@36"), "secondarySystemFill": ("787880@16", "787880@32"),
    "tertiarySystemFill": ("767680@12", "767680@24"), "quaternarySystemFill": ("747480@8", "767680@18"),
    "systemBackground": ("FFFFFF", "000000"), "secondarySystemBackground": ("F2F2F7", "1C1C1E"),
    "tertiarySystemBackground": ("FFFFFF", "2C2C2E"), "systemGroupedBackground": ("F2F2F7", "000000"),
    "secondarySystemGroupedBackground": ("FFFFFF", "1C1C1E"), "tertiarySystemGroupedBackground": ("F2F2F7", "2C2C2E"),
    "separator": ("3C3C43@29", "545458@60"), "opaqueSeparator": ("C6C6C8", "38383A"),
  ]

  private static let macLabels: [String: (light: String, dark: String)] = [
    "labelColor": ("000000@85", "FFFFFF@85"), "secondaryLabelColor": ("000000@50", "FFFFFF@55"),
    "tertiaryLabelColor": ("000000@26", "FFFFFF@25"), "quaternaryLabelColor": ("000000@10", "FFFFFF@10"),
    "textColor": ("000000", "FFFFFF"), "textBackgroundColor": ("FFFFFF", "1E1E1E"),
    "controlBackgroundColor": ("FFFFFF", "1E1E1E"), "windowBackgroundColor": ("ECECEC", "323232"),
    "separatorColor": ("000000@10", "FFFFFF@10"), "placeholderTextColor": ("000000@26", "FFFFFF@25"),
  ]
}
