import Markup
import Review
import Testing
import Tokens

@testable import Site

/// What is drawn of the old and the new value of a token, by what must stand in it.
struct ChangeFigureTests {
  typealias Value = SnapshotToken.Value

  private func html(
    _ path: String, _ type: String, _ old: Value?, _ new: Value?, language: String = "en"
  ) throws -> String {
    let sides = [old, new].map { value in
      let token = SnapshotToken(
        path: TokenPath(path.split(separator: ".").map(String.init)), type: type, values: value.map { [$0] } ?? [],
        valueByMode: [0])
      return Snapshot(system: "a", modifiers: [], tokens: value == nil ? [] : [token])
    }
    let change = try #require(Comparison(sides[0], sides[1]).changes.first)
    let figure = ChangeFigure(old: old, new: new, of: change, words: Words(language: language))
    return try #require(figure.html).text
  }

  /// As a snapshot has it: the whole, and the parts of a composite.
  private func value(_ css: String) -> Value {
    let lines = css.split(separator: "\n").map(String.init)
    let parts = lines.dropFirst().map { line in
      let words = line.split(separator: ":", maxSplits: 1).map(String.init)
      return Value.Part(name: words[0], css: words[1])
    }
    return Value(css: lines[0], parts: parts, written: css)
  }

  private static let text = """
    400 16px/1.5 "Inter", serif
    font-family:"Inter", serif
    font-size:16px
    font-weight:400
    line-height:1.5
    letter-spacing:0px
    """
  private static let spring = """
    500ms linear(0, 0.5, 1.1, 1) 0ms
    duration:500ms
    timing-function:linear(0, 0.5, 1.1, 1)
    delay:0ms
    """

  private typealias Pair = (path: String, type: String, old: String, new: String, wanted: [String])
  private static let pairs: [Pair] = [
    (
      "ink", "color", "#000000", "#ffffff",
      ["versus--seam", "background:#000000", "background:#ffffff", "from #000000 to #FFFFFF, ΔE 100, another colour"]
    ),
    (
      "scrim", "color", "rgb(0 0 0 / 0.4)", "rgb(0 0 0 / 0.6)",
      ["fill is-translucent", "the same colour, 20 % more opaque", "#000000 40 %"]
    ),
    (
      "space.m", "dimension", "16px", "20px",
      [
        "versus--rows", "inline-size:max(1px, 16px)", "scale__more\" style=\"inline-size:4px",
        "from 16 px to 20 px, 4\u{A0}px more", ">+4\u{A0}px<",
      ]
    ),
    ("space.m", "dimension", "1rem", "12px", ["inline-size:max(1px, 12px)", "4\u{A0}px less", ">−4\u{A0}px<"]),
    ("space.m", "dimension", "320px", "480px", ["scale--plain", "max(1px, 66.6667%)", "inline-size:33.3333%"]),
    ("space.m", "dimension", "-4px", "-8px", ["versus--text", "from -4 px to -8 px"]),
    ("space.m", "dimension", "clamp(1rem, 2vw, 2rem)", "24px", ["versus--text", "clamp(1rem, 2vw, 2rem)"]),
    ("radius.m", "dimension", "8px", "20px", ["versus--overlay", "border-radius:8px", "border-radius:20px"]),
    ("stroke.m", "dimension", "1px", "3px", ["border-block-start:1px solid", "border-block-start:3px solid"]),
    ("font.size.m", "dimension", "15px", "17px", ["font-size:15px\">Aa", "font-size:17px\">Aa"]),
    ("tracking.m", "dimension", "0px", "1px", ["letter-spacing:0px", "letter-spacing:1px"]),
    (
      "lift", "shadow", "0px 1px 2px 0px #000000", "0px 1px 2px 0px #ff0000",
      [
        "ground--white", "ground--black", "box-shadow:0px 1px 2px 0px #ff0000", "<dt>Layer 1</dt>",
        "0 1 2 0 px #FF0000",
      ]
    ),
    (
      "fade", "gradient", "linear-gradient(90deg, #000000 0%, #ffffff 100%)",
      "linear-gradient(45deg in srgb, #000000 0%, oklch(0.7 0.1 90) 60%)",
      ["linear-gradient(90deg in srgb, ", "inset-inline-start:60%", "<dt>Direction</dt>", "<dt>Stop 2</dt>"]
    ),
    (
      "line", "border", "1px solid #cccccc\nwidth:1px\nstyle:solid\ncolor:#cccccc",
      "2px solid #cccccc\nwidth:2px\nstyle:solid\ncolor:#cccccc",
      [
        "border:1px solid #cccccc", "border:2px solid #cccccc", "<dt>Width</dt>",
        "<b class=\"versus__delta\">+1\u{A0}px",
      ]
    ),
    ("dash", "strokeStyle", "solid", "dotted", ["6px solid", "6px dotted"]),
    (
      "body", "typography", text, text.replacing("16px", with: "18px"),
      [
        "versus--lines", "font:400 16px/1.5 &quot;Inter&quot;, serif", "<dt>Size</dt>", ">+2\u{A0}px<",
        "from 400 · 16 px / 1.5 to 400 · 18 px / 1.5",
      ]
    ),
    ("face", "fontFamily", "serif", "\"Inter\", serif", ["font-family:serif", "font-family:&quot;Inter&quot;, serif"]),
    ("weight", "fontWeight", "400", "700", ["font-weight:700", ">+300<"]),
    (
      "out", "cubicBezier", "cubic-bezier(0, 0, 1, 1)", "cubic-bezier(0.4, 0, 0.2, 1)",
      ["plot__old\" d=\"M0 100C0 100 100 0 100 0", "plot__curve\" d=\"M0 100C40 100 20 0 100 0"]
    ),
    (
      "bounce", "transition", spring, spring.replacing("500ms", with: "750ms"),
      [
        "plot__curve\" d=\"M0 100L33.3 50L66.7 -10L100 0", "spring, overshoots by 10 %, 750 ms", "<dt>Duration</dt>",
        "transition:inset-inline-start 750ms linear(0, 0.5, 1.1, 1) 0ms", "scale--time",
      ]
    ),
    ("fast", "duration", "120ms", "0.2s", ["max(1px, 12%)", "inline-size:8%", ">+80\u{A0}ms<", "motion__play"]),
    ("slow", "duration", "1s", "2s", ["scale--plain", "max(1px, 50%)"]),
    ("opacity.off", "number", "0.4", "0.6", ["opacity:0.4", "opacity:0.6", "0.2 more"]),
    ("scale.down", "number", "0.96", "0.9", ["scale:0.9\""]),
    ("line-height.m", "number", "1.5", "1.2", ["line-height:1.2"]),
    ("columns", "number", "4", "6", ["versus--text", "from 4 to 6, 2 more"]),
    ("picture", "asset", "a.png", "b.png", ["versus--text", "from a.png to b.png"]),
  ]

