import Diagnostics
import TestSupport
import Testing
import Tokens

struct AliasTests {
  @Test func `reports every hop of an alias cycle once, from its first place`() {
    let source: MarkedText = #"""
      {"$type": "number", "x": {"$value": "{c}"}, "a": {"$value": 1️⃣"{b}"}, "b": {"$value": 2️⃣"{c}"}, "c": {"$value": 3️⃣"{a}"}}
      """#
    let result = Graph(tokens: source)
    #expect(
      result.findings.lines(in: source) == [
        "1️⃣ error alias-cycle: the aliases 'a' → 'b' → 'c' → 'a' never reach a value"
      ])
    #expect(
      result.findings.sorted.first?.notes.map {
        "\($0.place.map { source.mark(at: Int($0.offset)) } ?? "-") \($0.text)"
      }
        == ["2️⃣ 'b' goes on here", "3️⃣ 'c' goes on here"])
    #expect(result.graph.tokens.isEmpty)
  }

  @Test func `finds a token that names itself inside a composite`() {
    let source: MarkedText = #"""
      {"g": {"$type": "gradient", "$value": 1️⃣[{"color": "{red}", "position": 0}, "{g}"]},
       "red": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}
      """#
    #expect(
      Graph(tokens: source).findings.lines(in: source) == [
        "1️⃣ error alias-cycle: the aliases 'g' → 'g' never reach a value"
      ])
  }

  @Test func `says that a group is no token`() {
    let source: MarkedText = #"{"g": {"t": {"$type": "number", "$value": 1}}, "a": {"$value": 1️⃣"{g}"}}"#
    let findings = Graph(tokens: source).findings
    #expect(findings.lines(in: source) == ["1️⃣ error unknown-alias: the alias '{g}' names no token"])
    #expect(findings.sorted.first?.help == "'g' is a group; name a token in it")
  }

  @Test func `suggests the nearest name`() {
    let findings = Graph(tokens: #"{"teal": {"$type": "number", "$value": 1}, "a": {"$value": "{tael}"}}"#).findings
    #expect(findings.sorted.map(\.help) == ["did you mean 'teal'?"])
  }

  @Test func `knows the chain and the users of a token`() throws {
    let graph = Graph(
      tokens:
        #"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{a}"}, "c": {"$value": "{b}"}, "d": {"$value": "{b}"}}"#
    ).graph
    let path = { (name: String) in TokenPath([name]) }
    #expect(graph.aliasChain(of: path("c"), mode: 0) == [path("b"), path("a")])
    #expect(graph.users(of: path("b")) == [path("c"), path("d")])
  }

  @Test func `limits chains instead of crashing`() {
    let links = (1...5000).map { #""t\#($0)": {"$value": "{t\#($0 - 1)}"}"# }.reversed().joined(separator: ", ")
    let result = Graph(
      files: [("a.tokens.json", #"{\#(links), "t0": {"$type": "number", "$value": 1}}"#)], resolver: nil)
    #expect(result.findings.sorted.first?.text == "more than 200 aliases stand in a row")
  }

  @Test func `limits lists that hold each other twice`() {
    let red = #"{"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "position": 0}"#
    let lists = (1...60).map { ##""g\##($0)": {"$value": ["{g\##($0 - 1)}", {"$ref": "#/g\##($0 - 1)"}]}"## }
    let result = Graph(
      files: [
        (
          "a.tokens.json",
          ##"{"$type": "gradient", "g0": {"$value": [\##(red)]}, \##(lists.joined(separator: ", "))}"##
        )
      ], resolver: nil)
    #expect(
      result.findings.sorted.filter { $0.severity == .error }.map(\.text) == ["a list comes to more than 1000 items"])
    #expect(result.graph.tokens.count == 10)
  }

  @Test func `limits groups that take each other twice`() {
    let groups = (1...60).map {
      ##""g\##($0)": {"a": {"$extends": "{g\##($0 - 1)}"}, "b": {"$extends": "#/g\##($0 - 1)"}}"##
    }
    let result = Graph(
      files: [
        ("a.tokens.json", ##"{"$type": "number", "g0": {"x": {"$value": 0}}, \##(groups.joined(separator: ", "))}"##)
      ],
      resolver: nil)
    #expect(result.findings.sorted.map(\.text) == ["groups take more than 100000 tokens from each other"])
  }

  @Test func `limits groups that extend each other in a row`() {
    let groups = (1...5000).map { #""g\#($0)": {"$extends": "{g\#($0 - 1)}"}"# }.reversed().joined(separator: ", ")
    let result = Graph(
      files: [("a.tokens.json", ##"{\##(groups), "g0": {"$type": "number", "x": {"$value": 0}}}"##)], resolver: nil)
    #expect(Set(result.findings.sorted.map(\.rule)) == ["extends-too-deep"])
  }

  @Test func `limits pointers that lead through each other`() {
    let parts = (1...5000).map {
      ##""t\##($0)": {"$value": {"value": {"$ref": "#/t\##($0 - 1)/$value/value"}, "unit": "px"}}"##
    }.reversed().joined(separator: ", ")
    let result = Graph(
      files: [
        (
          "a.tokens.json",
          ##"{"$type": "dimension", \##(parts), "t0": {"$value": {"value": 1, "unit": "px"}}}"##
        )
      ], resolver: nil)
    #expect(Set(result.findings.sorted.map(\.rule)) == ["alias-chain-too-long"])
  }

  @Test func `suggests names in bounded time, however many aliases are broken`() {
    let tokens = (0..<5000).map { #""token-name-\#($0)": {"$value": "{token-nome-\#($0)}"}"# }.joined(separator: ", ")
    let findings = Graph(files: [("a.tokens.json", "{\(tokens)}")], resolver: nil).findings.sorted
    #expect(findings.count == 5000)
    #expect(findings[0].help == "did you mean 'token-name-0'?")
    #expect(findings.count { $0.help != nil } == 100)
  }
}
