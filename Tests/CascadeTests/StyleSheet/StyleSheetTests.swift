import Cascade
import Diagnostics
import Testing

@Suite struct StyleSheetTests {
  private static let html = """
    <div class="a"><div class="b" id="x"><span class="c">1</span></div><span class="c d">2</span>\
    <p class="a b">3</p></div>
    """

  /// The value of `--w` of each element in Chromium 156 in a window of 400 px; the last is in a dark scheme where that matters.
  private static let wanted: [(css: String, light: [String], dark: [String]?)] = [
    (
      "@media (hover) and (hover: hover) and (any-pointer: fine) { .a { --w: 1 } } @media (pointer: coarse) { .b { --w: 2 } }",
      ["1", "none", "none", "none", "1"], nil
    ),
    (
      "@media (hover: none), (any-hover: none) { .a { --w: 1 } } @media (pointer) { .b { --w: 2 } }",
      ["none", "2", "none", "none", "2"], nil
    ),
    (".a { --w: 1; .c { --w: 2 } --w: 3 }", ["3", "none", "2", "2", "3"], nil),
    (".a { --w: 1; & { --w: 2 } }", ["2", "none", "none", "none", "2"], nil),
    (".a { > .c { --w: 1 } & .c { --w: 2 } .b & { --w: 3 } }", ["none", "none", "2", "2", "none"], nil),
    (".a, #x { .c { --w: 1 } } .a .b .c { --w: 2 }", ["none", "none", "1", "1", "none"], nil),
    (".a { & & { --w: 1 } }", ["none", "none", "none", "none", "1"], nil),
    (".a { &.b { --w: 1 } .b& { --w: 2 } }", ["none", "none", "none", "none", "2"], nil),
    (".b { :not(&) { --w: 1 } }", ["1", "none", "1", "1", "none"], nil),
    (".c { .a > & { --w: 1 } }", ["none", "none", "none", "1", "none"], nil),
    (".c { + p { --w: 1 } ~ p { --w: 2 } }", ["none", "none", "none", "none", "2"], nil),
    (".a { @media (width < 500px) { --w: 1; .c { --w: 2 } } }", ["1", "none", "2", "2", "1"], nil),
    (".a { @media (width > 500px) { --w: 1; .c { --w: 2 } } }", ["none", "none", "none", "none", "none"], nil),
    (
      "@media (prefers-color-scheme: dark) { .a { --w: dark } } @media (prefers-color-scheme: light) { .b { --w: light } }",
      ["none", "light", "none", "none", "light"], ["dark", "none", "none", "none", "dark"]
    ),
    (
      "@media not (prefers-color-scheme: dark) { .a { --w: 1 } }", ["1", "none", "none", "none", "1"],
      ["none", "none", "none", "none", "none"]
    ),
    (
      "@media not all and (prefers-color-scheme: dark) { .a { --w: 1 } }", ["1", "none", "none", "none", "1"],
      ["none", "none", "none", "none", "none"]
    ),
    (
      "@media print { .a { --w: 1 } } @media screen { .b { --w: 2 } } @media only screen and (min-width: 20em) { .c { --w: 3 } }",
      ["none", "2", "3", "3", "2"], nil
    ),
    (
      "@media (300px <= width <= 400px) { .a { --w: 1 } } @media (400px < width) { .b { --w: 2 } } @media (width = 400px) { .c { --w: 3 } }",
      ["1", "none", "3", "3", "1"], nil
    ),
    (
      "@media (max-width: 399.5px), (prefers-reduced-motion: no-preference) { .a { --w: 1 } }",
      ["1", "none", "none", "none", "1"], nil
    ),
    (
      "@media (prefers-reduced-motion) { .a { --w: 1 } } @media (prefers-reduced-motion: reduce) { .b { --w: 2 } } @media (forced-colors: none) { .c { --w: 3 } }",
      ["none", "none", "3", "3", "none"], nil
    ),
    (
      "@media (width > 10px) and (not (width > 500px)) { .a { --w: 1 } } @media (width > 500px) or (width > 100px) { .c { --w: 2 } }",
      ["1", "none", "2", "2", "1"], nil
    ),
    (
      "@media (width) { .a { --w: 1 } } @media (min-width: 25em) { .b { --w: 2 } } @media (min-width: 26em) { .c { --w: 3 } }",
      ["1", "2", "none", "none", "2"], nil
    ),
    (
      "@media nonsense and { .a { --w: 1 } } @media (nope: 1) { .b { --w: 2 } } @media (nope: 1), screen { .c { --w: 3 } }",
      ["none", "none", "3", "3", "none"], nil
    ),
    ("@media { .a { --w: 1 } }", ["1", "none", "none", "none", "1"], nil),
    (
      "@layer one, two; @layer two { .a { --w: 2 } } @layer one { div.a { --w: 1 } }",
      ["2", "none", "none", "none", "2"], nil
    ),
    ("@layer one { .a { --w: 1 } } .a { --w: 0 }", ["0", "none", "none", "none", "0"], nil),
    ("@layer one { .a { --w: 1 !important } } .a { --w: 0 !important }", ["1", "none", "none", "none", "1"], nil),
    ("@layer one { #x { --w: 1 } } div { --w: 0 }", ["0", "0", "none", "none", "none"], nil),
    (
      "@layer a { .a { --w: a } @layer b { .a.a { --w: ab } } } @layer a.b { .c { --w: 1 } } @layer a { .c { --w: 2 } }",
      ["a", "none", "2", "2", "a"], nil
    ),
    (
      "@layer a.b, a.c; @layer a.c { .c { --w: c } } @layer a.b { .c.c { --w: b } } @layer a { @layer c { .b { --w: c } } @layer b { .b.b { --w: b } } }",
      ["none", "c", "c", "c", "c"], nil
    ),
    (
      "@layer { .a { --w: 1 } } @layer { .a { --w: 2 } } @layer { .a.a { --w: 3 } } @layer { .a { --w: 4 } }",
      ["4", "none", "none", "none", "4"], nil
    ),
    (
      "@layer one { .a { --w: 1 !important } } @layer two { .a { --w: 2 !important } }",
      ["1", "none", "none", "none", "1"], nil
    ),
    (".a { @layer in { .c { --w: 1 } } } .c { --w: 2 }", ["none", "none", "2", "2", "none"], nil),
    (".a { color: red; --w: 1; .nope:nope { --w: 2 } --w: 3; }", ["3", "none", "none", "none", "3"], nil),
    (".a, .b:nope { --w: 1 } .b { --w: 2 }", ["none", "2", "none", "none", "2"], nil),
    (".a:is(.b, :nope) { --w: 1 }", ["none", "none", "none", "none", "1"], nil),
    (".a { --w: 1; } } .b { --w: 2 } .c { --w: 3 }", ["1", "none", "3", "3", "1"], nil),
    (".a { --w: 1; ( } .b { --w: 2 }", ["1", "none", "none", "none", "1"], nil),
    (".a { --w 1; --w: 2 } .b { ; ; --w: 3 ;; }", ["2", "3", "none", "none", "3"], nil),
    ("color: red; .a { --w: 1 } .b { --w: 2 }", ["none", "2", "none", "none", "2"], nil),
    ("@nope x; .a { --w: 1 } @nope { .b { --w: 2 } } .c { --w: 3 }", ["1", "none", "3", "3", "1"], nil),
    ("@charset \"x\"; <!-- .a { --w: 1 } --> .b { --w: 2 }", ["1", "2", "none", "none", "2"], nil),
    (".a { --w: 1 !important; --w: 2 } .a.a { --w: 3 }", ["1", "none", "none", "none", "1"], nil),
    (".a { --w: 1!IMPORTANT } #x { --w: 2 !important }", ["1", "2", "none", "none", "1"], nil),
    (".a { --w: { a: b } } .b { --w: [1] }", ["{ a: b }", "[1]", "none", "none", "[1]"], nil),
    (".a { --w: 1; color: red b; .c { --w: 2 }", ["1", "none", "2", "2", "1"], nil),
    ("#x#x { --w: 1 } .b.b.b.b.b.b.b.b.b.b.b.b { --w: 2 }", ["none", "1", "none", "none", "2"], nil),
    (
      ":where(#x) { --w: 1 } div { --w: 2 } :is(#x, .zz) { --w: 3 } .b.b { --w: 4 }", ["2", "3", "none", "none", "4"],
      nil
    ),
    (".c { --w: 1 } span { --w: 2 } .c:not(#y) { --w: 3 } .c.d { --w: 4 }", ["none", "none", "3", "3", "none"], nil),
    ("div:has(> .c) { --w: 1 } .b { --w: 2 }", ["1", "1", "none", "none", "2"], nil),
    (
      "@supports (display: grid) { } .a { --w: 1 } @font-face { --w: 2 } @page { --w: 3 } @keyframes x { from { --w: 4 } }",
      ["1", "none", "none", "none", "1"], nil
    ),
    (
      "@starting-style { .a { --w: 1 } } .b { --w: 2; @starting-style { --w: 3 } }",
      ["none", "2", "none", "none", "2"], nil
    ),
    (".a { .b { .c { --w: 1 } > & { --w: 2 } } }", ["none", "none", "1", "none", "none"], nil),
    (".a { .b, .d { & + p { --w: 1 } .a > & { --w: 2 } } }", ["none", "2", "none", "2", "2"], nil),
    (".a::before { --w: 1; .c { --w: 2 } } ", ["none", "none", "none", "none", "none"], nil),
    (".a, .b::before { .c { --w: 1 } }", ["none", "none", "1", "1", "none"], nil),
    (
      "@media screen { @media (width > 1px) { @layer q { .a { --w: 1 } } .b { --w: 2 } } }",
      ["1", "2", "none", "none", "2"], nil
    ),
    (".a{--w:1}.b{--w:2}/*.c{--w:3}*/.c/**/{--w:4}", ["1", "2", "4", "4", "2"], nil),
    ("\\.a { --w: 1 } .\\61 { --w: 2 } .\\62{ --w: 3}", ["2", "3", "none", "none", "3"], nil),
    ("DIV { --w: 1 } .A { --w: 2 } SPAN.c { --w: 3 }", ["1", "1", "3", "3", "none"], nil),
    (".a { --w: 1 } .a { --w: } .b { --w:; }", ["", "", "none", "none", ""], nil),
    (".a { --W: 1; --w: 2; --\\77: 3 }", ["3", "none", "none", "none", "3"], nil),
    (
      "@MEDIA SCREEN AND (MIN-WIDTH: 1PX) { .a { --w: 1 } } @Layer X { .b { --w: 2 } }",
      ["1", "2", "none", "none", "1"], nil
    ),
    (".c { &:nth-child(1) { --w: 1 } &:not(:first-child) { --w: 2 } }", ["none", "none", "1", "2", "none"], nil),
  ]

