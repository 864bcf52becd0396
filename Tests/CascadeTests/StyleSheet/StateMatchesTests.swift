import Cascade
import Diagnostics
import Testing

@Suite struct StateMatchesTests {
  private static let mockups = [
    "<div class=\"a\"><p class=\"b\"><button class=\"t\" data-state-target>go<i>i</i></button><span class=\"c\">s</span></p><em class=\"d\">e</em></div>",
    "<label class=\"a\"><span class=\"b\">Label</span><input class=\"t\" data-state-target value=\"x\"><span class=\"c\">s</span></label>",
    "<article class=\"a\"><a class=\"b\" href=\"#x\">t <u class=\"t\" tabindex=\"0\" data-state-target>inner</u></a><button class=\"c\">o</button></article>",
  ]

  /// The values of `--w` of the elements of each mock-up, a letter each, at rest, under a mouse, under a pressed mouse button and
  /// under the focus of the keyboard, in Chromium 156. A mouse button that is pressed takes the focus along, which the state
  /// `pressed` does not: there is nothing to compare.
  private static let wanted: [(css: String, button: String, field: String, link: String)] = [
    (".t:hover { --w: 1 }", "------ --1--- --1--- ------", "---- --1- --1- ----", "---- --1- --1- ----"),
    (".t:active { --w: 1 }", "------ ------ --1--- ------", "---- ---- --1- ----", "---- ---- --1- ----"),
    (".t:focus-visible { --w: 1 }", "------ ------ ? --1---", "---- ---- ? --1-", "---- ---- ? --1-"),
    (".t:focus { --w: 1 }", "------ ------ ? --1---", "---- ---- ? --1-", "---- ---- ? --1-"),
    (
      ".a:focus-within { --w: 1 } .b:focus-within > * { --w: 2 }", "------ ------ ? 1-2-2-", "---- ---- ? 1---",
      "---- ---- ? 1-2-"
    ),
    (
      ".a:hover { --w: 1 } .b:hover { --w: 2 } .c:hover { --w: 3 } .d:hover { --w: 4 }", "------ 12---- 12---- ------",
      "---- 1--- 1--- ----", "---- 12-- 12-- ----"
    ),
    (
      ".a:hover .c { --w: 1 } .b:active + * { --w: 2 }", "------ ----1- ----12 ------", "---- ---1 ---1 ----",
      "---- ---1 ---1 ----"
    ),
    (":hover { --w: 1 }", "------ 111--- 111--- ------", "---- 1-1- 1-1- ----", "---- 111- 111- ----"),
    (":active { --w: 1 }", "------ ------ 111--- ------", "---- ---- 1-1- ----", "---- ---- 111- ----"),
    (":focus { --w: 1 }", "------ ------ ? --1---", "---- ---- ? --1-", "---- ---- ? --1-"),
    (":focus-visible { --w: 1 }", "------ ------ ? --1---", "---- ---- ? --1-", "---- ---- ? --1-"),
    (":focus-within { --w: 1 }", "------ ------ ? 111---", "---- ---- ? 1-1-", "---- ---- ? 111-"),
    (
      ".t:not(:hover) { --w: 1 } .c:not(:hover) { --w: 2 }", "--1-2- ----2- ----2- --1-2-", "--12 ---2 ---2 --12",
      "--12 ---2 ---2 --12"
    ),
    (
      ".t:not(:active) { --w: 1 } :not(:focus-within) { --w: 2 }", "221222 221222 ? --1222", "2212 2212 ? -212",
      "2212 2212 ? --12"
    ),
    (
      ".a:has(.t:hover) { --w: 1 } .a:has(.t:active) .c { --w: 2 }", "------ 1----- 1---2- ------",
      "---- 1--- 1--2 ----", "---- 1--- 1--2 ----"
    ),
    (
      ".a:has(.b:hover) { --w: 1 } .a:has(> .b:active) > .b { --w: 2 }", "------ 1----- 12---- ------",
      "---- ---- ---- ----", "---- 1--- 12-- ----"
    ),
    (
      ".a:has(.c:hover) { --w: 1 } .b:has(:hover) { --w: 2 }", "------ -2---- -2---- ------", "---- ---- ---- ----",
      "---- -2-- -2-- ----"
    ),
    (
      ".a:has(:focus-visible) { --w: 1 } .b:has(+ .t:focus) { --w: 2 } .b:has(.t:focus) { --w: 3 }",
      "------ ------ ? 13----", "---- ---- ? 12--", "---- ---- ? 13--"
    ),
    (
      ".a:has(.b:focus-within) { --w: 1 } .a:has(:focus-within) .c { --w: 2 }", "------ ------ ? 1---2-",
      "---- ---- ? ---2", "---- ---- ? 1--2"
    ),
    (
      ".t { --w: 0 } .t:hover { --w: 1 } .t:active { --w: 2 } .t:focus { --w: 3 }", "--0--- --1--- ? --3---",
      "--0- --1- ? --3-", "--0- --1- ? --3-"
    ),
    (
      ".t.t { --w: 0 } .t:hover { --w: 1 }", "--0--- --1--- --1--- --0---", "--0- --1- --1- --0-", "--0- --1- --1- --0-"
    ),
    (
      ".t:active { --w: 2 } .t:hover { --w: 1 }", "------ --1--- --1--- ------", "---- --1- --1- ----",
      "---- --1- --1- ----"
    ),
    (
      ".t:hover { --w: 1 } .t.t { --w: 0 } .t:hover.t:hover { --w: 2 }", "--0--- --2--- --2--- --0---",
      "--0- --2- --2- --0-", "--0- --2- --2- --0-"
    ),
    (
      ".a { &:hover { --w: 1; .c { --w: 2 } } .t:active & { --w: 3 } > .b:hover { --w: 4 } }",
      "------ 14--2- 14--2- ------", "---- 1--2 1--2 ----", "---- 14-2 14-2 ----"
    ),
    (
      ".t { .a:hover & { --w: 1 } &:active { --w: 2 } :focus > & { --w: 4 } }", "------ --1--- ? ------",
      "---- --1- ? ----", "---- --1- ? ----"
    ),
    (
      ":is(.t:hover, .nope) { --w: 1 } :where(.t:active) { --w: 2 } .t { --w: 0 }", "--0--- --1--- --1--- --0---",
      "--0- --1- --1- --0-", "--0- --1- --1- --0-"
    ),
    (".t:is(:hover, :focus) { --w: 1 }", "------ --1--- ? --1---", "---- --1- ? --1-", "---- --1- ? --1-"),
    (
      ".t:hover:active { --w: 1 } .t:hover:not(:active) { --w: 2 }", "------ --2--- --1--- ------",
      "---- --2- --1- ----", "---- --2- --1- ----"
    ),
    (
      "* { --w: 0 } :where(:hover) { --w: 1 }", "000000 111000 111000 000000", "0000 1010 1010 0000",
      "0000 1110 1110 0000"
    ),
    (
      ".t:hover::before { --w: 1 } .t:hover > i { --w: 2 } .t:hover ~ .c { --w: 3 }", "------ ---23- ---23- ------",
      "---- ---3 ---3 ----", "---- ---- ---- ----"
    ),
    (
      "@media (min-width: 1px) { .t:hover { --w: 1 } }", "------ --1--- --1--- ------", "---- --1- --1- ----",
      "---- --1- --1- ----"
    ),
    (
      "@layer x { .t:hover { --w: 1 } } .t { --w: 0 }", "--0--- --0--- --0--- --0---", "--0- --0- --0- --0-",
      "--0- --0- --0- --0-"
    ),
    (":nth-child(1 of :hover) { --w: 1 }", "------ 111--- 111--- ------", "---- 1-1- 1-1- ----", "---- 111- 111- ----"),
    (
      "@supports (display: grid) { .a:hover { --w: 1 } }", "------ 1----- 1----- ------", "---- 1--- 1--- ----",
      "---- 1--- 1--- ----"
    ),
    (".a:has(.t:hover ~ .c) { --w: 1 }", "------ 1----- 1----- ------", "---- 1--- 1--- ----", "---- ---- ---- ----"),
    (
      ".a:has(.t:active + *) { --w: 1 } .c:has(:hover) { --w: 2 }", "------ ------ 1----- ------",
      "---- ---- 1--- ----", "---- ---- ---- ----"
    ),
    (".a:hover:has(.t) { --w: 1 }", "------ 1----- 1----- ------", "---- 1--- 1--- ----", "---- 1--- 1--- ----"),
    (".a:has(.t):active { --w: 1 }", "------ ------ 1----- ------", "---- ---- 1--- ----", "---- ---- 1--- ----"),
  ]

