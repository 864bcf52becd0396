import Cascade
import Diagnostics
import Testing

/// What may lie over or behind something else. Nothing is laid out, so all that the flow does not decide is told, or cannot be told.
@Suite struct OverlapTests {
  private static let pair = "<div class=a><i></i><p>x</p></div>"

  @Test(arguments: [
    PaintingCase(
      pair, ".a { position: relative } i { position: absolute; inset: 0; background: red }",
      "text p canvastext !'i' is positioned, and may lie over it"),
    PaintingCase(
      pair, ".a { position: relative } i { position: absolute; inset: 0; z-index: -1; background: red }",
      "text p canvastext on red"),
    PaintingCase(
      pair,
      ".a { position: relative; isolation: isolate; background: blue } i { position: absolute; inset: 0; z-index: -1; background: red }",
      "text p canvastext on blue, red"),
    PaintingCase(
      pair,
      ".a { position: relative; background: blue } i { position: absolute; inset: 0; z-index: -1; background: red }",
      "text p canvastext on red, blue"),
    PaintingCase(
      pair, ".a { position: relative } i { position: absolute; inset: 0; background: red } p { position: relative }",
      "text p canvastext on red"),
    PaintingCase(
      pair, ".a { position: relative } i { position: absolute; top: 0; left: 0; z-index: -1; background: red }",
      "text p canvastext on red?"),
    PaintingCase(
      pair,
      ".a { position: relative } i { position: absolute; top: 0; left: 0; background: red } p { position: relative; z-index: 1; background: blue }",
      "text p canvastext on blue !0 'i' is positioned, and may lie behind it"),
    PaintingCase(pair, ".a { position: relative } i { position: absolute; inset: 0 }", "text p canvastext"),
    PaintingCase(
      pair, ".a { position: relative } i { position: absolute; inset: 0; width: 4px; z-index: -1; background: red }",
      "text p canvastext on red?"),
    PaintingCase(
      "<div class=a><i></i></div><p>x</p>",
      ".a { position: relative; overflow: hidden } i { position: absolute; left: 4px; background: red }",
      "text p canvastext"),
    PaintingCase(
      "<div class=a><i></i></div><p>x</p>",
      ".a { position: relative } i { position: absolute; left: 4px; background: red }",
      "text p canvastext !'i' is positioned, and may lie over it"),
    PaintingCase(
      "<div class=a><i></i></div><p>x</p>",
      ".a { position: relative } i { position: absolute; inset: 0; background: red }",
      "text p canvastext"),
  ])
  func `what is positioned lies over or behind what stands beside it`(_ example: PaintingCase) {
    example.check()
  }

