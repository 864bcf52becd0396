import Diagnostics
import TestSupport
import Testing

@testable import Tokens

struct ResolverTests {
  private let base =
    #"{"$type": "number", "a": {"$value": 1, "$description": "old"}, "b": {"$value": "{a}"}, "c": {"$value": 9}}"#
  private let light = #"{"a": {"$type": "number", "$value": 2}}"#

  @Test func `replaces tokens whole in a context and follows aliases after that`() throws {
    let result = Graph(
      files: [("base.json", base), ("light.json", light)],
      resolver: ##"""
        {"version": "2025.10",
         "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
         "modifiers": {"theme": {"contexts": {"light": [{"$ref": "./light.json"}], "dark": []}, "default": "dark"}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
        """##)
    #expect(result.findings.isEmpty)
    #expect(result.graph.modes.map(\.description) == ["theme=dark", "theme=light"])
    #expect(
      result.dump == [
        "a number 1 in theme=dark", "a number 2 in theme=light", "b number 1 in theme=dark",
        "b number 2 in theme=light",
        "c number 9",
      ])
    #expect(try #require(result.graph[TokenPath(["a"])]).byMode[1]?.description == nil)
  }

  @Test func `writes one block of custom properties for each context that matters`() {
    let result = Graph(
      files: [("base.json", base), ("light.json", light)],
      resolver: ##"""
        {"version": "2025.10",
         "modifiers": {"theme": {"contexts": {"dark": [], "light": [{"$ref": "light.json"}]}}, "size": {"contexts": {"s": [], "m": []}}},
         "resolutionOrder": [{"name": "base", "type": "set", "sources": [{"$ref": "base.json"}]}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/size"}]}
        """##)
    #expect(result.findings.isEmpty)
    let blocks = TokenStyleSheet(result.graph, prefix: "x").blocks.map { block in
      block.choices.map { "\($0.modifier)=\($0.context)" } + block.declarations.map { "\($0.property): \($0.text)" }
    }
    #expect(
      blocks == [
        ["--x-c: 9"], ["--x-b: var(--x-a)"], ["theme=dark", "--x-a: 1"], ["theme=light", "--x-a: 2"],
      ])
  }

  @Test(
    arguments: [
      (
        ##"1️⃣{"resolutionOrder": [{"$ref": "#/sets/a"}], "sets": {"a": {"sources": []}}}"##,
        ["1️⃣ error invalid-resolver: the resolver has no version, '2025.10' is needed"]
      ),
      (
        ##"1️⃣{"version": "2025.10"}"##,
        ["1️⃣ error invalid-resolver: a resolver needs a resolutionOrder with at least one entry"]
      ),
      (
        ##"{"version": "2025.10", "sets": {"base": {"sources": []}}, "resolutionOrder": [{"$ref": 1️⃣"#/sets/bass"}]}"##,
        ["1️⃣ error unknown-reference: '#/sets/bass' names nothing in this resolver"]
      ),
      (
        ##"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": 1️⃣"bose.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
        ["1️⃣ error unknown-reference: 'bose.json' names no token file of this theme"]
      ),
      (
        ##"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": 1️⃣"#/sets/a"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
        ["1️⃣ error invalid-resolver: '#/sets/a' holds itself, by way of #/sets/a → #/sets/a"]
      ),
      (
        ##"{"version": "2025.10", "modifiers": {"m": {"contexts": {"x": [], "y": []}, "default": 1️⃣"z"}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]}"##,
        ["1️⃣ error invalid-resolver: the default of 'm' is 'z', one of its contexts is needed"]
      ),
      (
        ##"{"version": "2025.10", "sets": {"a": {"sources": []}}, "resolutionOrder": [{"$ref": "#/sets/a"}, 1️⃣{"$ref": "#/sets/a"}]}"##,
        ["1️⃣ error invalid-resolver: 'a' stands twice in the resolutionOrder"]
      ),
      (
        ##"{"version": "2025.10", "sets": {"a": {"sources": [{"n": {"$type": "number", "$value": 1}}, {1️⃣"n": {"x": {"$type": "number", "$value": 1}}}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
        ["1️⃣ error token-group-collision: 'n' is a group here and a token in a source before it"]
      ),
      (
        ##"{"version": "2025.10", "sets": {"a": {"sources": [], 1️⃣"source": []}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
        ["1️⃣ error invalid-resolver: 'source' is no property of a set"]
      ),
      (
        ##"{"version": "2025.10", "modifiers": {"m": {"contexts": {"x": [], "y": []}, 1️⃣"defualt": "y"}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]}"##,
        ["1️⃣ error invalid-resolver: 'defualt' is no property of a modifier"]
      ),
      // An inline set may bear the name of a set that it holds.
      (
        ##"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "base.json"}]}}, "resolutionOrder": [{"name": "a", "type": "set", "sources": [{"$ref": "#/sets/a"}]}]}"##,
        []
      ),
    ] as [(MarkedText, [String])])
  func `names what is wrong with a resolver`(source: MarkedText, expected: [String]) {
    let result = Graph(files: [("base.json", "{}")], resolver: source.text)
    #expect(result.findings.lines(in: source) == expected)
  }

  @Test func `limits modes instead of multiplying contexts without end`() {
    let modifiers = (0..<40).map { ##""m\##($0)": {"contexts": {"x": [], "y": [], "z": []}}"## }.joined(separator: ", ")
    let order = (0..<40).map { ##"{"$ref": "#/modifiers/m\##($0)"}"## }.joined(separator: ", ")
    let result = Graph(
      files: [],
      resolver: ##"{"version": "2025.10", "modifiers": {\##(modifiers)}, "resolutionOrder": [\##(order)]}"##)
    #expect(result.findings.sorted.map(\.rule) == ["invalid-resolver"])
    #expect(result.findings.sorted[0].text.hasPrefix("the modifiers have more than 4096 modes together (m0 3, m1 3, "))
  }

  @Test func `limits the values of all modes together`() {
    let modifiers = (0..<6).map { ##""m\##($0)": {"contexts": {"a": [], "b": [], "c": [], "d": []}}"## }
    let order = (0..<6).map { ##"{"$ref": "#/modifiers/m\##($0)"}"## }.joined(separator: ", ")
    let tokens = (0..<1000).map { #""t\#($0)": {"$value": \#($0)}"# }.joined(separator: ", ")
    let result = Graph(
      files: [("base.json", "{\"$type\": \"number\", \(tokens)}")],
      resolver: ##"""
        {"version": "2025.10", "modifiers": {\##(modifiers.joined(separator: ", "))},
         "resolutionOrder": [{"type": "set", "name": "base", "sources": [{"$ref": "base.json"}]}, \##(order)]}
        """##)
    #expect(result.findings.sorted.map(\.text) == ["1000 tokens in 4096 modes are more than 4000000 values"])
    #expect(result.graph.tokens.isEmpty)
  }

  @Test func `limits sets that hold each other twice`() {
    let sets = (0..<60).map {
      ##""s\##($0)": {"sources": [{"$ref": "#/sets/s\##($0 + 1)"}, {"$ref": "#/sets/s\##($0 + 1)"}]}"##
    }
    let result = Graph(
      files: [],
      resolver: ##"""
        {"version": "2025.10", "sets": {\##(sets.joined(separator: ", ")), "s60": {"sources": [{}]}}, "resolutionOrder": [{"$ref": "#/sets/s0"}]}
        """##)
    #expect(result.findings.sorted.map(\.text) == ["the sets hold each other until they have more than 10000 sources"])
  }

  @Test(
    arguments: [
      ("light.json", "tokens/a.json", "tokens/light.json"), ("./light.json", "a.json", "light.json"),
      ("../x/./y.json", "tokens/a.json", "x/y.json"), ("../x.json", "a.json", "../x.json"),
    ])
  func `finds files from where the resolver stands`(name: String, resolver: String, path: String) {
    #expect(TokenFiles([:], namedFrom: resolver).normalized(name) == path)
  }
}