  @Test(arguments: wanted)
  func `a state is what a browser makes of it`(css: String, button: String, field: String, link: String) {
    for (html, wanted) in zip(Self.mockups, [button, field, link]) {
      for (state, wanted) in zip(InteractionState.allCases, wanted.split(separator: " ")) where wanted != "?" {
        #expect(values(css, html, state) == wanted)
      }
    }
  }

  @Test(arguments: wanted)
  func `what is drawn is what is audited`(css: String, _: String, _: String, _: String) {
    var files = SourceFiles()
    var findings = Findings()
    let file = files.add(path: "x.css", bytes: Array(css.utf8))
    let drawn = String(decoding: StyleSheet.read(file, into: &findings).withDrawnStates(file), as: UTF8.self)
    for html in Self.mockups {
      for state in InteractionState.allCases {
        let stage = "<div data-state=\"\(state.rawValue)\">\(html)</div>"
        #expect(values(drawn, stage, .rest).dropFirst() == values(css, html, state))
      }
    }
  }

  private func values(_ css: String, _ html: String, _ state: InteractionState) -> String {
    var files = SourceFiles()
    var findings = Findings()
    let sheet = StyleSheet.read(files.add(path: "x.css", bytes: Array(css.utf8)), into: &findings)
    let tree = HTMLReader.tree(of: files.add(path: "x.html", bytes: Array(html.utf8)), into: &findings)
    let stated = StatedTree(tree, in: state)
    return tree.elements.indices.map { value(of: $0, in: stated, sheet) }.joined()
  }

  private func value(of element: Int, in tree: StatedTree, _ sheet: StyleSheet) -> String {
    var best: (layer: Int, specificity: Specificity, value: String)?
    for rule in sheet.rules {
      let matching = rule.selectors.filter { $0.pseudoElement == nil && $0.matches(element, in: tree) }
      guard let specificity = matching.map(\.specificity).max(), let declaration = rule.declarations.last else {
        continue
      }
      if let best, (best.layer, best.specificity) > (rule.layer, specificity) { continue }
      best = (rule.layer, specificity, declaration.value.text)
    }
    return best?.value ?? "-"
  }
}
