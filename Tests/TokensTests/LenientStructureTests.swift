import Diagnostics
import TestSupport
import Testing
import Tokens

/// Names, types and structure as people have them, read by the lenient profile and refused by the strict one.
struct LenientStructureTests {
  private static let rows: [(tokens: MarkedText, dump: [String], findings: [String])] = [
    // Unknown types.
    (
      ##"{"a": {"$type": 1️⃣"boolean", "$value": true}, "b": {"$type": "boolean", "$value": "{a}"}}"##,
      ["a other true", "b other true"],
      ["1️⃣ warning unknown-type: 2 types of this file are 'boolean', which is none of the 13 token types"]
    ),
    (
      ##"{"s": {"$type": 1️⃣"string", "$value": "it's; red"}}"##, [##"s other "it's; red""##],
      ["1️⃣ warning unknown-type: a type is 'string', which is none of the 13 token types"]
    ),
    (
      ##"{"w": {"$type": "dimension", "$value": {"value": 576, "unit": "px"}}, "m": {"$type": 1️⃣"mediaQuery", "$value": {"min-width": 2️⃣"{w}"}}}"##,
      ["w dimension 576px", ##"m other "{ \"min-width\": \"576px\" }""##],
      [
        "1️⃣ warning unknown-type: a type is 'mediaQuery', which is none of the 13 token types",
        "2️⃣ warning reference-in-text: a value has references inside text, where DTCG 2025.10 has whole values",
      ]
    ),
    // No type, or one of a group that is unknown.
    (
      ##"{"g": {"$type": 1️⃣"component", "c": {"$value": 2️⃣"#fff"}, "d": {"$value": "16px"}, "e": {"$value": ""}, "f": {"$value": "underline"}}}"##,
      ["g.c color #ffffff", "g.d dimension 16px", ##"g.e other """##, "g.f other underline"],
      [
        "1️⃣ warning unknown-type: a type is 'component', which is none of the 13 token types",
        "2️⃣ warning guessed-type: 2 tokens of this file have no type that is known",
        "2️⃣ warning legacy-value: 2 values of this file are CSS text, where DTCG 2025.10 has an object or a number",
      ]
    ),
    // Structure.
    (
      ##"{"t": {"$type": "number", 1️⃣"a": {"$value": 1, "b": {"$value": 2}}, "c": {"$value": 2️⃣"{t.a}"}, "d": {"$value": "{t.a.b}"}}}"##,
      ["t.a.$root number 1", "t.a.b number 2", "t.c number 1", "t.d number 2"],
      [
        "1️⃣ warning token-with-children: a token has a $value and tokens below it",
        "2️⃣ warning group-alias: an alias names a group, where DTCG 2025.10 has '$root' behind it",
      ]
    ),
    (
      ##"{"t": {"$type": "number", "a": {1️⃣"_": {"$value": 1}, "b": {"$value": "{t.a._}"}}, "c": {"$value": 2️⃣"{t.a}"}, "d": {"$value": {"$ref": "#/t/a/_/$value"}}}}"##,
      ["t.a.$root number 1", "t.a.b number 1", "t.c number 1", "t.d number 1"],
      [
        "1️⃣ warning root-marker: a token has the name '_', where DTCG 2025.10 has '$root'",
        "2️⃣ warning group-alias: an alias names a group, where DTCG 2025.10 has '$root' behind it",
      ]
    ),
    (
      ##"{"t": {"$type": "number", 1️⃣"a": {"$value": 1, "b": {"$value": 2}}, "c": {"$value": {"$ref": "#/t/a/$value"}}}}"##,
      ["t.a.$root number 1", "t.a.b number 2", "t.c number 1"],
      ["1️⃣ warning token-with-children: a token has a $value and tokens below it"]
    ),
    (
      ##"{"g": {"$type": "number", 1️⃣"_": {"$value": 1, "h": {"$value": 2}}, "r": {"$value": 2️⃣"{g._}"}}}"##,
      ["g._.$root number 1", "g._.h number 2", "g.r number 1"],
      [
        "1️⃣ warning token-with-children: a token has a $value and tokens below it",
        "2️⃣ warning group-alias: an alias names a group, where DTCG 2025.10 has '$root' behind it",
      ]
    ),
    (
      ##"{"g": {1️⃣"50": {"$type": "color"}, "a": {"$type": "number", "$value": 1}}}"##, ["g.a number 1"],
      ["1️⃣ warning missing-value: an object has a $type but no $value"]
    ),
    (
      ##"{"a": {"$type": "number", "$value": 1, 1️⃣"attributes": {"category": "size"}}, "b": 2️⃣"note"}"##, ["a number 1"],
      [
        "1️⃣ warning unknown-property: a token has 'attributes', which is no property of DTCG 2025.10",
        "2️⃣ warning not-a-token: a value stands where a token or group is needed",
      ]
    ),
    (
      ##"{1️⃣"a.b": {"$type": "number", "$value": 1}, "c": {"$value": "{a.b}"}, "d": {"$value": {"$ref": "#/a.b"}}}"##,
      ["a.b number 1", "c number 1", "d number 1"],
      ["1️⃣ warning illegal-name: a name holds '.', which DTCG 2025.10 does not allow"]
    ),
    (
      ##"{"$type": "number", 1️⃣"a.b": {"c": {"$value": 1}}, "a": {"b.c": {"$value": 2}}, "d": {"$value": 2️⃣"{a.b.c}"}}"##,
      ["a.b.c number 1", "a.b.c number 2"],
      [
        "1️⃣ warning illegal-name: 2 names of this file hold '.', which DTCG 2025.10 does not allow",
        "2️⃣ error unknown-alias: the alias '{a.b.c}' names no token",
      ]
    ),
    // References inside text.
    (
      ##"{"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}, "s": {"$type": "shadow", "$value": 1️⃣"0 0 0 1px {c} inset"}, "b": {"$type": "border", "$value": "1px solid { c }"}}"##,
      ["c color #ff0000", "s shadow inset 0px 0px 0px 1px #ff0000", "b border 1px solid #ff0000"],
      [
        "1️⃣ warning legacy-value: 2 values of this file are CSS text, where DTCG 2025.10 has an object or a number",
        "1️⃣ warning reference-in-text: 2 values of this file have references inside text, where DTCG 2025.10 has whole values",
        "@179 warning padded-alias: the alias has spaces inside its braces",
      ]
    ),
    (
      ##"{"$type": "dimension", "a": {"$value": 1️⃣"calc({b} + 1px)"}, "b": {"$value": "calc({a} + 1px)"}, "c": {"$value": 2️⃣"calc({x} + 1px)"}}"##,
      [],
      [
        "1️⃣ error alias-cycle: the aliases 'a' → 'b' → 'a' never reach a value",
        "2️⃣ error unknown-alias: the alias '{x}' names no token",
      ]
    ),
  ]

  @Test(arguments: rows) func `is read, with a warning for each kind`(
    tokens: MarkedText, dump: [String], findings: [String]
  ) {
    let graph = Graph(tokens: tokens, profile: .lenient)
    #expect(graph.dump == dump)
    #expect(graph.findings.lines(in: tokens) == findings)
  }

  @Test(arguments: rows) func `is refused where the profile is strict`(
    tokens: MarkedText, dump: [String], findings: [String]
  ) {
    #expect(Graph(tokens: tokens).findings.hasErrors)
  }

  @Test(arguments: [
    (##""red""##, "color"), (##""transparent""##, "color"), (##""light-dark(#fff, #000)""##, "color"),
    (##""1.5rem""##, "dimension"),
    (##""50%""##, "dimension"), (##""0px 6px""##, "dimension"), (##""200ms""##, "duration"), (##""1.5""##, "number"),
    ("2", "number"),
    (##""0 1px 2px rgba(0,0,0,.5)""##, "shadow"), (##""calc(-1 * 2px) 0 0 0 #000 inset""##, "shadow"),
    (##""0 4px 20px 0 color-mix(in srgb, #000 5%, transparent)""##, "shadow"), (##""1px solid #000""##, "border"),
    (##""ease-in-out""##, "cubicBezier"), (##""200ms ease-in""##, "transition"),
    (##""linear-gradient(red, blue)""##, "gradient"), (##""conic-gradient(red, blue)""##, "gradient"),
    (##""'Inter', Roboto, sans-serif""##, "fontFamily"), (##""600 16px/1.5 Inter""##, "typography"),
    (##"{"value": 1, "unit": "px"}"##, "dimension"), (##"{"value": 1, "unit": "ms"}"##, "duration"),
    (##"{"colorSpace": "srgb", "components": [0, 0, 0]}"##, "color"), ("[0, 0, 1, 1]", "cubicBezier"),
    (##"{"fontWeight": 400}"##, "typography"), (##""underline""##, "other"), (##""mark""##, "other"),
    (##""currentColor""##, "color"), (##""none""##, "other"), ("true", "other"),
    ("null", "other"), (##"["a", "b"]"##, "other"), ("[]", "other"), ("{}", "other"),
    (##""calc(1px + 2px)""##, "other"),
    (##""https://example.com/a.svg""##, "other"),
  ])
  func `tells the type of a value without one by its syntax`(value: String, type: String) {
    let file = ("a.tokens.json", ##"{"a": {"$value": \##(value)}}"##)
    let graph = Graph(files: [file], resolver: nil, profile: .lenient)
    #expect(graph.graph.tokens.map(\.type.rawValue) == [type])
    #expect(graph.findings.sorted.contains { $0.rule == "guessed-type" })
    #expect(!graph.findings.hasErrors)
    #expect(Graph(files: [file], resolver: nil).findings.sorted.map(\.rule) == ["missing-type"])
  }

  @Test func `takes a token of one file beside a group of another for its root`() {
    let files = [
      ("a.json", ##"{"c": {"$type": "number", "x": {"$value": 1}}}"##),
      ("b.json", ##"{"c": {"$type": "number", "x": {"y": {"$value": 2}}, "z": {"$value": "{c.x}"}}}"##),
    ]
    let graph = Graph(files: files, resolver: nil, profile: .lenient)
    #expect(graph.dump == ["c.x.$root number 1", "c.x.y number 2", "c.z number 1"])
    #expect(graph.findings.sorted.map(\.rule) == ["token-with-children", "group-alias"])
    #expect(Graph(files: files, resolver: nil).findings.sorted.contains { $0.rule == "token-group-collision" })
  }

  @Test func `takes what is text in one mode and a length in another for a length`() {
    let graph = Graph(
      files: [
        ("a.json", ##"{"g": {"$type": "component", "a": {"$value": "none"}}}"##),
        ("b.json", ##"{"g": {"$type": "component", "a": {"$value": "4px"}}}"##),
      ],
      resolver: ##"""
        {"version": "2025.10", "modifiers": {"theme": {"contexts": {"a": [{"$ref": "a.json"}], "b": [{"$ref": "b.json"}]}}},
         "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
        """##, profile: .lenient)
    #expect(graph.dump == ["g.a dimension none in theme=a", "g.a dimension 4px in theme=b"])
    #expect(!graph.findings.hasErrors)
  }

  @Test func `limits chains of text instead of crashing`() {
    let links = (1...1000).map { #""t\#($0)": {"$value": "calc({t\#($0 - 1)} + 1px)"}"# }.reversed().joined(
      separator: ", ")
    let result = Graph(
      files: [("a.tokens.json", #"{"$type": "dimension", \#(links), "t0": {"$value": "1px"}}"#)], resolver: nil,
      profile: .lenient)
    #expect(result.findings.sorted.contains { $0.text == "more than 200 aliases stand in a row" })
  }

  @Test(arguments: [
    ("a b", true), ("calc(1px + 2px)", true), (##""a;b""##, true), ("a;b", false), ("a}b", false), ("a)", false),
    ("(a", false),
    (##""a"##, false), ("a\\", false), ("a /* b", false), ("a !important", false), ("</style>", false),
    ("{ a: b }", true),
    ("url(x)", false), ("image-set(x)", false), ("a\nb", false), ("", false), ("a\\;b", true),
  ])
  func `lets no text end a declaration of CSS`(text: String, isValue: Bool) {
    #expect(CSSText.isDeclarationValue(text) == isValue)
  }
}
