import Colorimetry
package import Diagnostics
package import Tokens

/// The colours of a theme as an asset catalog of Xcode: a set for each, with light and dark where it has both (Asset Catalog Format
/// Reference, "Color Set Type").
package struct ColorAssets {
  package static let folder = "Colors.xcassets"

  package private(set) var files: [SwiftExport.File] = []

  /// Names that differ only in case, which a disk may not tell apart, are findings.
  package init(
    _ graph: TokenGraph, _ naming: SwiftNaming, modes: SwiftModes = SwiftModes(), into findings: inout Findings
  ) {
    for problem in naming.problems { findings.report(problem) }
    var folders: [[String]] = []
    var owners: [String: TokenGraph.Token] = [:]
    var ignored: [[Int]: [TokenGraph.Token]] = [:]
    let appearance = modes.appearance(of: graph)
    add([], ColorAssets.object([ColorAssets.info]))
    for token in graph.tokens where token.type == .color {
      guard let name = naming[token.path], let member = name.parts.last else { continue }
      let colors = (appearance.map { [$0.light, $0.dark] } ?? [modes.base]).compactMap { mode -> Color? in
        if case .color(let color)? = token.byMode[mode]?.value { color } else { nil }
      }
      guard let light = colors.first else { continue }
      let others = token.modifiers(of: graph).filter { !modes.chosen.contains($0) && $0 != appearance?.modifier }
      if !others.isEmpty { ignored[others, default: []].append(token) }
      let namespace = Array(name.parts.dropLast().drop { $0 == "Color" })
      for count in 1..<(namespace.count + 1) where !folders.contains(Array(namespace.prefix(count))) {
        let folder = Array(namespace.prefix(count))
        folders.append(folder)
        add(folder, ColorAssets.object([ColorAssets.info, "\"properties\" : {\n  \"provides-namespace\" : true\n}"]))
      }
      let path = namespace + ["\(member).colorset"]
      if let other = owners.updateValue(token, forKey: path.joined(separator: "/").lowercased()) {
        findings.report(ColorAssets.collision(other, token, path.joined(separator: "/")))
        continue
      }
      add(path, ColorAssets.set(light, dark: colors.last.flatMap { $0 == light ? nil : $0 }))
    }
    for (modifiers, tokens) in ignored {
      findings.report(SwiftOmissions.oneMode(tokens, modifiers, graph.modes[modes.base], "an asset catalog"))
    }
  }

  private mutating func add(_ path: [String], _ json: String) {
    let folders = [ColorAssets.folder] + path
    files.append(SwiftExport.File(path: (folders + ["Contents.json"]).joined(separator: "/"), text: json + "\n"))
  }

  // MARK: JSON, as Xcode writes it

  private static let info = "\"info\" : {\n  \"author\" : \"specimen\",\n  \"version\" : 1\n}"

  private static func set(_ light: Color, dark: Color?) -> String {
    let appearances = """
      "appearances" : [
        {
          "appearance" : "luminosity",
          "value" : "dark"
        }
      ]
      """
    let entries =
      [object([color(light), "\"idiom\" : \"universal\""])]
      + (dark.map { [object([appearances, color($0), "\"idiom\" : \"universal\""])] } ?? [])
    return object(["\"colors\" : [\n\(indented(entries.joined(separator: ",\n")))\n]", info])
  }

  private static func color(_ color: Color) -> String {
    let color = color.painted
    let values = color.components
    let components = [("alpha", color.alpha), ("blue", values.z), ("green", values.y), ("red", values.x)]
    let rows = components.map { "\"\($0)\" : \"\(decimal($1))\"" }
    return "\"color\" : "
      + object(["\"color-space\" : \"\(color.space.rawValue)\"", "\"components\" : \(object(rows))"])
  }

  /// With a point and three digits or more: Xcode takes a whole number for one of 255 steps.
  private static func decimal(_ value: Double) -> String {
    let parts = CSSNumber.text(value, decimals: 9).split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    return "\(parts[0]).\(fraction)\(String(repeating: "0", count: max(0, 3 - fraction.count)))"
  }

  private static func object(_ members: [String]) -> String {
    "{\n\(indented(members.joined(separator: ",\n")))\n}"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }

  private static func collision(_ a: TokenGraph.Token, _ b: TokenGraph.Token, _ path: String) -> Finding {
    Finding(
      .error, "name-collision", "'\(a.path)' and '\(b.path)' both become '\(path)' on a disk that knows no case",
      at: b.primary.namePlace, notes: [.init("the other stands here", at: a.primary.namePlace)],
      help: "give one of them a name of its own")
  }
}
