import Cascade
import Diagnostics
import TestSupport
import Testing

@Suite struct MockupCheckTests {
  typealias Row = (MarkedText, [String])

  @Test(
    arguments: [
      (
        "<p>a<x-b>c</x-b><svg><g><lineargradient/><foreignobject><i>d</i></foreignobject></g></svg><math><mi>e</mi></math>",
        []
      ),
      ("1️⃣<buton>a</buton>", ["1️⃣ error unknown-element: 'buton' is no element of HTML"]),
      ("1️⃣<g>a</g>", ["1️⃣ error unknown-element: 'g' is no element of HTML"]),
      ("<svg>1️⃣<rectangle/></svg>", ["1️⃣ error unknown-element: 'rectangle' is no element of SVG"]),
      (
        "1️⃣<center>2️⃣<font color=red>a</font></center>",
        [
          "1️⃣ warning obsolete-element: 'center' is no longer an element of HTML",
          "2️⃣ warning obsolete-element: 'font' is no longer an element of HTML",
        ]
      ),
      ("1️⃣<meta charset=utf-8>", ["1️⃣ error invalid-html: 'meta' belongs to a page, and a mock-up is a part of one"]),
    ] as [Row])
  func `knows the elements of HTML, SVG and MathML`(source: MarkedText, wanted: [String]) {
    #expect(check(source) == wanted)
  }

  @Test(
    arguments: [
      ("<img src=a alt=b><img src=a alt><img src=a role=none><span hidden><img src=a></span>", []),
      ("1️⃣<img src=a>", ["1️⃣ error missing-alternative: 'img' has no text in its place"]),
      ("1️⃣<input type=image src=a alt>", ["1️⃣ error missing-alternative: 'input' has no text in its place"]),
      ("<map>1️⃣<area href=#></map>", ["1️⃣ error missing-alternative: 'area' has no text in its place"]),
      ("<svg><rect/></svg><svg role=img><title>a</title></svg><div role=img aria-label=b></div>", []),
      ("1️⃣<svg role=img><title> </title></svg>", ["1️⃣ error missing-alternative: 'svg' is a picture without a name"]),
      ("1️⃣<div role='img'></div>", ["1️⃣ error missing-alternative: 'div' is a picture without a name"]),
      ("<button>a</button><button title=a></button><button><svg><title>a</title></svg></button>", []),
      ("<button><img src=a alt=b></button><button aria-labelledby=c></button><p hidden id=c>d</p>", []),
      ("1️⃣<button><img src=a alt></button>", ["1️⃣ error missing-alternative: 'button' has no name that can be read out"]),
      (
        "1️⃣<button><i aria-hidden=true>x</i></button>",
        [
          "1️⃣ error missing-alternative: 'button' has no name that can be read out"
        ]
      ),
      (
        "<a>x</a><a name=b></a>1️⃣<a href=#><svg></svg></a>",
        [
          "1️⃣ error missing-alternative: 'a' has no name that can be read out"
        ]
      ),
      ("1️⃣<div role=switch></div>", ["1️⃣ error missing-alternative: 'div' has no name that can be read out"]),
      ("<label>a <input></label><label for=b>c</label><select id=b></select><textarea aria-label=d></textarea>", []),
      ("<input type=hidden><input type=submit><input type=button value=a><input placeholder=b><input title=c>", []),
      ("a 1️⃣<input>", ["1️⃣ error missing-alternative: 'input' has no label"]),
      (
        "<label for=b>c</label>1️⃣<select><option>d</select><input id=b>",
        [
          "1️⃣ error missing-alternative: 'select' has no label"
        ]
      ),
      ("<label>1️⃣<textarea>a</textarea></label>", ["1️⃣ error missing-alternative: 'textarea' has no label"]),
    ] as [Row])
  func `asks for a name of pictures and controls`(source: MarkedText, wanted: [String]) {
    #expect(check(source) == wanted)
  }

