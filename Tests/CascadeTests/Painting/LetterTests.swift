import Cascade
import Testing

/// What letters are painted with, and what lies behind them.
@Suite struct LetterTests {
  @Test(arguments: [
    PaintingCase(
      "<section><div><p>x</p></div></section>",
      "section { background: var(--t-b) } div { background: var(--t-fade), red } p { color: var(--t-a) }",
      "text p <a> on <b>, red, <fade>"),
    PaintingCase(
      "<p>x <b>y</b> z</p>", "b { background: red }", "text p canvastext", "text p canvastext",
      "text b canvastext on red 16px/400 bolder"),
    PaintingCase("<p>x</p>", "p { background: transparent }", "text p canvastext"),
    PaintingCase("<p>x</p>", "p { background: var(--t-clear) }", "text p canvastext"),
    PaintingCase("<p>x</p>", "p { -webkit-text-fill-color: red; color: blue }", "text p red"),
    PaintingCase("<p>x</p>", "p { display: contents; background: red }", "text p canvastext"),
    PaintingCase("x", "p { color: red }", "text - canvastext"),
    PaintingCase(
      "<progress value=1>x</progress><meter value=1><b>y</b></meter><video><p>z</p></video>", "p { color: red }"),
    PaintingCase(
      "<p>x</p>", "p { background: url(x.png) red }",
      "text p canvastext on red !1 'url(x.png)' is an image, and what it shows is not known"),
    PaintingCase(
      "<p>x</p>", "p { background: linear-gradient(red, blue), red; background-blend-mode: multiply }",
      "text p canvastext !0 'background-blend-mode' blends its backgrounds"),
  ])
  func `backgrounds stack up from the outermost`(_ example: PaintingCase) {
    example.check()
  }

  @Test(arguments: [
    PaintingCase("<p>x</p>", "p { opacity: 0.5; background: red }", "text p canvastext on red {0: 0.5}"),
    PaintingCase(
      "<div><p>x</p></div>", "div { background: red; opacity: 0.5 } p { background: blue; opacity: var(--t-dim) }",
      "text p canvastext on red, blue {0: 0.5, 1: var(--t-dim)}"),
    PaintingCase("<p>x</p>", "p { filter: opacity(30%); opacity: 0.5 }", "text p canvastext {0: 0.5, 0: 30%}"),
    PaintingCase("<p>x</p>", "p { opacity: 1; filter: none }", "text p canvastext"),
    PaintingCase("<p>x</p>", "p { opacity: 50%; opacity: 1px }", "text p canvastext {0: 50%}"),
    PaintingCase("<p>x</p>", "p { opacity: calc(1px) }", "text p canvastext {0: calc(1px)}"),
    PaintingCase(
      "<p>x</p>", "p { filter: blur(2px) }", "text p canvastext !'filter: blur(2px)' changes what is painted"),
    PaintingCase(
      "<div><p>x</p></div>", "div { mix-blend-mode: multiply }",
      "text p canvastext !'mix-blend-mode: multiply' blends it with what lies behind it"),
    PaintingCase(
      "<div><p>x</p></div>", "div { background: red } p { backdrop-filter: invert(1); background: var(--t-half) }",
      "text p canvastext on red, <half> !1 'backdrop-filter: invert(1)' changes what lies behind it"),
    PaintingCase(
      "<div><p>x</p></div>", "div { background: red } p { backdrop-filter: blur(4px); background: var(--t-half) }",
      "text p canvastext on red, <half>"),
    PaintingCase(
      "<div><p>x</p></div>", "div { background: var(--t-fade) } p { backdrop-filter: blur(4px) }",
      "text p canvastext on <fade> !1 'backdrop-filter: blur(4px)' changes what lies behind it"),
    PaintingCase(
      "<p>x</p>", "p { mask-image: linear-gradient(#000, transparent) }",
      "text p canvastext !a mask may take something away from it"),
  ])
  func `what fades is a group, and what changes colours cannot be told`(_ example: PaintingCase) {
    example.check()
  }

