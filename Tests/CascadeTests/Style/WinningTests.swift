import Testing

/// CSS Cascade 5, section 6; each as Chromium computes it.
@Suite struct WinningTests {
  @Test(arguments: [
    PaintingCase("<p class=a id=i>x</p>", "#i { color: red } .a.a.a { color: blue }", "text .a red"),
    PaintingCase("<p class=a>x</p>", ".a { color: red } .a { color: blue }", "text .a blue"),
    PaintingCase("<p class=a>x</p>", "p { color: red !important } .a { color: blue }", "text .a red"),
    PaintingCase("<p style='color: red'>x</p>", "p { color: blue }", "text p red"),
    PaintingCase("<p style='color: red'>x</p>", "p { color: blue !important }", "text p blue"),
    PaintingCase("<p style='color: red !important'>x</p>", "p { color: blue !important }", "text p red"),
    PaintingCase(
      "<p class=a>x</p>", "@layer x, y; @layer y { p { color: red } } @layer x { .a { color: blue } }", "text .a red"),
    PaintingCase("<p class=a>x</p>", "p { color: red } @layer x { .a { color: blue } }", "text .a red"),
    PaintingCase(
      "<p>x</p>", "@layer x, y; @layer y { p { color: red !important } } @layer x { p { color: blue !important } }",
      "text p blue"),
    PaintingCase("<p>x</p>", "p { color: red; color: nothing; color: #12 }", "text p red"),
  ])
  func `origin, importance, layer, specificity and order decide`(_ example: PaintingCase) {
    example.check()
  }

  @Test(arguments: [
    PaintingCase("<p><b>x</b></p>", "p { color: red } b { color: initial }", "text b canvastext 16px/400 bolder"),
    PaintingCase("<p><b>x</b></p>", "p { color: red } b { color: unset }", "text b red 16px/400 bolder"),
    PaintingCase("<p><a href=x>x</a></p>", "a { color: red } a { color: revert }", "text a linktext"),
    PaintingCase("<a href=x>x</a>", "a { color: red; color: inherit; text-decoration: none }", "text a canvastext"),
    PaintingCase(
      "<p>x</p>", "@layer x { p { color: red } } @layer y { p { color: blue; color: revert-layer } }", "text p red"),
    PaintingCase("<mark>x</mark>", "mark { all: unset }", "text mark canvastext"),
    PaintingCase("<mark>x</mark>", "mark { all: initial }", "text mark #000"),
    PaintingCase(
      "<div><p>x</p></div>", "div { background: red } p { background: inherit }", "text p canvastext on red, red"),
    PaintingCase(
      "<i><p>x</p></i><em><p>x</p></em>",
      "i { background: red } em { background: blue } p { background: inherit }",
      "text p canvastext on red, red", "text p canvastext on blue, blue"),
    PaintingCase(
      "<i><p>x</p></i><em><p>x</p></em>",
      "i { background: red } em { background: blue } p { background: var(--none, inherit) }",
      "text p canvastext on red, red", "text p canvastext on blue, blue"),
  ])
  func `keywords go back to what is inherited, initial or of the browser`(_ example: PaintingCase) {
    example.check()
  }

  @Test(arguments: [
    PaintingCase("<p>x</p>", "p { --c: red; color: var(--c) }", "text p red"),
    PaintingCase("<p>x</p>", "p { --c: var(--t-a); color: var(--c) }", "text p <a>"),
    PaintingCase("<p>x</p>", "p { color: var(--none, var(--t-a)) }", "text p <a>"),
    PaintingCase("<div><p>x</p></div>", "div { color: red } p { color: var(--none) }", "text p red"),
    PaintingCase("<div><p>x</p></div>", "div { color: red } p { color: blue; color: var(--none) }", "text p red"),
    PaintingCase("<p>x</p>", "p { --a: var(--b); --b: var(--a, red); color: var(--a, blue) }", "text p blue"),
    PaintingCase("<div><p>x</p></div>", "div { --c: red } p { --c: initial; color: var(--c, blue) }", "text p blue"),
    PaintingCase("<p>x</p>", "p { --t-a: red; color: var(--t-a) }", "text p red"),
    PaintingCase("<p style='--t-a: red'>x</p>", "p { color: var(--t-a) }", "text p red"),
    PaintingCase("<p style='--c: red'>x</p>", "p { color: var(--c) }", "text p red"),
    PaintingCase("<p>x</p>", "p { --n: 10 20; color: rgb(var(--n) 30) }", "text p rgb(10 20 30)"),
    PaintingCase("<div><p>x</p></div>", "div { color: red } p { color: var(--t-size) }", "text p red"),
    PaintingCase("<p>x</p>", "p { --all: var(--t-b) none; background: var(--all) }", "text p canvastext on <b>"),
    PaintingCase(
      "<p>x</p>", "p { color: color-mix(in srgb, var(--t-a), white) }", "text p color-mix(in srgb, var(--t-a), white)"),
    PaintingCase(
      "<div><p>x</p></div>",
      "@property --c { syntax: '<color>'; inherits: false; initial-value: blue } div { --c: red } p { color: var(--c) }",
      "text p blue"),
    PaintingCase(
      "<p>x</p>",
      "@layer x, y; @layer y { p { --c: red !important } } @layer x { p { --c: blue !important } } p { color: var(--c) }",
      "text p blue"),
    PaintingCase("<p>x</p>", "@layer x { p { --c: red } } p { --c: revert-layer; color: var(--c) }", "text p red"),
  ])
  func `custom properties of the component are put in, those of tokens stay`(_ example: PaintingCase) {
    example.check()
  }