  @Test(arguments: [
    PaintingCase(
      "<div><p>x</p></div>", "div { background: red } p { position: absolute }",
      "text p canvastext !0 it is positioned, and what it lies on is not known"),
    PaintingCase(
      "<div><p>x</p></div>", "div { position: relative; background: red } p { position: absolute; top: 0; right: 0 }",
      "text p canvastext on red"),
    PaintingCase(
      "<div><section><p>x</p></section></div>",
      "div { position: relative; background: red } section { background: blue } p { position: absolute; inset: 0 }",
      "text p canvastext on red, blue?"),
    PaintingCase(
      "<div><p>x</p></div>",
      "div { position: relative; background: red } p { position: absolute; top: -8px; right: 0; background: blue }",
      "text p canvastext on blue !0 it is positioned, and what it lies on is not known"),
    PaintingCase(
      "<p>x</p>", "p { position: fixed; inset: 0 }",
      "text p canvastext !0 it is fixed to the screen, and may lie on anything"),
    PaintingCase(
      "<div><img src=x alt=''><p>x</p></div>",
      "div { position: relative } p { position: absolute; bottom: 0; left: 0 }",
      "text p canvastext !0 it is positioned, and may lie on 'img'"),
    PaintingCase(
      "<i></i><p>x</p>", "i { display: block; background: red } p { margin-top: -8px }",
      "text p canvastext !0 it is moved by a negative 'margin-top', and may lie on 'i'"),
    PaintingCase(
      "<i></i><b></b><p>x</p>", "i { display: block; background: red } p { margin-top: -8px }", "text p canvastext"),
    PaintingCase(
      "<i></i><p>x</p>", "i { display: block; background: red } p { border-top: 1px solid; margin-top: -1px }",
      "text p canvastext"),
    PaintingCase(
      "<i></i><p>x</p>", "i { display: block; background: red } p { border-top: 1px solid; margin-top: -2px }",
      "text p canvastext !0 it is moved by a negative 'margin-top', and may lie on 'i'"),
    PaintingCase(
      "<p>x</p><div><i></i></div>", "i { display: block; background: red } div { margin-top: -8px }",
      "text p canvastext !0 'i' stands in 'div', which is moved by a negative 'margin-top', and may lie behind it"),
    PaintingCase(
      "<i></i><p>x</p>", "i { display: block; position: sticky; top: 0; background: red }", "text p canvastext"),
    PaintingCase(
      "<i></i><p>x</p>", "i { display: block; position: sticky; top: 0; background: var(--t-half) }",
      "text p canvastext !'i' sticks to an edge, and may lie over it"),
    PaintingCase(
      "<i></i><p>x</p>", "i { display: block; position: sticky; bottom: 0; background: red }",
      "text p canvastext !'i' sticks to an edge, and may lie over it"),
    PaintingCase(
      "<i></i><p>x</p>", "i { display: block; background: red } p { position: relative; top: -8px }",
      "text p canvastext !0 it is moved by 'top', and may lie on 'i'"),
    PaintingCase(
      "<i></i><p>x</p>", "i { display: block; background: red } p { position: relative; top: 0 }", "text p canvastext"),
    PaintingCase("<i></i><p>x</p>", "i { display: block; background: red } p { scale: 0.9 }", "text p canvastext"),
    PaintingCase(
      "<div><i></i><p>x</p></div>",
      "div { display: grid } i { grid-area: 1 / 1; background: red } p { grid-area: 1 / 1 }",
      "text p canvastext !0 'i' is laid into the same cell of a grid, and may lie behind it"),
    PaintingCase(
      "<div><i></i><p>x</p></div>",
      "div { display: grid } i { grid-area: 1 / 1 / 3 / 2; background: red } p { grid-area: 1 / 2 / 2 / 3 }",
      "text p canvastext"),
    PaintingCase(
      "<div><i></i><p>x</p></div>",
      "div { display: grid } i { grid-area: 1 / 1 / -1 / -1; background: red } p { grid-area: 2 / 3 }",
      "text p canvastext !0 'i' is laid into the same cell of a grid, and may lie behind it"),
    PaintingCase(
      "<div><i></i><p>x</p></div>",
      "div { display: grid } i { grid-area: 9000000000000000000 / 1 / span 9000000000000000000; background: red } p { grid-area: 1 / 1 }",
      "text p canvastext"),
    PaintingCase(
      "<div><i></i><p>x</p></div>", "div { display: grid } i { grid-area: a; background: red } p { grid-area: b }",
      "text p canvastext"),
    PaintingCase(
      "<div><p>x</p></div>",
      "div { position: relative; background: red } p { position: absolute; inset: 0; translate: 0 50% }",
      "text p canvastext !0 it is positioned, and what it lies on is not known"),
    PaintingCase(
      "<div><i>y</i><p>x</p></div>", "i { float: left; background: red }", "text i canvastext on red",
      "text p canvastext"),
    PaintingCase(
      "<div><i>y</i><p></p></div>", "i { float: left } p { background: red }",
      "text i canvastext !0 it floats, and may lie on 'p'"),
  ])
  func `what is moved may lie on what it is moved to`(_ example: PaintingCase) {
    example.check()
  }

  @Test func `a component may say what something lies on`() throws {
    var contrast = DeclaredContrast()
    contrast.overlaps = [.init(part: try selector("i"), on: try selector(".a"))]
    let css = ".a { background: red } i { position: absolute; top: -4px; background: var(--t-half) }"
    PaintingCase("<div class=a>y<i>x</i></div>", css, "text .a canvastext on red", "text i canvastext on red, <half>")
      .check(contrast)
    PaintingCase(
      "<img class=a src=x alt=''><i>x</i>", css,
      "text i canvastext on red, <half> !1 it lies on '.a', and what that shows is not known"
    ).check(contrast)
  }

  @Test func `boxes without number are not compared with each other`() {
    let boxes = String(repeating: "<i></i>", count: 3000)
    let lines = PaintedSnippet(
      "<p>x</p>\(boxes)", css: "i { position: absolute; background: red } p { position: absolute; background: blue }"
    ).lines
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix("!more than 256 boxes may lie over each other") == true)
  }

  @Test func `an animation that changes colours cannot be told, and one that turns something can`() {
    let spin = "@keyframes k { to { rotate: 1turn } } p { animation: 1s k infinite }"
    PaintingCase("<p>x</p>", spin, "text p canvastext").check()
    let pulse = "@keyframes k { to { opacity: 0 } } p { animation: 1s k infinite }"
    PaintingCase("<p>x</p>", pulse, "text p canvastext !the animation 'k' changes 'opacity'").check()
  }
}

/// A selector as component.yaml has it.
func selector(_ text: String) throws -> Selector {
  var files = SourceFiles()
  var findings = Findings()
  let sheet = StyleSheet.read(files.add(path: "a.css", bytes: Array("\(text) { color: red }".utf8)), into: &findings)
  return try #require(sheet.rules.first?.selectors.first)
}
