import Testing

@testable import Site

struct CSSScannerTests {
  @Test(arguments: [
    (".a:hover { color: red }", ".a:is(:hover, :where([data-state~=\"hover\"]) [data-state-target]) { color: red }"),
    (
      ".a:active + .b, .c:focus-visible::before {}",
      ".a:is(:active, :where([data-state~=\"pressed\"]) [data-state-target]) + .b, "
        + ".c:is(:focus-visible, :where([data-state~=\"focus\"]) [data-state-target])::before {}"
    ),
    ("/* .a:hover */ .b::after { content: ':hover' }", "/* .a:hover */ .b::after { content: ':hover' }"),
    (".a:hovering {} .b:focus-visible-x {}", ".a:hovering {} .b:focus-visible-x {}"),
    ("a { content: \"\\\":hover\" } /* open", "a { content: \"\\\":hover\" } /* open"),
    ("", ""),
  ])
  func `lets a state be drawn standing still`(css: String, expected: String) {
    #expect(String(decoding: CSSScanner(Array(css.utf8)).withDrawnStates, as: UTF8.self) == expected)
  }

  @Test func `finds custom properties in use, not in declarations, comments or strings`() {
    let css = "a { --x-own: var( --x-a, var(--x-b)); b: 'var(--x-c)'; /* var(--x-d) */ c: my-var(--x-e) } var(--x-f"
    let bytes = Array(css.utf8)
    let names = CSSScanner(bytes).customPropertyUses.map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(names == ["--x-a", "--x-b", "--x-f"])
  }
}
