import Cascade
import Diagnostics
import TestSupport
import Testing

@Suite struct StyleSheetFindingsTests {
  private func findings(_ css: MarkedText) -> [String] {
    var files = SourceFiles()
    var findings = Findings()
    _ = StyleSheet.read(files.add(path: "component.css", bytes: Array(css.text.utf8)), into: &findings)
    return findings.lines(in: css)
  }

  @Test(
    arguments: [
      ("a { color: red }", []),
      ("\u{FEFF}a { color: red }", []),
      ("\u{FEFF}@media print { }", []),
      ("a { 1️⃣colr: red }", ["1️⃣ error invalid-css: 'colr' is no property"]),
      ("a { -webkit-anything: 1; --anything: 1; -x-y: z }", []),
      (
        "a { color: red 1️⃣background: blue }",
        ["1️⃣ error invalid-css: ':' stands in the value of 'color', ';' is needed before 'background'"]
      ),
      (
        "a { 1️⃣color red; margin: 0 }",
        ["1️⃣ error invalid-css: 'color red' is no declaration, ':' is needed behind 'color'"]
      ),
      ("a { 1️⃣color }", ["1️⃣ error invalid-css: 'color' is no declaration, ':' and a value are needed behind it"]),
      ("a { 1️⃣color: ; }", ["1️⃣ error invalid-css: 'color' has no value"]),
      ("a { --x:; }", []),
      ("a { 1️⃣*zoom: 1 }", ["1️⃣ error invalid-css: '*zoom: 1' is no declaration, a property's name is needed"]),
      (
        "a { color: red 1️⃣!importnt }",
        ["1️⃣ error invalid-css: '!importnt' stands in the value of 'color', only '!important' may stand there"]
      ),
      ("a { color: red ! important; --x: 1 !IMPORTANT }", []),
      ("a 1️⃣{ color: red", ["1️⃣ error invalid-css: '{' is never closed, '}' is needed"]),
      ("a 1️⃣{ color: red; b { margin: 0 }", ["1️⃣ error invalid-css: '{' is never closed, '}' is needed"]),
      ("a { width: 1️⃣calc(1px; } b { }", ["1️⃣ error invalid-css: '(' is never closed, ')' is needed"]),
      (
        "a { 1️⃣color: red b { margin: 0 } }",
        ["1️⃣ error invalid-css: '{' stands in the value of 'color', ';' or '}' is needed before it"]
      ),
      (
        "a { } 1️⃣}",
        ["1️⃣ error invalid-css: '}' closes nothing, '{' is needed before it"]
      ),
      ("a { } 1️⃣} b { }", ["1️⃣ error invalid-css: '}' closes nothing, '{' is needed before it"]),
      ("1️⃣a, b", ["1️⃣ error invalid-css: 'a, b' is no rule, '{' is needed behind it"]),
      (
        "a { content: 1️⃣\"x\n; color: red }",
        ["1️⃣ error invalid-css: a string ends with its line, its quotation mark is needed"]
      ),
      (
        "a { background: 1️⃣url(a b); color: red }",
        [
          "1️⃣ error invalid-css: an address in 'url()' holds a character that it must not, quotation marks are needed"
        ]
      ),
      ("a { color: red } 1️⃣/* x", ["1️⃣ error invalid-css: a comment is never closed, '*/' is needed"]),
      ("a1️⃣:hovr { }", ["1️⃣ error invalid-css: ':hovr' is no pseudo-class"]),
      ("a1️⃣::befor { }", ["1️⃣ error invalid-css: '::befor' is no pseudo-element"]),
      ("a1️⃣:nht-child(2) { }", ["1️⃣ error invalid-css: ':nht-child()' is no pseudo-class"]),
      ("a:1️⃣nth-child(2x) { }", ["1️⃣ error invalid-css: '2x' is no An+B, such as 'odd', '3' or '2n + 1' is needed"]),
      ("a1️⃣:autofill { }", ["1️⃣ warning unsupported-css: ':autofill' is not followed"]),
      (
        "1️⃣:root { --x: 1 }",
        ["1️⃣ warning unsupported-css: ':root' stands outside of a mock-up, it matches nothing in it"]
      ),
      (
        "a1️⃣::-webkit-slider-thumb { color: red }",
        ["1️⃣ warning unsupported-css: what '::-webkit-slider-thumb' paints is not audited"]
      ),
      ("1️⃣#1a { }", ["1️⃣ error invalid-css: '#1a' is no id, '#' and a name is needed"]),
      ("a1️⃣. b { }", ["1️⃣ error invalid-css: '.' stands alone, a class's name is needed behind it"]),
      ("a, 1️⃣{ }", ["@0 error invalid-css: nothing stands where a selector is needed"]),
      ("1️⃣> a { }", ["1️⃣ error invalid-css: '>' has nothing on its left, a selector is needed"]),
      ("a 1️⃣> { }", ["1️⃣ error invalid-css: '>' has nothing on its right, a selector is needed"]),
      ("a1️⃣[x?=y] { }", ["1️⃣ error invalid-css: '?' is no operator, '=', '~=', '|=', '^=', '$=' or '*=' is needed"]),
      ("a { > b { color: red } & + c:hover { margin: 0 } :not(&) { } .d & { } }", []),
      ("a { :is(b, 1️⃣:hovr) { } }", ["1️⃣ error invalid-css: ':hovr' is no pseudo-class"]),
      ("a:has(b1️⃣:has(c)) { }", ["1️⃣ error invalid-css: ':has()' stands in another, which must not be"]),
      ("1️⃣@meda print { }", ["1️⃣ error invalid-css: '@meda' is no at-rule"]),
      ("1️⃣@import url(x); @charset \"utf-8\";", ["1️⃣ warning unsupported-css: '@import' is not followed"]),
      ("@media (prefers-color-scheme: dark) and (width >= 20em) { a { color: red } }", []),
      (
        "@media 1️⃣(prefers-colour-scheme: dark) { }",
        ["1️⃣ error invalid-css: 'prefers-colour-scheme' is no feature of media"]
      ),
      (
        "@media 1️⃣(prefers-color-scheme: drak) { }",
        ["1️⃣ error invalid-css: 'drak' is no value of 'prefers-color-scheme', one of light, dark is needed"]
      ),
      (
        "@media (hover) { 1️⃣color: red }",
        ["1️⃣ error invalid-css: 'color' stands outside of a rule, a selector is needed"]
      ),
      ("1️⃣@media print;", ["1️⃣ error invalid-css: '@media' ends without a block, '{' is needed"]),
      ("1️⃣@layer a, ;", ["1️⃣ error invalid-css: nothing stands where the name of a layer is needed"]),
      ("@keyframes x { from { 1️⃣colr: red } 50% { color: red } }", ["1️⃣ error invalid-css: 'colr' is no property"]),
      (
        "1️⃣@keyframes x { form { color: red } }",
        [
          "1️⃣ error invalid-css: '@keyframes x' holds what is no step, 'from', 'to' or a percentage with a block is needed"
        ]
      ),
      ("@font-face { font-family: x; src: url(a) }", []),
      ("1️⃣@property --x { inherits: true }", ["1️⃣ error invalid-css: '@property --x' needs 'syntax' and 'inherits'"]),
      ("@scope (a) { b { color: red } }", ["@0 warning unsupported-css: '@scope' is not followed"]),
    ] as [(MarkedText, [String])])
  func `says what is wrong and where`(css: MarkedText, wanted: [String]) {
    #expect(findings(css) == wanted)
  }

