import DataFiles
import Diagnostics
import TestSupport
import Testing
import Tokens

/// Faults of one token file: what is said, and where.
struct TokenReadingTests {
  @Test(
    arguments: [
      (
        ##"{"a": {"$type": "color", "$value": 1️⃣"{b.c}"}}"##, ["1️⃣ error unknown-alias: the alias '{b.c}' names no token"]
      ),
      (
        ##"{"1️⃣a.b": {"$type": "number", "$value": 1}}"##,
        ["@1 error illegal-name: the name 'a.b' holds '.', a name is needed without '{', '}' and '.'"]
      ),
      (
        ##"{1️⃣"": {"$type": "number", "$value": 1}}"##,
        ["1️⃣ error illegal-name: the name '' is empty, a name is needed without '{', '}' and '.'"]
      ),
      (
        ##"{"a": {"$value": 1, "$type": 1️⃣"colour"}}"##,
        ["1️⃣ error unknown-type: 'colour' where one of the 13 token types is needed"]
      ),
      (##"{1️⃣"a": {"$value": 1}}"##, ["1️⃣ error missing-type: 'a' has no $type, and no group above it has one"]),
      (
        ##"{"a": {"$type": "number", "$value": 1, 1️⃣"b": {}}}"##,
        ["1️⃣ error token-with-children: 'a' has a $value, so it can hold no 'b'"]
      ),
      (##"{"a": 1️⃣5}"##, ["1️⃣ error not-a-token: 'a' is a number, a token or group is an object"]),
      (
        ##"{"a": {"$type": "dimension", "$value": 1️⃣"16px"}}"##,
        ["1️⃣ error invalid-value: '16px' where a dimension is needed: an object with 'value', 'unit'"]
      ),
      (
        ##"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": 1️⃣"em"}}}"##,
        ["1️⃣ error invalid-value: 'em' where the unit 'px' or 'rem' is needed"]
      ),
      (
        ##"{"a": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [1️⃣360, 0, 0]}}}"##,
        ["1️⃣ error invalid-value: 360 is out of range for hsl, less than 360 is needed"]
      ),
      (
        ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": 1️⃣"#00ff00"}}}"##,
        ["1️⃣ warning hex-mismatch: hex is #00ff00, but the components are #ff0000"]
      ),
      (
        ##"{"a": {"$type": "fontWeight", "$value": 1️⃣"semibold"}}"##,
        ["1️⃣ error invalid-value: 'semibold' where a font weight from 1 to 1000 or a name such as 'semi-bold' is needed"]
      ),
      (
        ##"{"a": {"$type": "color", "$value": {"colorSpace": "lab", "components": [50, 1️⃣1e308, 0]}}}"##,
        [
          "1️⃣ error invalid-value: 1e308 is out of range for lab, at most 10000 is needed"
        ]
      ),
      (
        ##"{"a": {"$type": "fontFamily", "$value": 1️⃣""}}"##, ["1️⃣ error invalid-value: '' where a font family is needed"]
      ),
      (
        ##"{"a": {"$type": "fontFamily", "$value": ["Inter", 1️⃣"{a..b}"]}}"##,
        ["1️⃣ error invalid-value: '{a..b}' where a font family is needed"]
      ),
      (
        ##"{"a": {"$type": "fontFamily", "$value": [1️⃣["Inter"]]}}"##,
        ["1️⃣ error invalid-value: an array where the name of a font family is needed"]
      ),
      (
        ##"{"a": {"$type": "number", "$value": 1️⃣"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}}"##,
        ["1️⃣ error invalid-value: '\(String(repeating: "x", count: 60))…' where a number is needed"]
      ),
      (
        ##"{"a": {"$type": "cubicBezier", "$value": [1️⃣1.5, 0, 0, 1]}}"##,
        ["1️⃣ error invalid-value: 1.5 where an x from 0 to 1 is needed"]
      ),
      (
        ##"{"n": {"$type": "number", "$value": 1}, "a": {"$type": 1️⃣"color", "$value": "{n}"}}"##,
        ["1️⃣ error type-mismatch: 'a' is a color but its alias names a number"]
      ),
      (
        ##"{"n": {"$type": "number", "$value": 1}, "b": {"$type": "border", "$value": {"color": 1️⃣"{n}", "width": {"value": 1, "unit": "px"}, "style": "solid"}}}"##,
        ["1️⃣ error type-mismatch: the alias '{n}' names a number, a color is needed"]
      ),
      (
        ##"{"a": {"$type": "shadow", "$value": {1️⃣"x": 1, "color": "{a}"}}}"##,
        [
          "@36 error invalid-value: a shadow needs 'offsetX'", "@36 error invalid-value: a shadow needs 'offsetY'",
          "@36 error invalid-value: a shadow needs 'blur'", "@36 error invalid-value: a shadow needs 'spread'",
          "1️⃣ error invalid-value: a shadow has no 'x'",
        ]
      ),
    ] as [(MarkedText, [String])])
  func `names what was found and what is needed`(source: MarkedText, expected: [String]) {
    let lines = Graph(tokens: source).findings.lines(in: source)
    #expect(lines == expected)
  }

  @Test(
    arguments: [
      (
        ##"{"response": {"value": 2e-322, "unit": "s"}, "dampingFraction": 1}"##,
        "a response of 0s where 1ms to 60s are needed"
      ),
      (
        ##"{"response": {"value": 61, "unit": "s"}, "dampingFraction": 1}"##,
        "a response of 61s where 1ms to 60s are needed"
      ),
      (
        ##"{"response": {"value": 0.2, "unit": "s"}, "dampingFraction": 1e300}"##,
        "1\(String(repeating: "0", count: 300)) where a damping fraction from 0.05 to 10 is needed"
      ),
      (
        ##"{"response": {"value": 0.2, "unit": "s"}, "dampingFraction": 0}"##,
        "0 where a damping fraction from 0.05 to 10 is needed"
      ),
    ])
  func `takes no spring that cannot be drawn`(spring: String, message: String) {
    let fade =
      ##"{"duration": {"value": 1, "unit": "s"}, "delay": {"value": 0, "unit": "s"}, "timingFunction": [0, 0, 1, 1]}"##
    let text =
      ##"{"a": {"$type": "transition", "$value": \##(fade), "$extensions": {"specimen": {"spring": \##(spring)}}}}"##
    let graph = Graph(files: [("a.tokens.json", text)], resolver: nil)
    #expect(graph.findings.sorted.map(\.text) == [message])
  }

  @Test func `reads all thirteen types, with aliases inside`() {
    let graph = Graph(
      tokens: ##"""
        {
          "size": {"$type": "dimension", "s": {"$value": {"value": 1, "unit": "px"}}, "m": {"$value": "{size.s}"}, "r": {"$value": {"value": 1.5, "unit": "rem"}}},
          "color": {"$type": "color", "red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}, "veil": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}}},
          "face": {"$type": "fontFamily", "$value": ["Manrope", "sans-serif"]},
          "weight": {"$type": "fontWeight", "$value": "semi-bold"},
          "time": {"$type": "duration", "$value": {"value": 160, "unit": "ms"}},
          "curve": {"$type": "cubicBezier", "$value": [0, 0, 0.58, 1]},
          "zero": {"$type": "number", "$value": 0},
          "none": {"$value": "{zero}"},
          "stroke": {"$type": "strokeStyle", "$value": {"dashArray": ["{size.s}", {"value": 2, "unit": "px"}], "lineCap": "round"}},
          "border": {"$type": "border", "$value": {"color": "{color.red}", "width": "{size.m}", "style": "solid"}},
          "fade": {"$type": "transition", "$value": {"duration": "{time}", "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{curve}"}},
          "shadow": {"$type": "shadow", "$value": [{"color": "{color.veil}", "offsetX": "{size.s}", "offsetY": "{size.s}", "blur": "{size.s}", "spread": "{size.s}", "inset": true}]},
          "fill": {"$type": "gradient", "$value": [{"color": "{color.red}", "position": 0}, {"color": "{color.veil}", "position": 1}], "$extensions": {"specimen": {"angle": 135}}},
          "text": {"$type": "typography", "$value": {"fontFamily": "{face}", "fontSize": {"value": 15, "unit": "px"}, "fontWeight": "{weight}", "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.3}}
        }
        """##)
    #expect(graph.findings.isEmpty)
    #expect(
      graph.dump == [
        "size.s dimension 1px", "size.m dimension 1px", "size.r dimension 1.5rem", "color.red color #ff0000",
        "color.veil color rgb(0 0 0 / 0.5)", "face fontFamily \"Manrope\", sans-serif", "weight fontWeight 600",
        "time duration 160ms", "curve cubicBezier cubic-bezier(0, 0, 0.58, 1)", "zero number 0", "none number 0",
        "stroke strokeStyle dashed", "border border 1px solid #ff0000",
        "fade transition 160ms cubic-bezier(0, 0, 0.58, 1) 0ms", "shadow shadow inset 1px 1px 1px 1px rgb(0 0 0 / 0.5)",
        "fill gradient linear-gradient(135deg, #ff0000 0%, rgb(0 0 0 / 0.5) 100%)",
        "text typography 600 15px/1.3 \"Manrope\", sans-serif",
      ])
  }

  @Test func `inherits a type by segments, and lets an alias decide before its group`() {
    let graph = Graph(
      tokens: ##"""
        {"button": {"$type": "number", "a": {"$value": 1}, "c": {"$value": "{red}"}},
         "button-size": {"a": {"$value": 1}},
         "red": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}
        """##)
    #expect(graph.dump == ["button.a number 1", "button.c color #ff0000", "red color #ff0000"])
    #expect(
      graph.findings.sorted.map(\.text)
        == ["'a' has no $type, and no group above it has one"].map { $0.replacing("'a'", with: "'button-size.a'") })
  }
}
