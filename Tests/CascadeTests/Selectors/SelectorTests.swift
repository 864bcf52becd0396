import Cascade
import Diagnostics
import Testing

@Suite struct SelectorTests {
  private func sheet(_ css: String) -> (StyleSheet, errors: Int) {
    var files = SourceFiles()
    var findings = Findings()
    let sheet = StyleSheet.read(files.add(path: "component.css", bytes: Array(css.utf8)), into: &findings)
    return (sheet, findings.count(.error))
  }

  private func tree(_ html: String) -> ElementTree {
    var files = SourceFiles()
    var findings = Findings()
    return HTMLReader.tree(of: files.add(path: "rest.html", bytes: Array(html.utf8)), into: &findings)
  }

  @Test(
    arguments: [BrowserMatches.list, .card, .deep, .form, .svg].flatMap(\.cases))
  func `matches the elements that a browser matches`(wanted: BrowserMatches.Case) throws {
    let tree = StatedTree(tree(wanted.html), in: .rest)
    let (sheet, _) = sheet(wanted.selector + " { color: red }")
    let selectors = try #require(sheet.rules.first?.selectors)
    let found = tree.tree.elements.indices.filter { element in selectors.contains { $0.matches(element, in: tree) } }
    #expect(found == wanted.elements)
    let index = RuleIndex(sheet)
    #expect(tree.tree.elements.indices.filter { !index.matches($0, in: tree).isEmpty } == wanted.elements)
  }

  /// As Chromium 156 has it, but for what it lacks of Selectors 4.
  @Test(arguments: [
    "a", "a b", "a b", "a::before", "a:before", "a:is(:nope)", "a:is()", "a:has(> b)", "a:is(> b)",
    "a:nth-child(n+ 1)", "a:nth-child(n +1)", "a:nth-child(+n)", "a:nth-child(n- 1)", "a:nth-child(n-1)",
    "a:nth-child(n -1)", "a:nth-child(2 of b)", "a:hover b", "a :hover", "[a]", "[ a = b ]", "[a=b i]", "[a='1']",
    "[a|=b]", "[*|b=c]", "[|b=c]", "#a", "#--", "#\\31", "a.b.c", "a#b.c", "*.a", "*|a", "|a", "a~b", "a:lang(de)",
    "a:dir(ltr)", "a:dir(foo)", "&", "&.a", "div&", "& &", "&&", "a:where(b, ,c)", "::placeholder", "::-webkit-foo",
    "a::marker", "a::backdrop", "a::file-selector-button", "a::selection", "a:is(::before)", "a:where(::before)",
    ":root", ":scope", ":target", ":defined", ":open", ":enabled", ":read-write", ":focus-visible", ":any-link",
    ":-webkit-any-link", ":host", ":host(a)", "a:host", ":HOVER", "A:Nth-Child(2N)",
  ])
  func `keeps what is a selector`(selector: String) {
    #expect(sheet(selector + " { color: red }").0.rules.count == 1)
  }

  @Test(arguments: [
    "a,", "a >", "> a", "+ a", "a::before b", "a::nope", "a:nope", "a:not(:nope)", "a:not()", "a:has()",
    "a:has(:has(b))", "a:nth-child()", "a:nth-child(2n+)", "a:nth-child(2n1)", "a:nth-child(n 1)",
    "a:nth-child(+ 2)", "a:nth-child(+ n)", "a:nth-child(n + -1)", "a:nth-child(2 n)", "a:nth-child(1.0)",
    "a:nth-child(foo)", "a:nth-child(2 of)", "a:nth-child(2of b)", "a:nth-of-type(2 of b)", "a:first-child()",
    "a:first-child(2)", "a: hover", "a:: before", "[a=b x]", "[a=]", "[a=1]", "[a==b]", "[a|b=c]", "[]", "[a b]",
    "#1", "#-", "..a", ".1", "a*", "*a", "**", "a|b", "a||b", "a>>b", "a+ +b", "a!b", "a:lang()", "a:dir()", "&div",
    "a:not(b,)", "50%", "a:has(::before)", "a:not(::before)", "a:has(b::before)",
  ])
  func `reports what is no selector, and drops its rule`(selector: String) {
    let (sheet, errors) = sheet(selector + " { color: red }")
    #expect(sheet.rules.isEmpty)
    #expect(errors > 0)
  }

  @Test(arguments: [
    ("> a", true),
    ("a", true),
    ("&", true),
    ("& > a", true),
    ("&div", false),
    ("div&", true),
    ("& &", true),
    ("+ a, b", true),
    ("a:is(&)", true),
    ("a,", false),
    ("::before", true),
    ("&::before", true),
    ("a &", true),
    (" > a > ", false),
    ("@x", false),
  ])
  func `knows the selectors of nested rules`(selector: String, isValid: Bool) {
    #expect(sheet("x { \(selector) { color: red } }").0.rules.count == (isValid ? 1 : 0))
  }

  /// Selectors 4, section 17.
  @Test(arguments: [
    ("*", 0, 0, 0), ("li", 0, 0, 1), ("ul ol+li", 0, 0, 3), ("h1 + *[rel=up]", 0, 1, 1), ("ul ol li.red", 0, 1, 3),
    ("li.red.level", 0, 2, 1), ("#x34y", 1, 0, 0), ("#s12:not(foo)", 1, 0, 1), (".foo :is(.bar, #baz)", 1, 1, 0),
    (":is(em, #foo)", 1, 0, 0), (".qux:where(em, #foo#bar#baz)", 0, 1, 0), (":nth-child(even of li, .item)", 0, 2, 0),
    (":not(em, strong#foo)", 1, 0, 1), ("a:hover::before", 0, 1, 2), ("a:before", 0, 0, 2), (":is()", 0, 0, 0),
    ("a:has(> #b .c, d)", 1, 1, 1), (":lang(de)", 0, 1, 0), ("*|*", 0, 0, 0),
  ])
  func `counts what a selector asks for`(selector: String, ids: Int, classes: Int, types: Int) {
    #expect(
      sheet(selector + " { color: red }").0.rules.first?.selectors.first?.specificity
        == Specificity(ids: ids, classes: classes, types: types))
  }

  @Test(arguments: [
    (":hover", InteractionState.hover, [0, 1, 3]), (":active", .hover, []), (":hover", .pressed, [0, 1, 3]),
    (":active", .pressed, [0, 1, 3]), (":focus", .focus, [3]), (":focus-visible", .focus, [3]),
    (":focus-within", .focus, [0, 1, 3]), (":hover", .focus, []), (":focus-within", .hover, []), (":hover", .rest, []),
    (":not(:hover)", .hover, [2, 4]), ("u:hover + p", .hover, []), ("i:hover ~ p", .hover, [4]),
    ("section:has(:hover)", .hover, [0]), ("section:hover > i > b", .hover, [2]),
  ])
  func `the state is that of the marked element`(selector: String, state: InteractionState, elements: [Int]) {
    let marked = StatedTree(tree("<section><i><b></b><u data-state-target></u></i><p></p></section>"), in: state)
    let selectors = sheet(selector + " { color: red }").0.rules[0].selectors
    #expect(
      marked.tree.elements.indices.filter { element in selectors.contains { $0.matches(element, in: marked) } }
        == elements)
  }
}
