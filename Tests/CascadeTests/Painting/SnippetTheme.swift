import Cascade
import DataFiles
import Diagnostics
import Tokens

/// Tokens for snippets of CSS, under the prefix `t`.
struct SnippetTheme: Sendable {
  let graph: TokenGraph
  let tokens: TokenProperties

  static let standard = SnippetTheme(
    #"""
    {
      "a": { "$type": "color", "$value": "#112233" },
      "b": { "$type": "color", "$value": "#eeddcc" },
      "half": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 } },
      "clear": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0 } },
      "fade": { "$type": "gradient", "$value": [
        { "color": "#000000", "position": 0 }, { "color": "#ffffff", "position": 1 } ] },
      "size": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } },
      "small": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } },
      "weight": { "$type": "fontWeight", "$value": 700 },
      "dim": { "$type": "number", "$value": 0.5 },
      "line": { "$type": "border", "$value": {
        "color": "#445566", "width": { "value": 1, "unit": "px" }, "style": "solid" } },
      "type": { "$type": "typography", "$value": {
        "fontFamily": "Inter", "fontSize": { "value": 24, "unit": "px" }, "fontWeight": 600,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } }
    }
    """#,
    night: #"""
      {
        "a": { "$type": "color", "$value": "#99aabb" },
        "type": { "$type": "typography", "$value": {
          "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 700,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } }
      }
      """#)

  /// - Parameter night: what the context `night` of the modifier `time` has in place of the tokens.
  init(_ day: String, night: String) {
    var files = SourceFiles()
    var findings = Findings()
    let sets = [("day.json", day), ("night.json", night)].map { path, text in
      JSONReader.read(files.add(path: path, bytes: Array(text.utf8)), into: &findings)
        .map { [TokenFile(tree: TokenReader.read($0, into: &findings))] } ?? []
    }
    let modifier = Modifier(name: "time", contexts: ["day", "night"])
    let document = ResolverDocument(steps: [.set(sources: sets[0]), .modifier(modifier, sources: [[], sets[1]])])
    graph = TokenGraph(document, profile: .lenient, into: &findings)
    tokens = TokenProperties(graph, prefix: "t", into: &findings)
    precondition(!findings.hasErrors, "the tokens of the snippets are sound")
  }
}