  @Test(arguments: wanted)
  func `gives each element the value that a browser gives it`(css: String, light: [String], dark: [String]?) {
    #expect(values(css, .light) == light)
    #expect(values(css, .dark) == dark ?? light)
  }

  private func values(_ css: String, _ scheme: ColorScheme) -> [String] {
    var files = SourceFiles()
    var findings = Findings()
    let index = RuleIndex(StyleSheet.read(files.add(path: "x.css", bytes: Array(css.utf8)), into: &findings))
    let html = files.add(path: "x.html", bytes: Array(Self.html.utf8))
    let tree = StatedTree(HTMLReader.tree(of: html, into: &findings), in: .rest)
    return tree.tree.elements.indices.map { element in
      let candidates = index.matches(element, in: tree).filter { $0.pseudoElement == nil }.flatMap { match in
        let rule = index.rules[match.rule]
        guard rule.holds(in: ViewingContext(scheme: scheme, width: 400)) == .yes else { return [Candidate]() }
        return rule.declarations.filter { $0.property == "--w" }.map {
          Candidate(
            value: $0.value.text, isImportant: $0.isImportant, layer: rule.layer, specificity: match.specificity)
        }
      }
      return candidates.reduce(nil as Candidate?) { $1.wins(over: $0) ? $1 : $0 }?.value ?? "none"
    }
  }

  private struct Candidate {
    let value: String
    let isImportant: Bool
    let layer: Int
    let specificity: Specificity

    func wins(over other: Candidate?) -> Bool {
      guard let other else { return true }
      if isImportant != other.isImportant { return isImportant }
      if layer != other.layer { return (layer > other.layer) != isImportant }
      return specificity >= other.specificity
    }
  }
}
