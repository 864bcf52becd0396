import Cascade
import Diagnostics
import Testing

@Suite struct DrawnStatesTests {
  private static let hover =
    ":is(:hover, :where([data-state~=\"hover\"], [data-state~=\"pressed\"]) "
    + ":is([data-state-target], :has([data-state-target])))"
  private static let soughtHover =
    ":is(:hover, :where([data-state~=\"hover\"], [data-state~=\"pressed\"]) [data-state-target])"
  private static let active =
    ":is(:active, :where([data-state~=\"pressed\"]) :is([data-state-target], :has([data-state-target])))"
  private static let focusWithin =
    ":is(:focus-within, :where([data-state~=\"focus\"]) :is([data-state-target], :has([data-state-target])))"
  private static let focus = ":is(:focus, :where([data-state~=\"focus\"]) [data-state-target])"
  private static let focusVisible = ":is(:focus-visible, :where([data-state~=\"focus\"]) [data-state-target])"

  private func read(_ css: String) -> (drawn: String, findings: [String]) {
    var files = SourceFiles()
    var findings = Findings()
    let file = files.add(path: "component.css", bytes: Array(css.utf8))
    let sheet = StyleSheet.read(file, into: &findings)
    return (String(decoding: sheet.withDrawnStates(file), as: UTF8.self), findings.sorted.map(\.text))
  }

  @Test(arguments: [
    (".a:hover { color: red }", ".a\(hover) { color: red }"),
    (".a:HOVER,\n.b:active{}", ".a\(hover),\n.b\(active){}"),
    (".a:active + .b, .c:focus-visible::before {}", ".a\(active) + .b, .c\(focusVisible)::before {}"),
    (".a:focus .b:focus-within {}", ".a\(focus) .b\(focusWithin) {}"),
    (".a:not(:hover) {}", ".a:not(\(hover)) {}"),
    (":is(.a:hover, :where(:focus)) {}", ":is(.a\(hover), :where(\(focus))) {}"),
    (".a { &:hover { > .b:active {} } }", ".a { &\(hover) { > .b\(active) {} } }"),
    (
      "@media (hover) { .a:hover {} } @supports (x: y) { .a:hover {} }",
      "@media (hover) { .a\(hover) {} } @supports (x: y) { .a\(hover) {} }"
    ),
    ("@layer x { .a:nth-child(2 of :hover) {} }", "@layer x { .a:nth-child(2 of \(hover)) {} }"),
    (".a:has(input:focus-visible) {}", ".a:has(input\(focusVisible)) {}"),
    (
      ".a:has(> b:hover, i) {}",
      ".a:has(> b\(soughtHover), > b:is(:where([data-state~=\"hover\"], [data-state~=\"pressed\"]) *) "
        + "[data-state-target], i) {}"
    ),
    ("/* .a:hover */ .b::after { content: ':hover' }", "/* .a:hover */ .b::after { content: ':hover' }"),
    (".a:hovering {} .b:focus-visible-x {}", ".a:hovering {} .b:focus-visible-x {}"),
    ("a { content: \"\\\":hover\" } /* open", "a { content: \"\\\":hover\" } /* open"),
    (
      "a { background: url(:hover) } @import url(:hover); [x=\":hover\"] {}",
      "a { background: url(:hover) } @import url(:hover); [x=\":hover\"] {}"
    ),
    (
      "#a .b, .c:not(#a):hover { color: #add }",
      ":is(#a, [id^=\"a--\"]) .b, .c:not(:is(#a, [id^=\"a--\"]))\(hover) { color: #add }"
    ),
    ("", ""),
  ])
  func `lets a state be drawn standing still`(css: String, expected: String) {
    #expect(read(css).drawn == expected)
  }

  @Test func `says what cannot be drawn`() {
    #expect(read(".a:has(.b:hover .c) {}").findings == ["':hover' inside of ':has()' is drawn for its target only"])
    #expect(read(".a:has(:not(:active)) {}").findings == ["':active' inside of ':has()' is drawn for its target only"])
    #expect(read(".a:has(.b:hover) .c:hover, .d:has(.b:focus .c) {}").findings.isEmpty)
  }

  @Test func `finds custom properties in use, not in comments or strings`() {
    let css =
      "a { --x-own: var( --x-a, f(var(--x-b))); b: 'var(--x-c)'; /* var(--x-d) */ color: my-var(--x-e) }"
      + "@media (hover) { a { &:hover { color: var(--x-f } } }"
    var files = SourceFiles()
    var findings = Findings()
    let file = files.add(path: "component.css", bytes: Array(css.utf8))
    let sheet = StyleSheet.read(file, into: &findings)
    #expect(sheet.customPropertyUses.map(\.name) == ["--x-a", "--x-b", "--x-f"])
    #expect(sheet.customPropertyUses.map { files.text(at: $0.place) } == ["--x-a", "--x-b", "--x-f"])
    #expect(sheet.ownCustomProperties == ["--x-own"])
  }
}