  @Test(arguments: [
    ("--c: var(--none, inherit)", "red"), ("--c: var(--none, unset)", "red"), ("--c: var(--none, revert)", "red"),
    ("--c: var(--none, initial)", "lime"), ("--c: var(--none)", "lime"), ("--c: inherit", "red"),
    ("--k: var(--none, initial); --c: var(--k, blue)", "blue"), ("--k: inherit; --c: var(--none, var(--k))", "lime"),
    ("--own: inherit; --c: var(--own)", "red"), ("--own: var(--none, inherit); --c: var(--own)", "red"),
    ("--own: unset; --c: var(--own)", "yellow"), ("--own: var(--none); --c: var(--own)", "yellow"),
    ("--all: initial; --c: var(--all)", "yellow"), ("--all: var(--none, initial); --c: var(--all)", "yellow"),
    ("--all: var(--none); --c: var(--all)", "red"),
  ])
  func `a keyword that a custom property falls back to is its own, not that of who uses it`(
    _ css: String, _ color: String
  ) {
    let properties = """
      @property --own { syntax: '<color>'; inherits: false; initial-value: yellow }
      @property --all { syntax: '<color>'; inherits: true; initial-value: yellow }
      """
    PaintingCase(
      "<div><p>x</p></div>",
      "\(properties) div { --c: red; --own: red; --all: red; color: black } p { \(css); color: var(--c, lime) }",
      "text p \(color)"
    ).check()
  }

  @Test(arguments: [
    PaintingCase(
      "<div><p>x</p></div>", "div { color: var(--t-a) } p { background: currentcolor }", "text p <a> on <a>"),
    PaintingCase(
      "<p>x</p>", "p { color: red; background: color-mix(in srgb, currentColor 10%, transparent) }",
      "text p red on color-mix(in srgb, red 10%, transparent)"),
    PaintingCase("<p>x</p>", "p { color-scheme: dark }", "text p #fff"),
    PaintingCase("<p>x</p>", "p { color-scheme: dark; color: light-dark(red, blue) }", "text p blue"),
    PaintingCase(
      "<p>x</p>", "p { color-scheme: light dark; color: light-dark(red, blue) }", "text p light-dark(red, blue)"),
    PaintingCase(
      "<div><p>x</p></div>", "div { color: light-dark(red, blue) } p { color-scheme: dark }",
      "text p light-dark(red, blue)"),
  ])
  func `the colour of the text and the scheme are those of the element`(_ example: PaintingCase) {
    example.check()
  }

  @Test(arguments: [
    PaintingCase(
      "<p>x</p>", "@supports (color: red) { p { color: red } }",
      "text p canvastext !'@supports (color: red)' decides 'color', and only a browser can tell whether it holds"),
    PaintingCase("<p>x</p>", "@supports (color: red) { p { color: red } } p { color: blue }", "text p blue"),
    PaintingCase("<p>x</p>", "p { color: red } @supports (color: red) { p { color: red } }", "text p red"),
    PaintingCase("<p>x</p>", "@supports (color: red) { p { padding: 1px } }", "text p canvastext"),
  ])
  func `a condition that nobody can tell matters where it would win`(_ example: PaintingCase) {
    example.check()
  }
}
