import Colorimetry
import SwiftSource
import Tokens

/// Constants as the members of token files: of light, and what dark has instead.
struct SwiftTokenFile {
  private(set) var light = ""
  private(set) var dark = ""

  var isAdaptive: Bool { !dark.isEmpty }

  private final class Group {
    var members: [(name: String, group: Group)] = []
    var token: String?

    subscript(name: String) -> Group {
      if let known = members.first(where: { $0.name == name }) { return known.group }
      let group = Group()
      members.append((name, group))
      return group
    }

    var text: String {
      token ?? members.map { "\"\($0.name)\": {\($0.group.text)}" }.joined(separator: ", ")
    }
  }

  init(_ constants: [SwiftConstant]) {
    let (light, dark) = (Group(), Group())
    for constant in constants {
      let (first, second) = SwiftTokenFile.members(constant.value)
      constant.name.parts.reduce(light) { $0[$1] }.token = first
      if let second { constant.name.parts.reduce(dark) { $0[$1] }.token = second }
    }
    self.light = light.text
    self.dark = dark.text
  }

  private static func members(_ value: SwiftValue) -> (light: String, dark: String?) {
    switch value {
    case .adaptive(let light, let dark): (members(light).light, members(dark).light)
    case .color: ("\"$type\": \"color\", \"$value\": \(color(value))", nil)
    case .number(let number): ("\"$type\": \"number\", \"$value\": \(number)", nil)
    case .text(let text): ("\"$type\": \"string\", \"$value\": \"\(text)\"", nil)
    case .boolean(let isTrue): ("\"$type\": \"boolean\", \"$value\": \(isTrue)", nil)
    case .alias(let name, _): ("\"$value\": \"{\(name)}\"", nil)
    case .font(let font): (self.font(font), nil)
    case .gradient(let gradient):
      (
        "\"$type\": \"gradient\", \"$value\": ["
          + gradient.stops.map { "{\"color\": \(color($0.color)), \"position\": \($0.position)}" }.joined(
            separator: ", ")
          // The seeds know one direction.
          + "], \"$extensions\": {\"specimen\": {\"angle\": 135}}", nil
      )
    case .shadow: ("", nil)
    }
  }

  private static func color(_ value: SwiftValue) -> String {
    switch value {
    case .color(let color):
      """
      {"colorSpace": "\(color.space.rawValue)", "alpha": \(color.alpha),
       "components": [\(color.components.x), \(color.components.y), \(color.components.z)]}
      """
    case .alias(let name, _): "\"{\(name)}\""
    default: "null"
    }
  }

  private static func font(_ font: SwiftFont) -> String {
    let names = ["Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700, "ExtraBold": 800]
    let parts = font.face?.split(separator: "-").map(String.init)
    let family = parts?[0] ?? ["rounded": "ui-rounded", "monospaced": "ui-monospace"][font.design ?? ""] ?? "system-ui"
    let weight = parts.flatMap { names[$0[1]].map(Double.init) } ?? font.weight
    let members =
      ["\"fontFamily\": \"\(family)\""]
      + (font.size.map { ["\"fontSize\": {\"value\": \($0), \"unit\": \"px\"}"] } ?? [])
      + (weight.map { ["\"fontWeight\": \($0)"] } ?? [])
    let style = font.textStyle.map { ", \"$extensions\": {\"specimen\": {\"textStyle\": \"\($0)\"}}" } ?? ""
    return "\"$type\": \"typography\", \"$value\": {\(members.joined(separator: ", "))}\(style)"
  }
}
