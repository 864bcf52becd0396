import Diagnostics
import TestSupport
import Testing
import Tokens

/// What the drafts of DTCG and older tools wrote as CSS text.
struct LegacyTextTests {
  private let tokens: MarkedText = ##"""
    {"c": {"$type": "color", "a": {"$value": 1️⃣"#0af8"}, "b": {"$value": "hsl(120 100% 25%)"}, "d": {"$value": "{c.a}"}},
     "d": {"$type": "dimension", "a": {"$value": "1.5rem"}, "z": {"$value": 0}},
     "t": {"$type": "duration", "$value": "0.2s"},
     "n": {"$type": "number", "$value": "0.5"},
     "w": {"$type": "fontWeight", "a": {"$value": "600"}, "b": {"$value": "bold"}},
     "e": {"$type": "cubicBezier", "$value": "ease-out"},
     "s": {"$type": "shadow", "$value": {"color": "#000", "offsetX": "0", "offsetY": "2px", "blur": "4px", "spread": "0px"}}}
    """##

  @Test func `is read as CSS means it, with one warning for the file`() {
    let graph = Graph(tokens: tokens, profile: .lenient)
    #expect(
      graph.dump == [
        "c.a color rgb(0 170 255 / 0.533)", "c.b color hsl(120 100% 25%)", "c.d color rgb(0 170 255 / 0.533)",
        "d.a dimension 1.5rem", "d.z dimension 0px", "t duration 0.2s", "n number 0.5", "w.a fontWeight 600",
        "w.b fontWeight 700", "e cubicBezier cubic-bezier(0, 0, 0.58, 1)", "s shadow 0px 2px 4px 0px #000000",
      ])
    #expect(
      graph.findings.lines(in: tokens) == [
        "1️⃣ warning legacy-value: 13 values of this file are CSS text, where DTCG 2025.10 has an object or a number"
      ])
  }

  @Test(
    arguments: [
      ("color-mix(in oklch, oklch(0.5 0.1 20), oklch(0.7 0.1 40))", "oklch(0.6 0.1 30)"),
      ("oklch(from oklch(0.5 0.1 20) calc(l + 0.1) c h)", "oklch(0.6 0.1 20)"),
      ("color(display-p3-linear 1 0 0)", "color(display-p3-linear 1 0 0)"),
    ])
  func `takes every colour of CSS`(css: String, written: String) {
    let graph = Graph(
      tokens: MarkedText(stringLiteral: "{\"a\": {\"$type\": \"color\", \"$value\": \"\(css)\"}}"), profile: .lenient)
    #expect(graph.dump == ["a color \(written)"])
  }

  @Test func `is refused where the profile is strict`() {
    let graph = Graph(tokens: tokens, profile: .strict)
    #expect(graph.dump == ["w.b fontWeight 700"])
    #expect(graph.findings.hasErrors)
  }

  @Test(arguments: [
    ("dimension", "16 px"), ("dimension", "16furlong"), ("dimension", "16"), ("dimension", "big"),
    ("dimension", "calc(1px;2px)"), ("dimension", "calc(1px"), ("duration", "-1ms"), ("duration", "1"),
    ("number", "5x"),
    ("fontWeight", "0"), ("fontWeight", "fat"), ("cubicBezier", "cubic-bezier(2, 0, 0, 1)"), ("color", "#12345"),
    ("color", "rgb(1, 2)"), ("color", "nope"), ("color", "var(--x); color: red"), ("shadow", "soft"),
    ("border", "solid"),
    ("gradient", "#fff"), ("typography", "Inter"), ("strokeStyle", "wavy"), ("transition", "soon"),
  ])
  func `is refused when CSS does not have it either`(type: String, text: String) {
    let tokens = ##"{"a": {"$type": "\##(type)", "$value": "\##(text)"}}"##
    let graph = Graph(files: [("a.tokens.json", tokens)], resolver: nil, profile: .lenient)
    #expect(graph.graph.tokens.isEmpty)
    #expect(graph.findings.sorted.count == 1)
  }
}
