import DataFiles
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Tokens

struct DTCGExportTests {
  /// What a graph says, without places.
  private func dump(_ graph: TokenGraph, mode: Int) -> [String] {
    graph.tokens.map { token in
      guard let resolved = token.byMode[mode] else { return "\(token.path) -" }
      let extensions = resolved.extensions?.json ?? "-"
      return """
        \(token.path) \(resolved.value) \(resolved.alias.map { "\($0)" } ?? "-") \(resolved.references) \
        \(resolved.description ?? "-") \(resolved.deprecation.map { "\($0)" } ?? "-") \(extensions)
        """
    }
  }

  private func export(_ result: Graph, mode: Mode) -> DTCGExport {
    DTCGExport(result.document, graph: result.graph, mode: mode, system: "s")
  }

  private func text(of result: Graph, mode: Mode) -> String {
    String(decoding: export(result, mode: mode).bytes, as: UTF8.self)
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.contains("\"export\":") }
  }

  private func expectRoundTrip(_ result: Graph) {
    #expect(!result.findings.hasErrors)
    for (index, mode) in result.graph.modes.enumerated() {
      let text = text(of: result, mode: mode)
      let again = Graph(files: [("a.tokens.json", text)], resolver: nil)
      #expect(!again.findings.hasErrors)
      #expect(dump(again.graph, mode: 0) == dump(result.graph, mode: index))
      // Nothing changes any more, and the mark of the export is not doubled; only the mode is forgotten.
      let twice = self.text(of: again, mode: again.graph.modes[0])
      #expect(lines(twice) == lines(text))
    }
  }

  @Test func `writes what the standard can say of what the lenient profile takes, and keeps the rest beside it`() {
    let result = Graph(
      tokens: ##"""
        {"c": {"$type": "color", "a": {"$value": "#102030", "b": {"$value": "{c.a}", "alpha": 0.5}}, "x": {"_": {"$value": "red"}, "y": {"$value": "{c.x._}"}}},
         "s": {"$type": "shadow", "$value": "0 1px {d.e} {c.a.b}"}, "d": {"e.m": {"$type": "dimension", "$value": "1em"}, "e": {"$value": "{d.e.m}"}},
         "u": {"$type": "string", "$value": "hi", "attributes": {"k": 1}}, "n": {"$value": "none"}}
        """##, profile: .lenient)
    let export = export(result, mode: result.graph.modes[0])
    let text = String(decoding: export.bytes, as: UTF8.self)
    let again = Graph(files: [("a.tokens.json", text)], resolver: nil)
    #expect(!again.findings.hasErrors)
    let said = again.graph.tokens.map { "\($0.path) \($0.primary.value)" }
    let exported = result.graph.tokens.filter { !export.omitted.contains($0.path) }
    let wanted = exported.map { "\($0.path) \($0.primary.value)" }
    #expect(said == wanted)
    #expect(export.omitted.map(\.description).sorted() == ["d.e", "d.e.m", "n", "s", "u"])
    for part in [#""u": { "$type": "string", "$value": "hi", "attributes": { "k": 1 } }"#, #""$value": "1em""#] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `writes out what groups extend, and keeps references`() {
    expectRoundTrip(
      Graph(
        tokens: ##"""
          {"base": {"$type": "color", "red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
             "deep": {"n": {"$type": "number", "$value": 3}}},
           "more": {"$extends": "{base}", "own": {"$value": "{base.red}"}},
           "whole": {"$ref": "#/more/red"},
           "part": {"$type": "color",
             "$value": {"colorSpace": "srgb", "components": [{"$ref": "#/base/red/$value/components/0"}, 0, 1]}}}
          """##))
  }

  @Test func `writes what the files say, by their exact text`() {
    let result = Graph(
      files: [
        (
          "base.json",
          #"""
          {"$schema": "https://example.com", "$description": "All <of> it.", "$deprecated": "old",
           "$extensions": {"org.example": [1.50, null], "specimen": {"own": true, "export": 7}},
           "n": {"$type": "number", "$deprecated": false,
             "$root": {"$value": 1.0e2}, "exact": {"$value": 0.10000000000000000001},
             "alias": {"$value": "{ n.$root }", "$description": "Says \"hi\".", "$extensions": {"a.b": {"c": []}}}},
           "empty": {},
           "d": {"$type": "dimension", "$value": {"value": 1.50, "unit": "px"}, "$deprecated": true}}
          """#
        ),
        ("light.json", #"{"d": {"$type": "dimension", "$value": {"value": 2, "unit": "rem"}}}"#),
      ],
      resolver: ##"""
        {"version": "2025.10",
         "modifiers": {"theme": {"contexts": {"dark": [], "light": [{"$ref": "light.json"}]}}},
         "resolutionOrder": [{"name": "base", "type": "set", "sources": [{"$ref": "base.json"}]}, {"$ref": "#/modifiers/theme"}]}
        """##)
    #expect(
      text(of: result, mode: result.graph.modes[1]) == #"""
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
          "$extensions": {
            "specimen": {
              "export": { "system": "s", "mode": { "theme": "light" } },
              "own": true
            },
            "org.example": [1.50, null]
          },
          "$description": "All \u003cof> it.",
          "$deprecated": "old",
          "n": {
            "$type": "number",
            "$deprecated": false,
            "$root": {
              "$value": 1.0e2
            },
            "exact": {
              "$value": 0.10000000000000000001
            },
            "alias": {
              "$description": "Says \"hi\".",
              "$value": "{n.$root}",
              "$extensions": { "a.b": { "c": [] } }
            }
          },
          "empty": {},
          "d": {
            "$type": "dimension",
            "$value": { "value": 2, "unit": "rem" }
          }
        }

        """#)
    expectRoundTrip(result)
  }

  @Test func `writes older and looser forms as the standard has them, and keeps aliases`() {
    let result = Graph(
      files: [
        (
          "a.json",
          ##"""
          {"color": {"$type": "color", "ink": {"$value": "#f00"}, "veil": {"$value": "rgb(0 0 0 / 50%)"},
             "short": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#f00"}},
             "exact": {"$value": {"colorSpace": "srgb", "components": [0.50, 0, 1]}}},
           "gap": {"$type": "dimension", "a": {"$value": "16px"}, "b": {"$value": 0}, "c": {"$value": "{ gap.a }"}},
           "time": {"$type": "duration", "$value": "0.2s"},
           "edge": {"$type": "border", "$value": {"color": "{color.ink}", "width": "1px", "style": "solid"}},
           "shade": {"$type": "shadow", "$value": ["{deep}", {"color": "#000", "offsetX": "1px", "offsetY": 0, "blur": "{gap.a}",
             "spread": {"value": 0, "unit": "px"}}]},
           "deep": {"$type": "shadow", "$value": {"color": "#00000080", "offsetX": 0, "offsetY": 0, "blur": 0, "spread": 0}},
           "sweep": {"$type": "gradient", "$value": [{"color": "#fff", "position": -1}, {"color": "{color.ink}", "position": 1}]},
           "sans": {"$type": "fontFamily", "$value": ["Inter", "{mono}"]}, "mono": {"$type": "fontFamily", "$value": "Mono"},
           "text": {"$type": "typography", "$value": {"fontFamily": "{sans}", "fontSize": "1rem", "fontWeight": "600",
             "letterSpacing": "0", "lineHeight": "1.5"}}}
          """##
        )
      ], resolver: nil, profile: .lenient)
    let export = export(result, mode: result.graph.modes[0])
    #expect(export.omitted == [])
    let text = String(decoding: export.bytes, as: UTF8.self)
    for part in [
      #""$value": { "colorSpace": "srgb", "components": [1, 0, 0] }"#, #""alpha": 0.5 }"#, "[0.50, 0, 1]",
      #""$value": { "value": 16, "unit": "px" }"#, #""$value": "{gap.a}""#, #""$value": { "value": 0.2, "unit": "s" }"#,
      #"{ "color": "{color.ink}", "width": { "value": 1, "unit": "px" }, "style": "solid" }"#,
      ##"{ "$ref": "#/deep" }"##,
      #""position": 0 }"#, ##"["Inter", { "$ref": "#/mono" }]"##, #""fontWeight": 600"#,
    ] {
      #expect(text.contains(part), "\(part)")
    }
    expectRoundTrip(result)
  }

  @Test func `round trips every sound token file of the tests`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let paths = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
    var count = 0
    for path in paths.sorted() where path.hasSuffix(".tokens.json") {
      let text = String(decoding: try Data(contentsOf: tests.appending(path: path)), as: UTF8.self)
      let result = Graph(files: [("a.tokens.json", text)], resolver: nil)
      guard !result.findings.hasErrors else { continue }
      expectRoundTrip(result)
      count += 1
    }
    #expect(count > 10)
  }

  @Test func `round trips the theme of Vero in every mode`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../themes/vero")
    let text = { (path: String) in try String(contentsOf: folder.appending(path: path), encoding: .utf8) }
    let names = ["primitive", "semantic", "component", "light"].map { "tokens/\($0).tokens.json" }
    let result = Graph(
      files: try names.map { (name: $0, text: try text($0)) }, resolver: try text("vero.resolver.json"))
    #expect(result.graph.modes.count == 2 && result.graph.tokens.count > 200)
    expectRoundTrip(result)
  }
}
