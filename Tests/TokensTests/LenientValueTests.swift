import Diagnostics
import TestSupport
import Testing
import Tokens

/// Values as people have them. The lenient profile reads each, and says what kind it is of; the strict profile refuses each.
struct LenientValueTests {
  /// The type, the value as JSON, the value as CSS, and the rules of the warnings.
  private static let rows: [(type: String, value: String, css: String, rules: [String])] = [
    // Units.
    ("dimension", ##"{"value": 1.5, "unit": "em"}"##, "1.5em", ["unknown-unit"]),
    ("dimension", ##"{"value": 50, "unit": "%"}"##, "50%", ["unknown-unit"]),
    ("dimension", ##"{"value": 16, "unit": "dp"}"##, "16px", ["unknown-unit"]),
    ("dimension", ##"{"value": 0, "unit": ""}"##, "0px", ["unknown-unit"]),
    ("dimension", ##"{"value": "16", "unit": "px"}"##, "16px", ["legacy-value"]),
    ("dimension", ##""100dvh""##, "100dvh", ["legacy-value", "unknown-unit"]),
    ("dimension", ##""1FR""##, "1fr", ["legacy-value", "unknown-unit"]),
    ("dimension", ##""4Q""##, "4Q", ["legacy-value", "unknown-unit"]),
    ("dimension", ##""14sp""##, "14px", ["legacy-value", "unknown-unit"]),
    ("dimension", "0", "0px", ["legacy-value"]),
    ("duration", "0", "0ms", ["legacy-value"]),
    // What a browser computes.
    ("dimension", ##""clamp(1rem, 2vw + 1rem, 2rem)""##, "clamp(1rem, 2vw + 1rem, 2rem)", ["opaque-value"]),
    ("dimension", ##""auto""##, "auto", ["opaque-value"]),
    ("dimension", ##""4px 8px""##, "4px 8px", ["opaque-value"]),
    (
      "color", ##""color-mix(in srgb, var(--x) 5%, transparent)""##, "color-mix(in srgb, var(--x) 5%, transparent)",
      ["opaque-value"]
    ),
    ("color", ##""currentColor""##, "currentColor", ["opaque-value"]),
    ("color", ##""rgb(from var(--x) r g b)""##, "rgb(from var(--x) r g b)", ["opaque-value"]),
    ("cubicBezier", ##""steps(4, end)""##, "steps(4, end)", ["opaque-value"]),
    ("number", ##""calc(1 / 3)""##, "0.333333", ["legacy-value"]),
    ("shadow", ##""none""##, "none", ["opaque-value"]),
    ("shadow", ##""calc(-1 * 2px) 0 0 0 #000 inset""##, "calc(-1 * 2px) 0 0 0 #000 inset", ["opaque-value"]),
    ("gradient", ##""radial-gradient(red, blue)""##, "radial-gradient(red, blue)", ["opaque-value"]),
    (
      "gradient", ##""linear-gradient(to top left, red, blue)""##, "linear-gradient(to top left, red, blue)",
      ["opaque-value"]
    ),
    ("transition", ##""color 200ms ease""##, "color 200ms ease", ["opaque-value"]),
    ("border", ##""thin solid red""##, "thin solid red", ["opaque-value"]),
    // What DTCG holds exactly.
    ("number", ##""40%""##, "0.4", ["legacy-value"]),
    ("fontWeight", ##""Semi Bold""##, "600", ["legacy-value"]),
    ("fontWeight", ##""ExtraLight""##, "200", ["legacy-value"]),
    (
      "fontFamily", ##""'JetBrains Mono', Consolas, monospace""##, ##""JetBrains Mono", "Consolas", monospace"##,
      ["legacy-value"]
    ),
    ("shadow", ##""0 1px 2px #000""##, "0px 1px 2px 0px #000000", ["legacy-value"]),
    (
      "shadow", ##""inset 0 1px 2px 3px rgba(0, 0, 0, 0.5), #fff 1px 1px""##,
      "inset 0px 1px 2px 3px rgb(0 0 0 / 0.5), 1px 1px 0px 0px #ffffff", ["legacy-value"]
    ),
    ("border", ##""solid #f00 1px""##, "1px solid #ff0000", ["legacy-value"]),
    ("transition", ##""200ms ease-in 50ms""##, "200ms cubic-bezier(0.42, 0, 1, 1) 50ms", ["legacy-value"]),
    ("transition", ##""0.2s""##, "0.2s cubic-bezier(0.25, 0.1, 0.25, 1) 0ms", ["legacy-value"]),
    (
      "gradient", ##""linear-gradient(to right, #f00, #0f0, #00f)""##,
      "linear-gradient(90deg, #ff0000 0%, #00ff00 50%, #0000ff 100%)", ["legacy-value"]
    ),
    (
      "gradient", ##""linear-gradient(#f00 20%, #00f)""##, "linear-gradient(180deg, #ff0000 20%, #0000ff 100%)",
      ["legacy-value"]
    ),
    (
      "typography", ##""italic 600 16px/1.5 'Red Hat Text', sans-serif""##,
      ##"italic 600 16px/1.5 "Red Hat Text", sans-serif"##, ["legacy-value"]
    ),
    // Drafts.
    ("color", ##"{"colorSpace": "srgb", "channels": [1, 0, 0]}"##, "#ff0000", ["legacy-value"]),
    ("color", ##"{"colorSpace": "oklch", "components": [0.5, 0, null]}"##, "oklch(0.5 0 none)", ["legacy-value"]),
    ("color", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000ff"}"##, "#ff0000", ["legacy-value"]),
    (
      "color", ##"{"colorSpace": "hsl", "components": [120, 1, 0.25], "hex": "#008000"}"##, "hsl(120 100% 25%)",
      ["legacy-value"]
    ),
    // Parts that are missing, or more than there should be.
    (
      "shadow", ##"{"color": "#000", "offsetX": "0", "offsetY": "1px", "blur": "2px"}"##, "0px 1px 2px 0px #000000",
      ["legacy-value", "missing-part"]
    ),
    (
      "shadow",
      ##"{"color": "#000", "alpha": 0.5, "offsetX": "0", "offsetY": "1px", "blur": "2px", "spread": "0"}"##,
      "0px 1px 2px 0px rgb(0 0 0 / 0.5)", ["legacy-value", "unknown-property"]
    ),
    (
      "shadow", ##"["0 1px 2px #000", {"color": "var(--x)", "offsetX": 0, "offsetY": 0, "blur": 0, "spread": 0}]"##,
      "0px 1px 2px 0px #000000, 0px 0px 0px 0px var(--x)", ["legacy-value", "opaque-value"]
    ),
    (
      "border", ##"{"color": "var(--x)", "width": {"value": 1, "unit": "px"}, "style": "solid", "radius": 4}"##,
      "1px solid var(--x)", ["opaque-value", "unknown-part"]
    ),
    (
      "transition", ##"{"duration": {"value": 1, "unit": "s"}, "timingFunction": [0, 0, 1, 1]}"##,
      "1s cubic-bezier(0, 0, 1, 1) 0ms", ["missing-part"]
    ),
    (
      "gradient", ##"[{"color": "var(--x)", "position": 0}, {"color": "#fff", "position": 1}]"##,
      "linear-gradient(180deg, var(--x) 0%, #ffffff 100%)", ["legacy-value", "opaque-value"]
    ),
  ]

  @Test(arguments: rows) func `are read, with a warning for each kind`(
    type: String, value: String, css: String, rules: [String]
  ) {
    let graph = Graph(
      files: [("a.tokens.json", ##"{"a": {"$type": "\##(type)", "$value": \##(value)}}"##)], resolver: nil,
      profile: .lenient)
    #expect(graph.dump == ["a \(type) \(css)"])
    #expect(graph.findings.sorted.map(\.rule.rawValue).sorted() == rules)
    #expect(graph.findings.count(.warning) == rules.count)
  }

  @Test(arguments: rows) func `are refused where the profile is strict`(
    type: String, value: String, css: String, rules: [String]
  ) {
    let graph = Graph(
      files: [("a.tokens.json", ##"{"a": {"$type": "\##(type)", "$value": \##(value)}}"##)], resolver: nil)
    // To the standard, a list of families is one name, and the 1 of `hsl` a hundredth.
    #expect(graph.findings.hasErrors || type == "fontFamily" || css.hasPrefix("hsl"))
  }

  @Test func `are counted by kind and file`() {
    let tokens: MarkedText = ##"""
      {"s": {"$type": "dimension", "a": {"$value": {"value": 1, "unit": 1️⃣"em"}}, "b": {"$value": {"value": 2, "unit": "em"}},
       "c": {"$value": {"value": 1, "unit": 2️⃣"vw"}}}}
      """##
    #expect(
      Graph(tokens: tokens, profile: .lenient).findings.lines(in: tokens) == [
        "1️⃣ warning unknown-unit: 2 dimensions of this file are in em, where DTCG 2025.10 has px and rem",
        "2️⃣ warning unknown-unit: a dimension is in vw, where DTCG 2025.10 has px and rem",
      ])
  }

  @Test func `leave nothing unknown in the extensions that are specimen's own`() {
    let tokens: MarkedText = ##"""
      {"a": {"$type": "gradient", "$value": [{"color": "#000", "position": 0}], "$extensions": {"specimen": {1️⃣"angel": 90}}}}
      """##
    let lines = Graph(tokens: tokens, profile: .lenient).findings.lines(in: tokens)
    #expect(lines.contains("1️⃣ error invalid-value: a gradient's extension has no 'angel'"))
  }

  @Test func `take the alpha beside a value for that of the colour`() {
    let tokens: MarkedText = ##"""
      {"c": {"$type": "color", "a": {"$value": "#102030"}, "b": {"$value": "{c.a}", "alpha": 0.2}, "d": {"$value": "{c.a}", "alpha": 1️⃣7},
        "e": {"$value": "{c.a}", 2️⃣"alpha": "{n}"}}, "n": {"$type": "number", "$value": 0.5, 3️⃣"alpha": 1}}
      """##
    let graph = Graph(tokens: tokens, profile: .lenient)
    #expect(
      graph.dump == [
        "c.a color #102030", "c.b color rgb(16 32 48 / 0.2)", "c.d color #102030", "c.e color rgb(16 32 48 / 0.5)",
        "n number 0.5",
      ])
    #expect(graph.graph.users(of: TokenPath(["c", "a"])).map(\.description) == ["c.b", "c.d", "c.e"])
    #expect(graph.graph.users(of: TokenPath(["n"])).map(\.description) == ["c.e"])
    let lines = graph.findings.lines(in: tokens)
    #expect(lines.contains("1️⃣ error invalid-value: 7 where an alpha from 0 to 1 is needed"))
    #expect(lines.contains("3️⃣ warning unknown-property: a token has 'alpha', which is no property of DTCG 2025.10"))
    #expect(Graph(tokens: tokens).findings.hasErrors)
  }
}
