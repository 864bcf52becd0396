import Markup
import Testing

struct SyntaxHighlighterTests {
  static let samples: [(language: String, code: String)] = [
    (
      "swift",
      ##"""
      /* a /* nested */ comment */
      @State private var tint = Color(hex: 0xFF_00) // teal
      func greet(_ name: String) -> some View { Text("Hi \(name.map { "\"\($0)\"" } ?? ""), é") }
      let raw = #"a "quoted" \(no) \#(yes)"#; let x = view.self.padding(12.5)
      #if os(Linux)
      let long = """
        a "b" \(c)
        """
      """##
    ),
    ("json", "{\"a\": [1, -2.5e3, \"b\\\"c\", true, null], // note\n \"d\" : {}}"),
    (
      "css",
      """
      /* note */ @media (min-width: 600px) { .card:hover > a::before, #x { color: var(--vero-color, #00d1c1) !important;
        padding: 1.5rem -2px; &:focus { content: "a;b"; } } }
      """
    ),
    ("html", "<!doctype html><!-- a --><a href=\"b\" hidden class='c' id=d>e &amp; f < g</a><br/>"),
    (
      "yaml",
      """
      ---
      title: A "b" c # note
      list: [1, 2.5, true, 'x', "y\\n"]
      text: |
        one: two
          # three

      next: &anchor !tag
      - *anchor
      - "quoted": ~
      """
    ),
    ("sh", "# note\nFOO=1 make -j2 --all \"$FOO bar\" | grep 'x' && for i in ${LIST}; do echo $i; done"),
    ("console", "$ swift build -c release\nBuild complete!\n# ls\n"),
  ]

  @Test func `names what it sees`() {
    let got = Self.samples.map { language, code in
      let html = SyntaxHighlighter.html(code, language: language).text
      let marked = html.replacing(/<span class="tok-(\w\w)\w+">([^<]*)<\/span>/) {
        "‹\($0.output.1) \($0.output.2)›"
      }
      return "— \(language)\n\(unescaped(marked))"
    }
    let want = ##"""
      — swift
      ‹co /* a /* nested */ comment */›
      ‹at @State› ‹ke private› ‹ke var› tint = ‹ty Color›(hex: ‹nu 0xFF_00›) ‹co // teal›
      ‹ke func› ‹fu greet›(_ name: ‹ty String›) -> ‹ke some› ‹ty View› { ‹ty Text›(‹st "Hi \(name.map { "\"\($0)\"" } ?? ""), é"›) }
      ‹ke let› raw = ‹st #"a "quoted" \(no) \#(yes)"#›; ‹ke let› x = view.‹ke self›.‹fu padding›(‹nu 12.5›)
      ‹ke #if› ‹fu os›(‹ty Linux›)
      ‹ke let› long = ‹st """
        a "b" \(c)
        """›
      — json
      ‹pu {›‹pr "a"›‹pu :› ‹pu [›‹nu 1›‹pu ,› ‹nu -2.5e3›‹pu ,› ‹st "b\"c"›‹pu ,› ‹ke true›‹pu ,› ‹ke null›‹pu ]›‹pu ,› ‹co // note›
       ‹pr "d"› ‹pu :› ‹pu {›‹pu }›‹pu }›
      — css
      ‹co /* note */› ‹ke @media› ‹pu (›min-width: ‹nu 600px›‹pu )› ‹pu {› ‹ty .card›‹at :hover› ‹pu >› ‹ke a›‹at ::before›‹pu ,› ‹ty #x› ‹pu {› ‹pr color›‹pu :› ‹fu var›‹pu (›‹va --vero-color›‹pu ,› ‹nu #00d1c1›‹pu )› ‹ke !important›‹pu ;›
        ‹pr padding›‹pu :› ‹nu 1.5rem› ‹nu -2px›‹pu ;› &‹at :focus› ‹pu {› ‹pr content›‹pu :› ‹st "a;b"›‹pu ;› ‹pu }› ‹pu }› ‹pu }›
      — html
      ‹ke <!doctype html>›‹co <!-- a -->›‹pu <›‹ke a› ‹at href›‹pu =›‹st "b"› ‹at hidden› ‹at class›‹pu =›‹st 'c'› ‹at id›‹pu =›‹st d›‹pu >›e ‹va &amp;› f < g‹pu </›‹ke a›‹pu >›‹pu <›‹ke br›‹pu /›‹pu >›
      — yaml
      ‹pu ---›
      ‹pr title›‹pu :› A "b" c ‹co # note›
      ‹pr list›‹pu :› ‹pu [›‹nu 1›‹pu ,› ‹nu 2.5›‹pu ,› ‹ke true›‹pu ,› ‹st 'x'›‹pu ,› ‹st "y\n"›‹pu ]›
      ‹pr text›‹pu :› ‹st |
        one: two
          # three
      ›
      ‹pr next›‹pu :› ‹va &anchor› ‹ty !tag›
      ‹pu -› ‹va *anchor›
      ‹pu -› ‹pr "quoted"›‹pu :› ‹ke ~›
      — sh
      ‹co # note›
      ‹va FOO›=1 ‹fu make› ‹at -j2› ‹at --all› ‹st "$FOO bar"› | ‹fu grep› ‹st 'x'› && ‹ke for› i ‹ke in› ‹va ${LIST}›; ‹ke do› ‹fu echo› ‹va $i›; ‹ke done›
      — console
      ‹pu $› ‹fu swift› build ‹at -c› release
      Build complete!
      ‹pu #› ‹fu ls›

      """##
    #expect(got.joined(separator: "\n").split(separator: "\n") == want.split(separator: "\n"))
  }

  @Test func `leaves a language that it does not know as text`() {
    #expect(SyntaxHighlighter.html("<a>", language: "cobol").text == "&lt;a&gt;")
    #expect(SyntaxHighlighter.html("<a>", language: nil).text == "&lt;a&gt;")
    #expect(SyntaxHighlighter(language: "cobol").map { _ in true } == nil)
  }

  @Test(arguments: 0..<40)
  func `never changes the text, whatever it is`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for (language, code) in Self.samples {
      let mutated = mutation(of: code, &random)
      for code in [code, mutated, String(mutated.reversed())] {
        #expect(text(SyntaxHighlighter.html(code, language: language)) == code)
      }
    }
  }

  @Test(arguments: samples.map(\.language))
  func `ends on anything that never ends`(language: String) {
    for piece in [
      "\"", "/*", "#\"", "\"\"\"\\(", "<", "<a ", "|\n ", "${", "{", "(", "'", "\\", "é", "-", "&",
    ] {
      let code = String(repeating: piece, count: 5_000)
      #expect(text(SyntaxHighlighter.html(code, language: language)) == code)
    }
  }

  /// Moves, drops and inserts pieces of the code.
  private func mutation(of code: String, _ random: inout SeededGenerator) -> String {
    var characters = Array(code)
    for _ in 0..<20 where !characters.isEmpty {
      let index = Int.random(in: 0..<characters.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: characters.remove(at: index)
      case 1: characters.swapAt(index, Int.random(in: 0..<characters.count, using: &random))
      default:
        characters.insert(Array("\"'\\/*#<>{}()|&;$\né\u{0}").randomElement(using: &random) ?? " ", at: index)
      }
    }
    return String(characters)
  }

  private func text(_ html: HTML) -> String {
    unescaped(html.text.replacing(/<[^>]*>/, with: ""))
  }

  private func unescaped(_ html: String) -> String {
    html.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
  }
}
