import Audit
import Diagnostics
import Testing

@testable import Site

/// What fences draw, by what must stand in it.
struct DrawingTests {
  private static let size = #""fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5"#
  private static let tokens = """
    {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
     "type": {"$type": "typography",
       "own": {"$value": {"fontFamily": "Inter", "fontSize": {"value": 17, "unit": "px"}, \(size)},
         "$extensions": {"specimen": {"dynamicType": "scales"}}},
       "system": {"$value": {"fontFamily": ["-apple-system"], "fontSize": {"value": 34, "unit": "px"}, \(size)},
         "$extensions": {"specimen": {"textStyle": "largeTitle"}}},
       "fixed": {"$value": {"fontFamily": "Inter", "fontSize": {"value": 11, "unit": "px"}, \(size)},
         "$extensions": {"specimen": {"dynamicType": "fixed"}}},
       "silent": {"$value": {"fontFamily": "Inter", "fontSize": {"value": 0.75, "unit": "rem"}, \(size)}}},
     "space": {"$type": "dimension", "a": {"$value": {"value": 8, "unit": "px"}}, "b": {"$value": {"value": 16, "unit": "px"}},
       "c": {"$value": {"value": 1.5, "unit": "rem"}}, "d": {"$value": {"value": 10, "unit": "px"}}},
     "radius": {"$type": "dimension", "m": {"$value": {"value": 12, "unit": "px"}},
       "full": {"$value": {"value": 999, "unit": "px"}}},
     "shadow": {"$type": "shadow", "two": {"$value": [
       {"color": "{ink}", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"},
        "blur": {"value": 4, "unit": "px"}, "spread": {"value": 0, "unit": "px"}, "inset": true},
       {"color": "{ink}", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 1, "unit": "rem"},
        "blur": {"value": 4, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}]}},
     "gradient": {"$type": "gradient", "$extensions": {"specimen": {"angle": 45}}, "$value": [
       {"color": "{ink}", "position": 0},
       {"color": {"colorSpace": "srgb", "components": [1, 1, 1]}, "position": 0.7}]},
     "stroke": {"$type": "strokeStyle", "$value": {
       "dashArray": [{"value": 6, "unit": "px"}, {"value": 2, "unit": "px"}], "lineCap": "round"}},
     "move": {"$type": "transition",
       "calm": {"$value": {"duration": {"value": 0, "unit": "ms"}, "delay": {"value": 0, "unit": "ms"},
         "timingFunction": [0, 0, 1, 1]}},
       "jump": {"$value": {"duration": {"value": 1, "unit": "s"}, "delay": {"value": 0, "unit": "ms"},
         "timingFunction": [0, 0, 1, 1]}, "$extensions": {"specimen": {
           "spring": {"response": {"value": 500, "unit": "ms"}, "dampingFraction": 0.5}, "reducedMotion": "{move.calm}"}}}},
     "z": {"$type": "number", "low": {"$value": 1}, "high": {"$value": 20}},
     "width": {"$type": "dimension", "s": {"$value": {"value": 320, "unit": "px"}}, "l": {"$value": {"value": 1280, "unit": "px"}}}}
    """

  private func drawing(_ fence: String, language: String = "en") throws -> String {
    let files = [
      ("specimen.yaml", "language: \(language)\n"), ("themes/a/a.tokens.json", DrawingTests.tokens),
      ("content/a/page.md", "---\ntitle: Page\n---\n\n```specimen \(fence)\n```\n"),
    ]
    let build = Build(
      ProjectFiles(name: "p", files: files.map { (path: $0.0, bytes: Array($0.1.utf8)) }),
      today: CalendarDate(year: 2026, month: 11, day: 30))
    let page = try #require(
      build.site?.first { $0.path == "page.html" }, "\(TextPrinter(sources: build.sources).text(build.findings))")
    let html = String(decoding: page.bytes, as: UTF8.self)
    return try #require(html.firstRange(of: "<div class=\"prose\">").map { String(html[$0.upperBound...]) })
  }

  @Test(arguments: [
    ("type\n- type.own", ["<b>17 px</b> (17 pt, 1.0625 rem)", "<b>25.5 px</b> (1.5 × size, 1.5938 rem)", "(regular)"]),
    // 17 × 62 / 22, by the leading of body text; the size of the system's own style would be 53.
    ("dynamic-type\n- type.own", ["--z:48px\">AX5 <b>48 pt<", "Grows like body"]),
    ("dynamic-type\n- type.system", ["31 pt", "34 pt", "60 pt"]),
    ("dynamic-type\n- type.fixed", ["fixed at every text size"]),
    ("dynamic-type\n- type.silent", ["does not say whether it grows"]),
    (
      "appearance\n- ink",
      ["Brightness 0 of 255", "<b>Dark</b>", "In Light, the label would be #000000 and reach 1.00:1"]
    ),
    ("spacing\n- space.*", ["beside the grid of 8 px"]),
    (
      "radius\n- radius.*",
      ["4\u{A0}px inside a padding of 8\u{A0}px", "half circles", "max(0px, var(--a-radius-m) - 8px)"]
    ),
    ("shadow\n- shadow.*", ["inset 0 2 4 0 px #000000", "0 px, 1 rem, 4 px, 0 px #000000"]),
    ("gradient\n- gradient", ["inset-inline-start:70%", "rotate:45deg", "70 % #FFFFFF"]),
    ("border\n- stroke", ["stroke-dasharray=\"6 2\"", "stroke-linecap=\"round\"", "dashes 6 2 px, round"]),
    ("motion\n- move.jump", ["overshoots by 16.3 %", "Reduced motion", "var(--a-move-calm)"]),
    ("breakpoints\n- width.*", ["--n:2;inline-size:100%", "--n:1;inline-size:25%"]),
  ])
  func `shows what matters to the type`(_ fence: String, _ wanted: [String]) throws {
    let html = try drawing(fence)
    for text in wanted { #expect(html.contains(text), "\(text)\n\(html.prefix(3000))") }
  }

  @Test func `names the token of a stop, and none where the colour is written out`() throws {
    let html = try drawing("gradient\n- gradient")
    #expect(html.ranges(of: "href=\"tokens/color.html#token.ink\"").count == 1)
  }

  @Test func `puts the greatest number on top`() throws {
    let html = try drawing("layers\n- z.*")
    let high = try #require(html.firstRange(of: "z.<wbr>high"))
    let low = try #require(html.firstRange(of: "z.<wbr>low"))
    #expect(high.lowerBound < low.lowerBound)
  }

  @Test func `says it in the language of the site`() throws {
    #expect(try drawing("dynamic-type\n- type.fixed", language: "de").contains("bei jeder Textgröße gleich"))
  }
}
