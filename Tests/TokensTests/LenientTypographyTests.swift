import Diagnostics
import TestSupport
import Testing
import Tokens

/// Text styles with other parts than the standard's five.
struct LenientTypographyTests {
  private static let rows: [(value: String, declarations: [String], rules: [String])] = [
    (
      ##"{"fontFamily": "Inter", "fontSize": {"value": 16, "unit": "px"}}"##,
      [##": 16px "Inter""##, ##"-font-family: "Inter""##, "-font-size: 16px"],
      ["missing-part", "missing-part", "missing-part"]
    ),
    (
      ##"{"fontWeight": "bold", "lineHeight": 1.5}"##, ["-font-weight: 700", "-line-height: 1.5"],
      ["missing-part", "missing-part", "missing-part"]
    ),
    (
      ##"{"fontFamily": "Inter", "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": 400, "letterSpacing": "-2%", "lineHeight": "24px"}"##,
      [
        ##": 400 1rem/24px "Inter""##, ##"-font-family: "Inter""##, "-font-size: 1rem", "-font-weight: 400",
        "-line-height: 24px", "-letter-spacing: -0.02em",
      ], ["legacy-value", "legacy-value", "legacy-value", "unknown-unit"]
    ),
    (
      ##"{"fontFamily": "Inter", "fontSize": "clamp(1rem, 2vw, 2rem)", "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": {"value": 150, "unit": "%"}}"##,
      [
        ##": 400 clamp(1rem, 2vw, 2rem)/150% "Inter""##, ##"-font-family: "Inter""##,
        "-font-size: clamp(1rem, 2vw, 2rem)", "-font-weight: 400", "-line-height: 150%", "-letter-spacing: 0px",
      ], ["legacy-value", "opaque-value", "unknown-unit"]
    ),
    (
      ##"{"fontFamily": "Inter", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1, "fontStyle": "italic", "textCase": "uppercase", "features": ["tnum"]}"##,
      [
        ##": italic 400 16px/1 "Inter""##, ##"-font-family: "Inter""##, "-font-size: 16px", "-font-weight: 400",
        "-line-height: 1", "-letter-spacing: 0px", "-font-style: italic", "-text-case: uppercase",
      ], ["unknown-part", "unknown-part", "unknown-part"]
    ),
  ]

  @Test(arguments: rows) func `have what is written, and nothing else`(
    value: String, declarations: [String], rules: [String]
  ) throws {
    let file = ("a.tokens.json", ##"{"a": {"$type": "typography", "$value": \##(value)}}"##)
    let graph = Graph(files: [file], resolver: nil, profile: .lenient)
    let token = try #require(graph.graph.tokens.first)
    #expect(token.primary.value.declarations.parts.map { "\($0.suffix): \($0.text)" } == declarations)
    #expect(graph.findings.sorted.map(\.rule.rawValue).sorted() == rules)
    #expect(Graph(files: [file], resolver: nil).findings.hasErrors)
  }

  @Test func `take a line height and a size from tokens of any fitting type`() {
    let graph = Graph(
      files: [
        (
          "a.tokens.json",
          ##"""
          {"size": {"$type": "fontSizes", "$value": "16px"}, "line": {"$type": "dimension", "$value": {"value": 24, "unit": "px"}},
           "weight": {"$type": "number", "$value": 500}, "family": {"$type": "string", "$value": "Inter"},
           "a": {"$type": "typography", "$value": {"fontFamily": "{family}", "fontSize": "{size}", "fontWeight": "{weight}",
             "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": "{line}"}}}
          """##
        )
      ], resolver: nil, profile: .lenient)
    #expect(!graph.findings.hasErrors)
    #expect(graph.dump.last == ##"a typography 500 16px/24px "Inter""##)
  }

  @Test func `unset the parts that another mode alone has`() {
    let graph = Graph(
      files: [
        (
          "light.json",
          ##"{"a": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": 16, "unit": "px"}}}}"##
        ),
        ("dark.json", ##"{"a": {"$type": "typography", "$value": {"fontWeight": 700}}}"##),
      ],
      resolver: ##"""
        {"version": "2025.10", "modifiers": {"theme": {"contexts": {"light": [{"$ref": "light.json"}], "dark": [{"$ref": "dark.json"}]}}},
         "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
        """##, profile: .lenient)
    let dark = TokenStyleSheet(graph.graph, prefix: "x").blocks.first { $0.choices.first?.context == "dark" }
    #expect(
      dark?.declarations.map { "\($0.property): \($0.text)" } == [
        "--x-a: initial", "--x-a-font-family: initial", "--x-a-font-size: initial", "--x-a-font-weight: 700",
      ])
  }
}
