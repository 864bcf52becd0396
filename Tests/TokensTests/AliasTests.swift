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

  @Test func `suggests names in bounded time, however many aliases are broken`() {
    let tokens = (0..<5000).map { #""token-name-\#($0)": {"$value": "{token-nome-\#($0)}"}"# }.joined(separator: ", ")
    let findings = Graph(files: [("a.tokens.json", "{\(tokens)}")], resolver: nil).findings.sorted
    #expect(findings.count == 5000)
    #expect(findings[0].help == "did you mean 'token-name-0'?")
    #expect(findings.count { $0.help != nil } == 100)
  }
}
