import Diagnostics
import TestSupport
import Testing
import Tokens

struct TokenLedgerTests {
  @Test func `every token is shown, kept as text, or told of`() {
    let tokens = MarkedText(
      """
      {"a": {"$type": "number", "$value": 1},
       "b": {"$type": "mediaQuery", "$value": 1️⃣"(min-width: 1px)"},
       "c": {"$type": "number", "$value": 2️⃣"{gone}"},
       "d": {"$value": "{b}"}}
      """)
    let graph = Graph(tokens: tokens, profile: .lenient)
    let ledger = graph.graph.ledger
    #expect([ledger.read, ledger.shown] == [4, 3])
    #expect(ledger.kept.map(\.path.description) == ["b", "d"])
    #expect(ledger.lost.map(\.path.description) == ["c"])
    #expect(ledger.notUnderstood.map(\.path.description) == ["b", "c", "d"])
    #expect(graph.findings.hasErrors)
  }

  @Test func `a token of any mode counts once`() {
    let graph = Graph(
      files: [
        ("base.json", #"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": "{only}"}}"#),
        ("night.json", #"{"only": {"$type": "number", "$value": 2}}"#),
      ],
      resolver: """
        {"version": "2025.10",
         "modifiers": {"theme": {"contexts": {"day": [], "night": [{"$ref": "night.json"}]}}},
         "resolutionOrder": [
           {"name": "base", "type": "set", "sources": [{"$ref": "base.json"}]}, {"$ref": "#/modifiers/theme"}]}
        """)
    #expect([graph.graph.ledger.read, graph.graph.ledger.shown] == [3, 3])
    #expect(graph.graph.ledger.notUnderstood.isEmpty)
  }
}