  @Test(arguments: [
    PaintingCase(
      "<p>x</p>", "p { background: var(--t-fade); background-clip: text; color: transparent }", "text p <fade>"),
    PaintingCase(
      "<div><p><b>x</b></p></div>",
      "div { background: red } p { background: var(--t-fade); -webkit-background-clip: text; -webkit-text-fill-color: transparent }",
      "text b <fade> on red 16px/400 bolder"),
    PaintingCase("<p>x</p>", "p { background: red; background-clip: text; color: transparent }", "text p red"),
    PaintingCase(
      "<p>x</p>", "p { background: url(x.png); background-clip: text; color: transparent }",
      "text p transparent !'url(x.png)' is an image, and what it shows is not known"),
    PaintingCase("<p>x</p>", "p { color: transparent }"),
    PaintingCase("<p>x</p>", "p { color: transparent; -webkit-text-stroke: 1px red }", "text p red"),
    PaintingCase(
      "<p>x</p>", "p { -webkit-text-stroke: 1px red }", "text p canvastext !its letters have an edge of another colour"),
    PaintingCase("<p>x</p>", "p { text-shadow: 0 1px 2px #000 }", "text p canvastext"),
    PaintingCase(
      "<p>x</p>", "p { text-shadow: 0 0 20px #000 }", "text p canvastext !a wide shadow lies behind its letters"),
  ])
  func `letters may be filled by a background, and have edges and shadows`(_ example: PaintingCase) {
    example.check()
  }

  @Test(arguments: [
    PaintingCase("<p>x</p>", "p::before { content: 'a'; color: red }", "text p canvastext", "text p::before red"),
    PaintingCase("<p>x</p>", "p::before { color: red }", "text p canvastext"),
    PaintingCase("<p>x</p>", "p::before { content: none; color: red }", "text p canvastext"),
    PaintingCase(
      "<p title=a></p>", "p::after { content: attr(title) / 'b'; background: red }", "text p::after canvastext on red"),
    PaintingCase("<p title=''></p>", "p::after { content: attr(title) }"),
    PaintingCase("<input placeholder=a>", "", "placeholder input::placeholder #757575 on field 13.3333px/400"),
    PaintingCase("<input placeholder=a value=b>", "", "text input fieldtext on field 13.3333px/400"),
    PaintingCase(
      "<textarea placeholder=a></textarea>", "textarea { background: red } ::placeholder { color: blue; opacity: .5 }",
      "placeholder textarea::placeholder blue on red {1: 0.5} 13.3333px/400"),
    PaintingCase("<input type=submit>", "", "text input buttontext on buttonface 13.3333px/400"),
    PaintingCase("<input type=checkbox value=a>", ""),
    PaintingCase(
      "<select><option>a<option selected>b</select>", "select { background: red } option { color: blue }",
      "text select fieldtext on red 13.3333px/400"),
  ])
  func `pseudo-elements and controls have letters of their own`(_ example: PaintingCase) {
    example.check()
  }

  @Test(arguments: [
    "display: none", "visibility: hidden", "opacity: 0", "filter: opacity(0)", "font-size: 0",
    "content-visibility: hidden",
    "position: absolute; clip: rect(0 0 0 0)", "position: absolute; clip-path: inset(50%)",
    "width: 1px; height: 1px; overflow: hidden", "position: absolute; left: -9999px", "text-indent: -9999px",
    "transform: scale(0)", "max-height: 0; overflow: hidden",
  ])
  func `what is not seen is no part`(_ css: String) {
    PaintingCase("<p>x</p>", "p { \(css) }").check()
  }

  @Test(arguments: [
    "<p hidden>x</p>", "<details><p>x</p></details>", "<template>x</template>", "<dialog>x</dialog>",
    "<p> \n\u{200B}</p>",
    "<script>x</script>", "<input type=hidden value=x>", "<svg><title>x</title></svg>",
    "<datalist><option>x</datalist>",
    "<div popover>x</div>",
  ])
  func `what the browser does not show is no part`(_ html: String) {
    PaintingCase(html, "").check()
  }

  @Test(arguments: [
    PaintingCase(
      "<p>a<b>x</b></p>", "p { visibility: hidden } b { visibility: visible }", "text b canvastext 16px/400 bolder"),
    PaintingCase(
      "<details open><summary>s</summary>x</details>", "", "text details canvastext", "text summary canvastext"),
    PaintingCase("<p hidden>x</p>", "p { display: block }", "text p canvastext"),
  ])
  func `what is shown again is a part`(_ example: PaintingCase) {
    example.check()
  }
}