  @Test(arguments: pairs)
  func `draws what matters to the type`(
    _ path: String, _ type: String, _ old: String, _ new: String, _ wanted: [String]
  ) throws {
    let html = try html(path, type, value(old), value(new))
    for text in wanted { #expect(html.contains(text), "\(text)\n\(html)") }
  }

  @Test func `leaves out what is the same of a composite`() throws {
    let html = try html("body", "typography", value(Self.text), value(Self.text.replacing("16px", with: "18px")))
    #expect(html.ranges(of: "<dt>").count == 1)
  }

  @Test(arguments: [
    ("transition", spring, "Feder, schwingt um 10 % über, 500 ms"),
    (
      "transition",
      "160ms ease 40ms\nduration:160ms\ntiming-function:cubic-bezier(0.25, 0.1, 0.25, 1)\ndelay:40ms",
      "160 ms nach 40 ms, cubic-bezier(0.25, 0.1, 0.25, 1)"
    ),
  ])
  func `says what a value is in the language of the site`(_ type: String, _ css: String, _ said: String) throws {
    let html = try html("move", type, value(css), value(css.replacing("0ms", with: "5ms")), language: "de")
    #expect(html.contains(">\(said)<"), "\(html)")
  }

  private typealias Missing = (language: String, old: String?, new: String?, shown: String, spoken: String)
  private static let missing: [Missing] = [
    ("en", nil, "8px", "Was not there", "new: 8 px"), ("en", "8px", nil, "Is gone", "8 px before, now gone"),
    ("de", nil, "8px", "War nicht da", "neu: 8 px"), ("de", "8px", nil, "Ist nicht mehr da", "vorher 8 px"),
  ]

  @Test(arguments: missing)
  func `says of a missing side that it is missing`(
    _ language: String, _ old: String?, _ new: String?, _ shown: String, _ spoken: String
  ) throws {
    let html = try html("space.m", "dimension", old.map(value), new.map(value), language: language)
    #expect(html.contains(">\(shown)<") && html.contains("aria-label=\"\(spoken)"), "\(html)")
  }

  @Test(arguments: [
    ("color", "red; background: url(https://example.org/x)"), ("color", "\"><script>alert(1)</script>"),
    ("color", "image-set('x.png' 1x)"), ("dimension", "1px; position: fixed"), ("shadow", "0 0 1px url(x)"),
    ("shadow", "0 0 1px #000; inset: 0"), ("gradient", "linear-gradient(red, blue), url(x)"),
    ("border", "1px solid red; background: url(x)"), ("typography", "16px/1 serif; background: url(x)"),
    ("typography", "16px/1 serif\nfont-family:x}\nfont-size:1px; background:url(x)"), ("fontFamily", "x; } * {"),
    ("fontFamily", "\"a\\\"; background:url(x)"), ("fontWeight", "400; x"), ("strokeStyle", "solid; x"),
    ("cubicBezier", "linear(0, 1); background:url(x)"), ("cubicBezier", "cubic-bezier(0, 1e308, 0, -1e308)"),
    ("cubicBezier", "linear(0, nan, 1)"), ("cubicBezier", "linear()"), ("duration", "1e400s"),
    ("dimension", "1e400px"),
    ("transition", "1s linear(0, 1) 0s\nduration:-1s\ntiming-function:linear(0, 1e300)\ndelay:url(x)"),
    ("number", "1; url(x)"), ("other", "<img src=x>"), ("no such type", "url(x)"),
  ])
  func `draws nothing that a hostile lock file could smuggle in`(_ type: String, _ css: String) throws {
    for path in ["a", "radius.a", "opacity.a", "stroke.a", "font-size.a"] {
      for (old, new) in [(css, "8px"), ("8px", css), (css, css + " ")] {
        let html = try html(path, type, value(old), value(new))
        let styles = html.ranges(of: "style=\"").map { html[$0.upperBound...].prefix { $0 != "\"" } }
        for style in styles.map(unquoted) {
          #expect(!style.contains("url(") && !style.contains("set(") && !style.contains("}"), "\(style)")
          #expect(!style.contains("position:") && !style.contains("background: "), "\(style)")
        }
        #expect(!html.contains("<script") && !html.contains("<img"))
      }
    }
  }

  /// Without what stands in CSS strings, which can do nothing.
  private func unquoted(_ style: Substring) -> String {
    style.split(separator: "&quot;", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }
      .map { String($0.element) }.joined()
  }
}
