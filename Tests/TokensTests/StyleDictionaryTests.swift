import DataFiles
import Diagnostics
import TestSupport
import Testing

@testable import Tokens

/// Files of Style Dictionary, in the shape of DTCG that they are read in.
struct StyleDictionaryTests {
  static let cases: [(name: String, source: String, wanted: String)] = [
    (
      "a type", ##"{"a": {"value": "#fff", "type": "color"}}"##, ##"{"a": {"$value": "#fff", "$type": "color"}}"##
    ),
    (
      "the category of a path",
      ##"{"color": {"red": {"value": "#f00"}}, "size": {"font": {"s": {"value": "2"}}}, "time": {"s": {"value": 200}}}"##,
      #"""
      {"color": {"red": {"$value": "#f00", "$type": "color"}},
       "size": {"font": {"s": {"$value": {"value": 2.0, "unit": "rem"}, "$type": "dimension"}}},
       "time": {"s": {"$value": {"value": 200.0, "unit": "ms"}, "$type": "duration"}}}
      """#
    ),
    (
      "the category of attributes",
      ##"{"ink": {"value": "#000", "attributes": {"category": "color"}}}"##,
      #"""
      {"ink": {"$value": "#000", "$type": "color",
       "$extensions": {"style-dictionary": {"attributes": {"category": "color"}}}}}
      """#
    ),
    (
      "a value that its category does not fit",
      #"{"size": {"icon": {"value": "large"}}}"#, #"{"size": {"icon": {"$value": "large"}}}"#
    ),
    (
      "what DTCG has other words for, and none",
      #"{"a": {"value": "1", "type": "number", "comment": "Why", "deprecated": true, "themeable": true, "$extensions": {"x": {"y": 1}}}}"#,
      #"""
      {"a": {"$value": 1.0, "$type": "number", "$description": "Why", "$deprecated": true,
       "$extensions": {"x": {"y": 1}, "style-dictionary": {"themeable": true}}}}
      """#
    ),
    (
      "facts of a group", ##"{"g": {"comment": "All", "order": 2, "a": {"value": "#fff", "type": "color"}}}"##,
      #"""
      {"g": {"$description": "All", "$extensions": {"style-dictionary": {"order": 2}},
       "a": {"$value": "#fff", "$type": "color"}}}
      """#
    ),
    (
      "a group named value",
      ##"{"a": {"value": {"light": {"value": "#fff", "type": "color"}}}, "b": {"value": {"value": "1px", "type": "size"}}}"##,
      #"""
      {"a": {"value": {"light": {"$value": "#fff", "$type": "color"}}},
       "b": {"value": {"$value": "1px", "$type": "dimension",
        "$extensions": {"style-dictionary": {"originalType": "size"}}}}}
      """#
    ),
    (
      "an object as value",
      #"{"a": {"value": {"value": 2, "unit": "px"}, "type": "dimension"}, "c": {"value": {"r": 255, "g": 0, "b": 51, "a": 0.5}, "type": "color"}}"#,
      #"""
      {"a": {"$value": {"value": 2, "unit": "px"}, "$type": "dimension"},
       "c": {"$value": {"colorSpace": "srgb", "components": [1.0, 0.0, 0.2], "alpha": 0.5}, "$type": "color"}}
      """#
    ),
    (
      "built output",
      ##"""
      {"color": {"ink": {"value": "#000000", "original": {"value": "{color.black.value}", "comment": "Text"}, "name": "ColorInk",
       "attributes": {"category": "color", "type": "ink"}, "path": ["color", "ink"], "filePath": "a.json", "isSource": true}}}
      """##,
      #"{"color": {"ink": {"$value": "{color.black.value}", "$description": "Text"}}}"#
    ),
    (
      "a token with tokens below it",
      ##"{"a": {"value": "#fff", "type": "color", "dim": {"value": "#eee", "type": "color"}}}"##,
      ##"{"a": {"$value": "#fff", "$type": "color", "dim": {"$value": "#eee", "$type": "color"}}}"##
    ),
    (
      "types that DTCG does not have, as they are", #"{"a": {"value": "x.woff", "type": "asset"}}"#,
      #"{"a": {"$value": "x.woff", "$type": "asset"}}"#
    ),
    (
      "DTCG among them, and types that groups give",
      ##"{"g": {"$type": "fontSize", "a": {"$value": "0.5"}}, "b": {"value": "#fff", "type": "color"}}"##,
      #"""
      {"g": {"a": {"$value": {"value": 0.5, "unit": "rem"}, "$type": "dimension",
        "$extensions": {"style-dictionary": {"originalType": "fontSize"}}}},
       "b": {"$value": "#fff", "$type": "color"}}
      """#
    ),
  ]

  @Test(arguments: cases.indices)
  func `is written anew as DTCG`(index: Int) throws {
    let (_, source, wanted) = StyleDictionaryTests.cases[index]
    let file = try StyleDictionaryTests.data(source)
    #expect(StyleDictionary.isSource(file))
    var reader = StyleDictionary(.styleDictionary)
    #expect(reader.translated(file).json == (try StyleDictionaryTests.data(wanted)).json)
  }

  @Test(arguments: [
    #"{"a": {"$value": {"value": 2, "unit": "px"}, "$type": "dimension"}}"#, #"{"value": {"a": {"$value": 1}}}"#, "{}",
    "[]",
    #"{"a": {"$extensions": {"x": {"value": 1}}, "$value": 1}}"#,
  ])
  func `is told apart from DTCG`(source: String) throws {
    #expect(!StyleDictionary.isSource(try StyleDictionaryTests.data(source)))
  }

  @Test func `passes over value behind a reference, unless a token is called so`() {
    let source: MarkedText = ##"""
      {"color": {"red": {"value": "#f00"}, "a": {"value": "{color.red.value}"}, "b": {"value": "{color.red}"},
       "value": {"value": "#0f0"}, "c": {"value": "{color.value}"}, "d": {"value": 1️⃣"{color.blue.value}"}}}
      """##
    let graph = Graph(tokens: source, profile: .lenient)
    #expect(
      graph.dump == [
        "color.red color #ff0000", "color.a color #ff0000", "color.b color #ff0000", "color.value color #00ff00",
        "color.c color #00ff00",
      ])
    #expect(
      graph.findings.lines(in: source).contains("1️⃣ error unknown-alias: the alias '{color.blue.value}' names no token"))
  }

  @Test func `counts the sizes without a unit in one warning`() {
    let source: MarkedText =
      #"{"size": {"a": {"value": 1️⃣"1"}, "b": {"value": 2}, "zero": {"value": 0}, "c": {"value": "4px"}}}"#
    let graph = Graph(tokens: source, profile: .lenient)
    #expect(
      graph.dump == [
        "size.a dimension 1rem", "size.b dimension 2rem", "size.zero dimension 0px", "size.c dimension 4px",
      ])
    #expect(graph.findings.lines(in: source).contains("1️⃣ warning missing-unit: 2 sizes of this file have no unit"))
  }

  @Test func `is refused where the profile is strict`() {
    let graph = Graph(tokens: ##"{"a": {"value": "#fff", "type": "color"}}"##, profile: .strict)
    #expect(graph.graph.tokens.isEmpty)
    #expect(graph.findings.hasErrors)
  }

  static func data(_ text: String) throws -> DataValue {
    var sources = SourceFiles()
    var findings = Findings()
    let data = JSONReader.read(sources.add(path: "a.json", bytes: Array(text.utf8)), into: &findings)
    return try #require(data)
  }
}
