import Testing

@Suite struct ShorthandTests {
  @Test(arguments: [
    PaintingCase("<p>x</p>", "p { background: red }", "text p canvastext on red"),
    PaintingCase("<p>x</p>", "p { background: var(--t-a) }", "text p canvastext on <a>"),
    PaintingCase("<p>x</p>", "p { background: var(--t-fade) }", "text p canvastext on <fade>"),
    PaintingCase("<p>x</p>", "p { background: red; background: none }", "text p canvastext"),
    PaintingCase("<p>x</p>", "p { background-color: red; background: var(--t-fade) }", "text p canvastext on <fade>"),
    PaintingCase(
      "<p>x</p>", "p { background: var(--t-fade), linear-gradient(red, blue) var(--t-b) }",
      "text p canvastext on <b>, linear-gradient(red, blue), <fade>"),
    PaintingCase("<p>x</p>", "p { background: red, var(--t-fade) }", "text p canvastext"),
    PaintingCase(
      "<p>x</p>", "p { background: var(--t-fade) 50% 0 / 100% var(--t-small) no-repeat }",
      "text p canvastext on <fade>?"),
    PaintingCase(
      "<p>x</p>", "p { background: var(--t-fade) center / cover no-repeat border-box }", "text p canvastext on <fade>"),
    PaintingCase("<p>x</p>", "p { background: var(--t-fade) 0 0 / 4px 4px }", "text p canvastext on <fade>"),
    PaintingCase(
      "<p>x</p>", "p { background: var(--t-size) var(--t-line) }",
      "text p canvastext !'background: var(--t-size) var(--t-line)' holds what is no colour and no image"),
  ])
  func `backgrounds are a colour and images, from the bottom up`(_ example: PaintingCase) {
    example.check()
  }

  @Test(arguments: [
    PaintingCase("<p>x</p>", "p { font: 20px serif }", "text p canvastext 20px/400"),
    PaintingCase("<p>x</p>", "p { font: italic bold 1.5em/2 serif }", "text p canvastext 16px 1.5em/bold"),
    PaintingCase(
      "<p>x</p>", "p { font: var(--t-weight) var(--t-size)/1.2 serif }",
      "text p canvastext var(--t-size)/var(--t-weight)"),
    PaintingCase("<p>x</p>", "p { font: var(--t-type) }", "text p canvastext var(--t-type)/var(--t-type)"),
    PaintingCase("<p>x</p>", "p { font-weight: 700; font: 20px serif }", "text p canvastext 20px/400"),
    PaintingCase("<p>x</p>", "p { font: 20px }", "text p canvastext"),
    PaintingCase(
      "<h1><b>x</b></h1>", "b { font-size: 50% }", "text b canvastext 16px 2em 50%/bold bolder"),
    PaintingCase("<p><code>x</code></p>", "", "text code canvastext 16px calc(100% * 13 / 16)/400"),
    PaintingCase("<p><code>x</code></p>", "p { font-size: 20px }", "text code canvastext 20px/400"),
    PaintingCase("<p><code>x</code></p>", "code { font-family: ui-monospace, monospace }", "text code canvastext"),
  ])
  func `sizes and weights are kept as far as they rest on each other`(_ example: PaintingCase) {
    example.check()
  }

  @Test(arguments: [
    PaintingCase(
      "<textarea></textarea>", "textarea { border: 1px solid var(--t-a); background: none }",
      "border outer textarea <a>", "border inner textarea <a>"),
    PaintingCase(
      "<textarea></textarea>", "textarea { border: var(--t-line); background: var(--t-b) }",
      "border outer textarea var(--t-line-color)", "border inner textarea var(--t-line-color) on <b>"),
    PaintingCase(
      "<textarea></textarea>", "textarea { border: 0; border-block-end: 2px solid red; background: none }",
      "border outer textarea red", "border inner textarea red"),
    PaintingCase(
      "<textarea></textarea>", "textarea { border-color: red blue; background: none }",
      "border outer textarea red", "border inner textarea red", "border outer textarea blue",
      "border inner textarea blue"),
    PaintingCase("<textarea></textarea>", "textarea { border: none; background: none }"),
    PaintingCase("<textarea></textarea>", "textarea { border: 0 solid red; background: none }"),
    PaintingCase("<textarea></textarea>", ""),
    PaintingCase(
      "<input>", "input { border: 2px solid var(--t-half); background: red }",
      "border outer input <half> !the border is translucent, and the background of the box lies behind it",
      "border inner input <half> on red"),
    PaintingCase("<input type=checkbox>", "input { border: 1px solid red }"),
  ])
  func `the border of a field has two sides, where its author had a say`(_ example: PaintingCase) {
    example.check()
  }
}
