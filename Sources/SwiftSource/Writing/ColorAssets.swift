import Colorimetry
package import Diagnostics
package import Tokens

/// The colours of a theme as an asset catalog of Xcode: a set for each, with light and dark where it has both (Asset Catalog Format
/// Reference, "Color Set Type").
package struct ColorAssets {
  package static let folder = "Colors.xcassets"

  private let graph: TokenGraph
  private let modes: SwiftModes
  private let appearance: (modifier: Int, light: Int, dark: Int)?
  private let problems: [Finding]
  private var sets: [(token: TokenGraph.Token, light: Color, dark: Color?)] = []
  /// Of the catalog itself, of namespaces and of colours, with the index of the set.
  private var folders: [(path: [String], set: Int?)] = [([], nil)]
  /// Names that differ only in case, which a disk may not tell apart.
  private var collisions: [Finding] = []

  package init(_ graph: TokenGraph, _ naming: SwiftNaming, modes: SwiftModes = SwiftModes()) {
    self.graph = graph
    self.modes = modes
    problems = naming.problems
    appearance = modes.appearance(of: graph)
    var owners: [String: TokenGraph.Token] = [:]
    var namespaces: Set<[String]> = []
    for token in graph.tokens where token.type == .color {
      guard let name = naming[token.path], let member = name.parts.last else { continue }
      let colors = (appearance.map { [$0.light, $0.dark] } ?? [modes.base]).compactMap { mode -> Color? in
        if case .color(let color)? = token.byMode[mode]?.value { color } else { nil }
      }
      guard let light = colors.first else { continue }
      let path = name.parts.dropLast().drop { $0 == "Color" } + ["\(member).colorset"]
      if let other = owners.updateValue(token, forKey: path.joined(separator: "/").lowercased()) {
        collisions.append(ColorAssets.collision(other, token, path.joined(separator: "/")))
        continue
      }
      for count in 1..<path.count {
        let namespace = Array(path.prefix(count))
        if namespaces.insert(namespace).inserted { folders.append((namespace, nil)) }
      }
      folders.append((Array(path), sets.count))
      sets.append((token, light, colors.last.flatMap { $0 == light ? nil : $0 }))
    }
  }

  package var isEmpty: Bool { sets.isEmpty }

  /// True where no colour was left out because of its name.
  package var isSound: Bool { problems.isEmpty && collisions.isEmpty }

  package func report(into findings: inout Findings) {
    for finding in problems + collisions { findings.report(finding) }
    var ignored: [[Int]: [TokenGraph.Token]] = [:]
    for (token, _, _) in sets {
      let others = token.modifiers(of: graph).filter { !modes.chosen.contains($0) && $0 != appearance?.modifier }
      if !others.isEmpty { ignored[others, default: []].append(token) }
    }
    for (modifiers, tokens) in ignored {
      findings.report(SwiftOmissions.oneMode(tokens, modifiers, graph.modes[modes.base], "an asset catalog"))
    }
  }

  /// Of the files.
  package var paths: [String] { folders.map { ColorAssets.path($0.path) } }

  package var files: [SwiftExport.File] {
    let namespace = "\"properties\" : {\n  \"provides-namespace\" : true\n}"
    return folders.map { path, set in
      let json =
        set.map { ColorAssets.set(sets[$0].light, dark: sets[$0].dark) }
        ?? ColorAssets.object([ColorAssets.info] + (path.isEmpty ? [] : [namespace]))
      return SwiftExport.File(path: ColorAssets.path(path), text: json + "\n")
    }
  }

  private static func path(_ folder: [String]) -> String {
    ([ColorAssets.folder] + folder + ["Contents.json"]).joined(separator: "/")
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