  @Test(
    arguments: [
      (
        "<a href=https://example.com>a</a><form action=//b></form><img alt src='data:image/gif;base64,R0lGODlhAQABAAAAACw='>",
        []
      ),
      (
        "1️⃣<script>a</script>",
        [
          "1️⃣ error script-in-mockup: 'script' has no place in a mock-up, which is HTML and CSS alone"
        ]
      ),
      (
        "<p 1️⃣onclick=a>b</p>",
        [
          "1️⃣ error script-in-mockup: 'onclick' runs a script, a mock-up is HTML and CSS alone"
        ]
      ),
      (
        "<a 1️⃣href=' java\tscript:a'>b</a>",
        [
          "1️⃣ error script-in-mockup: the address in 'href' runs a script, a mock-up is HTML and CSS alone"
        ]
      ),
      (
        "<img alt 1️⃣src=https://example.com/a.png>",
        [
          "1️⃣ error script-in-mockup: 'https://example.com/a.png' is fetched from elsewhere, a mock-up has all it shows in its folder"
        ]
      ),
      (
        "<img alt 1️⃣srcset='a.png 1x, //b.org/c.png 2x'>",
        [
          "1️⃣ error script-in-mockup: '//b.org/c.png' is fetched from elsewhere, a mock-up has all it shows in its folder"
        ]
      ),
      (
        "<svg><image 1️⃣xlink:href='http://a/'/><image 2️⃣href='http://b/'/><a xlink:href='http://c/'>d</a></svg>",
        [
          "1️⃣ error script-in-mockup: 'http://a/' is fetched from elsewhere, a mock-up has all it shows in its folder",
          "2️⃣ error script-in-mockup: 'http://b/' is fetched from elsewhere, a mock-up has all it shows in its folder",
        ]
      ),
      (
        "<img alt 1️⃣src='\\\\b.org/c.png'><img alt 2️⃣src='ht\ntp://d'>",
        [
          "1️⃣ error script-in-mockup: '\\\\b.org/c.png' is fetched from elsewhere, a mock-up has all it shows in its folder",
          "2️⃣ error script-in-mockup: 'ht\ntp://d' is fetched from elsewhere, a mock-up has all it shows in its folder",
        ]
      ),
    ] as [Row])
  func `lets nothing run, and nothing be fetched`(source: MarkedText, wanted: [String]) {
    #expect(check(source) == wanted)
  }

  @Test(
    arguments: [
      (
        "<p id=a>b</p><a href=#a>c</a><a href=#>d</a><svg><linearGradient id=e /><use href=#e /><path fill='url(#e)'/></svg>",
        []
      ),
      ("<p id=a>b</p><p 1️⃣id=a>c</p>", ["1️⃣ error duplicate-id: the id 'a' stands twice"]),
      (
        "<p id=tip>b</p><button 1️⃣aria-describedby='tip tp'>c</button>",
        [
          "1️⃣ error unknown-reference: 'aria-describedby' refers to 'tp', which is the id of no element here"
        ]
      ),
      (
        "<label 1️⃣for=a>b</label>",
        [
          "1️⃣ error unknown-reference: 'for' refers to 'a', which is the id of no element here"
        ]
      ),
      ("<a 1️⃣href=#a>b</a>", ["1️⃣ warning unknown-reference: 'href' refers to 'a', which is the id of no element here"]),
      (
        "<svg><path 1️⃣fill='url( \"#a\" )'/></svg>",
        [
          "1️⃣ error unknown-reference: 'fill' refers to 'a', which is the id of no element here"
        ]
      ),
      (
        "<svg><use href='../../icons/a.svg#icon'/><use 1️⃣xlink:href='#a'/></svg>",
        [
          "1️⃣ error unknown-reference: 'xlink:href' refers to 'a', which is the id of no element here"
        ]
      ),
    ] as [Row])
  func `follows references to ids`(source: MarkedText, wanted: [String]) {
    #expect(check(source) == wanted)
  }

  @Test(
    arguments: [
      ("<p style='--a: 40%; --b: var(--c)'>d</p>", []),
      ("<p style='/* a */ --a: \"b;c\"; '>d</p>", []),
      (
        "<p 1️⃣style='width: 40%'>a</p>",
        [
          "1️⃣ error inline-style: 'style' on an element, whose styles stand in component.css"
        ]
      ),
      ("1️⃣<style>a {}</style>", ["1️⃣ error inline-style: 'style' in a mock-up, whose styles stand in component.css"]),
      (
        "1️⃣<link rel=stylesheet href=a.css>",
        [
          "1️⃣ error inline-style: 'link' in a mock-up, whose styles stand in component.css"
        ]
      ),
    ] as [Row])
  func `wants styles in component.css`(source: MarkedText, wanted: [String]) {
    #expect(check(source) == wanted)
  }

  @Test func `wants an element for each state to be drawn on`() {
    #expect(check("<p>a</p>", [.rest]) == [])
    #expect(check("<p data-state-target>a</p>", [.rest, .hover]) == [])
    #expect(
      check("1️⃣<p>a</p>", [.rest, .hover])
        == ["1️⃣ error missing-state-target: no element is in the state 'hover'"])
  }

  private func check(_ source: MarkedText, _ states: [InteractionState] = [.rest]) -> [String] {
    var findings = Findings()
    var sources = SourceFiles()
    let file = sources.add(path: "a.html", bytes: Array(source.text.utf8))
    let tree = HTMLReader.tree(of: file, into: &findings)
    #expect(findings.isEmpty)
    MockupCheck.report(on: tree, states: states, at: file.place(at: 0), into: &findings)
    return findings.lines(in: source)
  }
}
