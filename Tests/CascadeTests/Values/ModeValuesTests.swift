import Colorimetry
import Testing
import Tokens

@testable import Cascade

@Suite struct ModeValuesTests {
  /// Day is light, night is dark.
  private func values() -> ModeValues {
    ModeValues(SnippetTheme.standard.tokens, schemes: [.light, .dark])
  }

  private func text(_ paint: ModePaint) -> String {
    switch paint {
    case .color(let color): color.css
    case .gradient(let gradient):
      zip(gradient.stops, gradient.positions).map { "\($0.css) \(CSSNumber.text($1))" }.joined(separator: ", ")
        + (gradient.method == .legacy ? "" : " in \(gradient.method.space.rawValue)")
    case .unknown(let reason): "!" + reason
    }
  }

  @Test(arguments: [
    ("red", "#ff0000", "#ff0000"), ("var(--t-a)", "#112233", "#99aabb"),
    ("var(--t-none, #123456)", "#123456", "#123456"),
    ("light-dark(red, var(--t-b))", "#ff0000", "#eeddcc"), ("CanvasText", "#000000", "#ffffff"),
    (
      "color-mix(in srgb, var(--t-a) 50%, light-dark(#112233, #99aabb))", "#112233",
      "#99aabb"
    ),
    ("contrast-color(#777)", "#000000", "#000000"), ("contrast-color(var(--t-a))", "#ffffff", "#000000"),
    ("var(--t-line-color)", "#445566", "#445566"),
    ("linear-gradient(red, blue)", "#ff0000 0, #0000ff 1", "#ff0000 0, #0000ff 1"),
    ("var(--t-fade)", "#000000 0, #ffffff 1", "#000000 0, #ffffff 1"),
    (
      "linear-gradient(to right, red, 40%, blue)", "!'40%' in 'linear-gradient()' is no colour with a position",
      "!'40%' in 'linear-gradient()' is no colour with a position"
    ),
    ("var(--t-size)", "!'20px' is no colour that can be read", "!'20px' is no colour that can be read"),
    (
      "red blue", "!'red blue' is no colour and no image that can be read",
      "!'red blue' is no colour and no image that can be read"
    ),
  ])
  func `a source is what the tokens make of it in each mode`(_ source: String, _ day: String, _ night: String) {
    var values = values()
    let column = values.paints(of: .css(source))
    #expect([text(column[0]), text(column[1])] == [day, night])
  }

