import Cascade
import Diagnostics
import TestSupport
import Testing

@Suite struct HTMLReaderTests {
  @Test func `elements, attributes and texts keep their places`() {
    let source: MarkedText = "1️⃣<table><tr 2️⃣CLASS='a b'><td>3️⃣1 &lt; 2</table>"
    var findings = Findings()
    var sources = SourceFiles()
    let tree = HTMLReader.tree(of: sources.add(path: "a.html", bytes: Array(source.text.utf8)), into: &findings)
    #expect(tree.elements.map(\.name) == ["table", "tbody", "tr", "td"])
    #expect(tree.elements.map(\.parent) == [nil, 0, 1, 2])
    // The parser made 'tbody' of the tag of the row.
    #expect(tree.elements.map { sources.text(at: $0.place) } == ["<table>", "", "<tr CLASS='a b'>", "<td>"])
    #expect(tree.elements[1].place.offset == tree.elements[2].place.offset)
    #expect(source.mark(at: Int(tree.elements[0].place.offset)) == "1️⃣")
    let attributes = tree.elements[2].attributes
    #expect(attributes.map(\.name) == ["class"])
    #expect(attributes.map { source.mark(at: Int($0.place.offset)) } == ["2️⃣"])
    #expect(tree.elements[2]["class"] == "a b")
    #expect(tree.texts.map(\.content) == ["1 < 2"])
    #expect(tree.texts.map { source.mark(at: Int($0.place.offset)) } == ["3️⃣"])
  }

  @Test(arguments: BrowserTrees.rows)
  func `makes the tree that Chromium makes`(html: String, tree: String) {
    #expect(read(html).tree.outline == tree)
  }

  @Test(arguments: faults)
  func `says what is broken, once for each cause`(source: MarkedText, wanted: [String]) {
    #expect(read(source.text).findings.lines(in: source) == wanted)
  }