  @Test func `brackets without end are one finding`() {
    for opening in ["(", "[", "{", "a{", "f(", ":is(", "@media(", "a{&{"] {
      let css = String(repeating: opening, count: 100_000)
      var files = SourceFiles()
      var findings = Findings()
      _ = StyleSheet.read(files.add(path: "component.css", bytes: Array(css.utf8)), into: &findings)
      #expect(findings.sorted.contains { $0.text.hasPrefix("brackets stand more than 128 deep") }, "\(opening)")
      #expect(findings.sorted.count < 400, "\(opening)")
    }
  }

  @Test func `selectors that grow with every nested rule end`() {
    let css = ".a, .b { " + String(repeating: "& &:not(& &) { color: red; ", count: 100)
    var files = SourceFiles()
    var findings = Findings()
    let sheet = StyleSheet.read(files.add(path: "component.css", bytes: Array(css.utf8)), into: &findings)
    #expect(findings.sorted.contains { $0.text.hasSuffix("tests is not followed") })
    #expect(sheet.rules.count == 100)
  }

  @Test func `the nearest name is the help`() {
    var files = SourceFiles()
    var findings = Findings()
    let css = "@meda x { } a { backgruond: red } a:hoover { } a:nth-chld(2) { }"
    _ = StyleSheet.read(files.add(path: "component.css", bytes: Array(css.utf8)), into: &findings)
    #expect(
      findings.sorted.compactMap(\.help) == [
        "did you mean '@media'?", "did you mean 'background'?", "did you mean ':hover'?",
        "did you mean ':nth-child()'?",
      ])
  }
}