  @Test func `a token that is kept as CSS changes with the tokens that it names`() {
    let theme = SnippetTheme(
      #"""
      {"a": {"$type": "color", "$value": "#112233"}, "b": {"$type": "color", "$value": "var(--t-a)"},
       "c": {"$type": "color", "$value": "var(--t-b)"}}
      """#, night: ##"{"a": {"$type": "color", "$value": "#99aabb"}}"##)
    let mixed = "color-mix(in srgb, var(--t-c), var(--t-c))"
    for source in [PaintSource.token(TokenPath(["c"])), .css("var(--t-c)"), .css(mixed)] {
      var values = ModeValues(theme.tokens, schemes: [.light, .light])
      let column = values.paints(of: source)
      #expect([text(column[0]), text(column[1])] == ["#112233", "#99aabb"], "\(source)")
    }
  }

  @Test func `tokens that name each other again and again have no value`() {
    let names = (0..<12).map { "n\($0)" }
    let members = zip(names, names.dropFirst()).map { name, next in
      let text = "rgb(from " + Array(repeating: "var(--t-\(next))", count: 10).joined(separator: " ") + ")"
      return #""\#(name)": {"$type": "color", "$value": "\#(text)"}"#
    }
    let theme = SnippetTheme(
      "{\(members.joined(separator: ", ")), \"n11\": {\"$type\": \"color\", \"$value\": \"#123456\"}}", night: "{}")
    var values = ModeValues(theme.tokens, schemes: [.light, .light])
    #expect(text(values.paints(of: .css("var(--t-n0)"))[0]) == "!'var(--t-n0)' has no value in this mode")
  }

  @Test func `what no modifier can change is computed once`() {
    var values = values()
    #expect(values.paints(of: .css("var(--t-b)")).values.count == 1)
    #expect(values.paints(of: .css("var(--t-a)")).values.count == 2)
    #expect(values.paints(of: .css("canvas")).values.count == 2)
    #expect(values.paints(of: .token(TokenPath(["a"]))).modifiers == [0])
  }

  /// Positions by CSS Images 4, section 3.5.1; each as Chromium paints it.
  @Test(arguments: [
    ("linear-gradient(red, lime, blue)", "#ff0000 0, #00ff00 0.5, #0000ff 1"),
    ("linear-gradient(45deg, red 20%, lime 10%, blue)", "#ff0000 0.2, #00ff00 0.2, #0000ff 1"),
    ("linear-gradient(red 0 50%, blue 50%)", "#ff0000 0, #ff0000 0.5, #0000ff 0.5"),
    (
      "radial-gradient(circle at 10% 20%, red, lime, yellow, blue 90%)",
      "#ff0000 0, #00ff00 0.3, #ffff00 0.6, #0000ff 0.9"
    ),
    ("conic-gradient(from 90deg, red 90deg, blue 0.5turn)", "#ff0000 0.25, #0000ff 0.5"),
    ("repeating-linear-gradient(red 0 4px, blue 4px 8px)", "#ff0000 0, #ff0000 0.5, #0000ff 0.5, #0000ff 1"),
    ("linear-gradient(red 4px, blue 50%)", "!'linear-gradient()' has positions in lengths and in percentages"),
    ("linear-gradient(in oklch longer hue, red, blue)", "#ff0000 0, #0000ff 1 in oklch"),
    ("linear-gradient(to right in lab, red, blue)", "#ff0000 0, #0000ff 1 in lab"),
    ("linear-gradient(oklch(0.5 0.1 20), blue)", "oklch(0.5 0.1 20) 0, #0000ff 1 in oklab"),
    ("linear-gradient(red calc(100% * 0.4), blue)", "#ff0000 0.4, #0000ff 1"),
    ("linear-gradient(red 4em, blue)", "!the position '4em' in a gradient is not known"),
    ("linear-gradient()", "!'linear-gradient()' has no colours"),
    ("linear-gradient(in nowhere, red, blue)", "!colours cannot be mixed 'in nowhere'"),
  ])
  func `a gradient is its stops in order`(_ source: String, _ wanted: String) {
    var values = values()
    #expect(text(values.paints(of: .css(source))[0]) == wanted)
  }

  /// CSS Fonts 4, sections 2.2 and 2.5; each as Chromium computes it.
  @Test(arguments: [
    (["16px"], ["400"], 16.0, 400.0), (["20px", "1.5em"], ["bold"], 30, 700),
    (["20px", "50%", "2em"], ["400"], 20, 400),
    (["larger"], ["300", "bolder"], 19.2, 400), (["1.5rem"], ["400", "bolder", "bolder"], 24, 900),
    (["xx-large"], ["800", "lighter"], 32, 700),
    (["calc(var(--t-size) - 0.1px)"], ["var(--t-weight)"], 19.9, 700), (["18pt"], ["normal"], 24, 400),
    (["clamp(18px, 2vw, 30px)"], ["calc(300 + 50)"], 18, 350), (["max(1rem, 24px)"], ["600", "lighter"], 24, 400),
    (["var(--t-type)"], ["var(--t-type)"], 24, 600), (["calc(1rem + 1vw)"], ["100", "lighter"], 16, 100),
  ])
  func `sizes and weights are those that the browser computes`(
    _ sizes: [String], _ weights: [String], _ pixels: Double, _ weight: Double
  ) throws {
    var values = values()
    let measure = try #require(values.fonts(FontSource(sizes: sizes, weights: weights))[0])
    #expect(abs(measure.pixels - pixels) < 0.0001)
    #expect(measure.weight == weight)
  }

  @Test(arguments: [["2vw"], ["3ex"], ["20px", "nonsense"], ["var(--t-a)"], ["calc(1px * 1px)"], ["20"]])
  func `a size that nobody knows cannot be told`(_ sizes: [String]) {
    var values = values()
    #expect(values.fonts(FontSource(sizes: sizes, weights: ["400"]))[0] == nil)
  }

  @Test(arguments: [
    ("0.5", 0.5), ("30%", 0.3), ("2", 1), ("-1", 0), ("var(--t-dim)", 0.5), ("calc(var(--t-dim) / 2)", 0.25),
    ("1px", nil), ("var(--t-none)", nil),
  ])
  func `an opacity is from 0 to 1`(_ text: String, _ wanted: Double?) {
    var values = values()
    #expect(values.opacities(text)[0] == wanted)
  }
}