  private static let faults: [(MarkedText, [String])] = [
    ("<ul><li>a<li>b</ul><p>c<p>d", []),
    ("<p>a<br/><img alt='' src=a><svg><path/></svg>&nbsp;&amp;b; 1 &lt; 2 &#x1F3A8;</p>", []),
    ("<a href='?a=b&copy=c'>d</a><textarea></p></textarea><script>if (a<b && c) { '</p>' }</script>", []),
    ("<dialog><form><p>a</form></dialog><x-a><slot name=b></slot></x-a>", []),
    ("<p>a<!-->b<!--->c<!--!><b>-->d<!-- --!>e", []),
    ("AT&T &amp;b;", []),
    (
      "1️⃣<div><span>a</span>",
      ["1️⃣ error invalid-html: '<div>' is not closed"]
    ),
    (
      "<div>1️⃣<span>a</div>b</span>",
      ["1️⃣ error invalid-html: '<span>' is not closed before '</div>'"]
    ),
    (
      "<b>1️⃣<i>a</b>b</i>",
      ["1️⃣ error invalid-html: '<i>' is not closed before '</b>'"]
    ),
    (
      "<b>1️⃣<p>a</b>b</p>",
      ["1️⃣ error invalid-html: '<p>' is not closed before '</b>'"]
    ),
    (
      "<div>a</div>1️⃣</div>",
      ["1️⃣ error invalid-html: '</div>' closes nothing"]
    ),
    (
      "<section>a1️⃣</secton>",
      ["1️⃣ error invalid-html: '</secton>' closes nothing"]
    ),
    (
      "<p>a<div>b</div>1️⃣</p>",
      ["1️⃣ error invalid-html: '</p>' closes nothing, '<div>' has closed the paragraph"]
    ),
    (
      "<p><span>1️⃣<div>a</div></span></p>",
      ["1️⃣ error invalid-html: '<div>' cannot stand in a 'p': browsers end the paragraph, and '<span>' in it, before it"]
    ),
    (
      "<img alt='' src=a>1️⃣</img>",
      ["1️⃣ error invalid-html: '</img>' closes nothing, 'img' has no end tag"]
    ),
    (
      "1️⃣<div/>a",
      ["1️⃣ error invalid-html: '/>' does not close 'div' in HTML"]
    ),
    (
      "<svg>1️⃣<path></svg>",
      ["1️⃣ error invalid-html: '<path>' is not closed before '</svg>'"]
    ),
    (
      "<svg>1️⃣<div>a</div></svg>",
      ["1️⃣ error invalid-html: '<div>' cannot stand in 'svg', browsers put it elsewhere"]
    ),
    (
      "<a href=b>1️⃣<a href=c>d</a></a>",
      ["1️⃣ error invalid-html: '<a>' cannot stand in 'a', browsers put it elsewhere"]
    ),
    (
      "<button>1️⃣<button>a</button></button>",
      ["1️⃣ error invalid-html: '<button>' cannot stand in 'button', browsers put it elsewhere"]
    ),
    (
      "<form>1️⃣<form>a</form></form>",
      ["1️⃣ error invalid-html: '<form>' cannot stand in 'form', and is passed over"]
    ),
    (
      "<div>1️⃣<tr><td>a</td></tr></div>",
      ["1️⃣ error invalid-html: '<tr>' in 'div' has no place there and is not read"]
    ),
    (
      "1️⃣<td>a</td>",
      ["1️⃣ error invalid-html: '<td>' has no place there and is not read"]
    ),
    (
      "<table>1️⃣<div>a</div><tr><td>b</table>",
      ["1️⃣ error invalid-html: '<div>' cannot stand in 'table', browsers put it elsewhere"]
    ),
    (
      "<table>1️⃣a<tr><td>b</table>",
      ["1️⃣ error invalid-html: text in a table but in no cell, browsers put it before the table"]
    ),
    (
      "<select>1️⃣<div>a</div></select>",
      ["1️⃣ error invalid-html: '<div>' in 'select' has no place there and is not read"]
    ),
    (
      "1️⃣<!doctype html>2️⃣<body>a</body>",
      [
        "1️⃣ error invalid-html: a doctype begins a page, and a mock-up is a part of one",
        "2️⃣ error invalid-html: '<body>' belongs to a page, and a mock-up is a part of one",
      ]
    ),
    (
      "<p class=a 1️⃣class=b>c",
      ["1️⃣ error invalid-html: the attribute 'class' stands twice, the second is passed over"]
    ),
    (
      #"<p class="a"1️⃣id="b">c"#,
      ["1️⃣ error invalid-html: a space is needed between attributes"]
    ),
    (
      #"<p 1️⃣a"b=c>d"#,
      [#"1️⃣ error invalid-html: 'a"b' is no name of an attribute"#]
    ),
    (
      "<p class1️⃣=>d",
      ["1️⃣ error invalid-html: a value is needed after '='"]
    ),
    (
      #"<p class=1️⃣a"b>c"#,
      [#"1️⃣ error invalid-html: the value a"b needs quotes"#]
    ),
    (
      "<p>a</p 1️⃣class=b>",
      ["1️⃣ error invalid-html: the end tag of 'p' has attributes, which browsers pass over"]
    ),
    (
      #"a1️⃣<p class="b"#,
      ["1️⃣ error invalid-html: the tag of 'p' is not finished, '>' is needed"]
    ),
    (
      "a1️⃣<!-- b",
      ["1️⃣ error invalid-html: the comment is not finished, '-->' is needed"]
    ),
    (
      "1️⃣<?php a ?>",
      ["1️⃣ error invalid-html: '<?php a ?>' is neither a tag nor a comment"]
    ),
    (
      "a 1️⃣< b",
      ["1️⃣ error invalid-html: '<' begins no tag"]
    ),
    (
      "1️⃣&nbps; 2️⃣&copy 3️⃣&#xD800; 4️⃣&#67 d",
      [
        "1️⃣ error invalid-html: '&nbps;' names no character",
        "2️⃣ error invalid-html: '&copy' cannot be read, a ';' is needed after it",
        "3️⃣ error invalid-html: '&#xD800' cannot be read, it stands for no character",
        "4️⃣ error invalid-html: '&#67' cannot be read, a ';' is needed after it",
      ]
    ),
  ]

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("<div>", 1_000_000), ("<b>", 50_000), ("<div><b id=1>", 50_000), ("<table><td>", 50_000),
      ("</div>", 50_000),
      ("<svg>", 50_000), ("<p><span>", 50_000), ("<x-a><div></x-a>", 50_000), ("<select>", 50_000),
      ("<", 50_000),
      ("&", 50_000), ("&amp;", 50_000), ("&nosuch;", 50_000), ("&copy", 50_000), ("a&b", 50_000), ("<!--", 50_000),
      ("<![CDATA[", 50_000), ("<svg><![CDATA[", 50_000), ("<textarea>", 50_000),
      ("<a></style><style>", 50_000), ("\0", 50_000), ("<div a=\"", 50_000), ("<!---->", 100_000), ("&a% ", 50_000),
      ("&%; ", 50_000), ("<i &% &%=&%>", 50_000),
    ])
  func `takes anything that repeats without end`(piece: String, count: Int) {
    // A number for each '%', so that no two are the same.
    let pieces = (0..<count).lazy.map { piece.replacing("%", with: "\($0)") }
    let tree = read(piece.contains("%") ? pieces.joined() : String(repeating: piece, count: count)).tree
    #expect(tree.elements.count <= 10_000)
  }

  @Test func `stops at a tag with more attributes than anybody writes`() {
    let source = "<p>a</p><div " + (0..<100_000).map { "a\($0) " }.joined() + ">"
    let (tree, findings) = read(source)
    #expect(tree.outline == "p(\"a\")")
    #expect(
      findings.sorted.map(\.text) == ["'div' has more than 200 attributes, what follows is not read"])
  }

  private func read(_ html: String) -> (tree: ElementTree, findings: Findings) {
    var findings = Findings()
    var sources = SourceFiles()
    let tree = HTMLReader.tree(of: sources.add(path: "a.html", bytes: Array(html.utf8)), into: &findings)
    return (tree, findings)
  }
}
