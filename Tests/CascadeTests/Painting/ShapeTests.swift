import Cascade
import Testing

/// Drawings, outlines, declared graphics, links, and what is exempt.
@Suite struct ShapeTests {
  @Test(arguments: [
    PaintingCase("<svg><path d='M0 0'/></svg>", "", "graphic svg black"),
    PaintingCase(
      "<svg><g fill=none stroke=currentColor><path d='M0 0'/></g></svg>", "svg { color: red }", "graphic svg red"),
    PaintingCase("<svg><path fill=red /></svg>", "path { fill: var(--t-a) }", "graphic svg <a>"),
    PaintingCase(
      "<svg><path fill=red stroke=blue /></svg>", "", "graphic svg red",
      "graphic svg blue !0 it lies in a drawing of several colours"),
    PaintingCase("<svg><path/><path/></svg>", "", "graphic svg black"),
    PaintingCase(
      "<svg><rect width=8 height=8 fill=red /><rect x=8 width=8 height=8 fill=blue /></svg>", "", "graphic svg red",
      "graphic svg blue"),
    PaintingCase(
      "<svg><circle r=8 fill=red /><rect width=8 height=8 fill=blue /></svg>", "", "graphic svg red",
      "graphic svg blue !0 it lies in a drawing of several colours"),
    PaintingCase(
      "<svg><image href=x /><path/></svg>", "", "graphic svg black !it may lie on an image in its drawing"),
    PaintingCase(
      "<svg><path/><g id=a>\(String(repeating: "<use href='#a'/>", count: 20))</g></svg>", "",
      "graphic svg black !its drawing is larger than can be followed"),
    PaintingCase("<svg><path fill=none /></svg>", ""),
    PaintingCase("<svg><line stroke=red stroke-width=0 /></svg>", ""),
    PaintingCase("<svg><defs><path/></defs></svg>", ""),
    PaintingCase("<svg opacity=.5><path fill-opacity=.4 /></svg>", "", "graphic svg black {0: 0.5, 0: 0.4}"),
    PaintingCase(
      "<svg><path fill='url(#g)'/></svg>", "",
      "graphic svg transparent !'fill: url(#g)' is no colour that can be followed"),
    PaintingCase("<svg><text>x</text></svg>", "text { fill: red; font-size: 20px }", "text text red 20px/400"),
    PaintingCase(
      "<svg><symbol id=s><path fill=currentcolor /></symbol><use href='#s'/></svg>", "svg { color: red }",
      "graphic svg red"),
    PaintingCase(
      "<svg><use href='../../icons/star.svg#icon'/></svg>", "svg { color: red; background: blue }",
      "graphic svg red on blue"),
  ])
  func `the shapes of a drawing are graphics`(_ example: PaintingCase) {
    let star = "<svg><g id=icon fill=none stroke=currentColor><path d='M0 0'/></g></svg>"
    let lines = PaintedSnippet(example.html, css: example.css, icons: ["star": star]).lines
    #expect(lines == example.lines)
  }

  @Test(arguments: [
    PaintingCase(
      "<b data-state-target></b>",
      "b { background: blue } :focus-visible { outline: 2px solid red; outline-offset: 2px }", in: .focus,
      "outline outer b red"),
    PaintingCase(
      "<b data-state-target></b>", "b { background: blue; outline: 2px solid red; outline-offset: -4px }", in: .focus,
      "outline inner b red on blue"),
    PaintingCase(
      "<p><b data-state-target></b></p>", "p { background: green } b { background: blue; outline: 2px solid red }",
      in: .focus,
      "outline outer b red on green", "outline inner b red on green, blue"),
    PaintingCase(
      "<b data-state-target></b>", "b { border: 1px solid blue; outline: 2px solid red }", in: .focus,
      "outline outer b red",
      "outline inner b red on blue"),
    PaintingCase(
      "<b data-state-target></b>", "b { outline: 2px solid red; outline-offset: calc(var(--t-small) * -1) }",
      in: .focus,
      "outline inner b red"),
    PaintingCase(
      "<b data-state-target></b>",
      "b { border: 1px solid blue; background: green; outline: 2px solid red; outline-offset: -1px }", in: .focus,
      "outline outer b red", "outline inner b red on green"),
    PaintingCase(
      "<textarea data-state-target></textarea>",
      "textarea { border: 1px solid blue; background: green; outline: 2px solid red; outline-offset: -1px }",
      in: .focus, "outline outer textarea red", "outline inner textarea red on green"),
    PaintingCase(
      "<b data-state-target></b>",
      "b { border: 2px solid blue; background: green; outline: 2px solid red; outline-offset: -1px }", in: .focus,
      "outline outer b red", "outline inner b red on green, blue"),
    PaintingCase("<b data-state-target></b>", "b { outline: 2px solid red }", in: .hover),
    PaintingCase(
      "<b data-state-target></b>", "b { background: blue } b:focus { box-shadow: 0 0 0 2px red }", in: .focus,
      "outline outer b red", "outline inner b red on blue"),
    PaintingCase(
      "<b data-state-target></b>", "b:focus { box-shadow: 0 0 0 2px white, 0 0 0 4px var(--t-a), 0 1px 2px black }",
      in: .focus, "outline outer b <a>", "outline inner b <a> on white"),
    PaintingCase("<b data-state-target></b>", "b { box-shadow: 0 0 0 2px red }", in: .focus),
    PaintingCase("<button data-state-target></button>", "", in: .focus),
  ])
  func `an outline stands on what it touches`(_ example: PaintingCase) {
    example.check()
  }

  @Test(arguments: [
    PaintingCase("<b></b>", "b { background: red }", "graphic b red"),
    PaintingCase(
      "<p><b></b></p>", "p { background: blue } b { background: red var(--t-fade) }", "graphic b <fade> on blue"),
    PaintingCase("<b></b>", "b { background: red; mask: linear-gradient(red, blue) }", "graphic b red"),
    PaintingCase("<b></b>", "b { border: 1px solid red }", "border outer b red", "border inner b red"),
    PaintingCase(
      "<b></b>", "b { border: 1px solid red; background: white }", "border outer b red", "border inner b red on white"),
    PaintingCase("<b></b>", "b { border: 1px solid red; background: red }", "border outer b red"),
    PaintingCase(
      "<b></b>", "b { border: 1px solid red; border-bottom-color: blue; background: red }", "graphic b red",
      "border outer b blue", "border inner b blue on red"),
    PaintingCase(
      "<b></b>", "b { border: 1px dashed red; background: white }", "graphic b white", "border outer b red",
      "border inner b red on white"),
    PaintingCase(
      "<b></b>", "b { border-bottom: 1px solid red; background: white }", "graphic b white", "border outer b red",
      "border inner b red on white"),
    PaintingCase(
      "<b></b>", "b { background: red linear-gradient(transparent, blue) }",
      "graphic b linear-gradient(transparent, blue) !several backgrounds make up its shape"),
    PaintingCase("<b></b>", "b::after { content: ''; background: red }", "graphic b::after red"),
  ])
  func `a declared graphic is seen by its background or border`(_ example: PaintingCase) throws {
    var contrast = DeclaredContrast()
    contrast.graphics = [try selector("b"), try selector("b::after")]
    example.check(contrast)
  }

  @Test(arguments: [
    PaintingCase(
      "<p>a <a href=x>b</a></p>", "a { color: red; text-decoration: none }", "text p canvastext", "text a red",
      "link a red on canvastext"),
    PaintingCase("<p>a <a href=x>b</a></p>", "a { color: red }", "text p canvastext", "text a red"),
    PaintingCase("<p><a href=x>b</a></p>", "a { color: red; text-decoration: none }", "text a red"),
    PaintingCase(
      "<p>a <a href=x>b</a></p>", "a { color: inherit; text-decoration: none }", "text p canvastext",
      "text a canvastext"),
    PaintingCase("<p>a <a>b</a></p>", "a { color: red }", "text p canvastext", "text a red"),
    PaintingCase(
      "<p>a <a href=x>b</a></p>", "a { color: red; text-decoration: none; font-weight: 700 }", "text p canvastext",
      "text a red 16px/700"),
    PaintingCase(
      "<p>a <a href=x>b</a></p>", "a { color: red; text-decoration: none; border-bottom: 1px solid }",
      "text p canvastext", "text a red"),
    PaintingCase(
      "<p>a <a href=x>b</a></p>", "p { display: flex } a { color: red; text-decoration: none }", "text p canvastext",
      "text a red"),
  ])
  func `a link that only colour tells from the text is measured against it`(_ example: PaintingCase) {
    example.check()
  }

  @Test(arguments: [
    ("<button disabled><b>x</b></button>", true), ("<fieldset disabled><input value=x></fieldset>", true),
    ("<fieldset disabled><legend><button>x</button></legend></fieldset>", false),
    ("<fieldset disabled><p><legend><button>x</button></legend></p></fieldset>", true),
    ("<div aria-disabled=true>x</div>", true), ("<div aria-disabled=false>x</div>", false),
    ("<label>x<input disabled></label>", true), ("<label for=i>x</label><input id=i disabled>", true),
    ("<p id=l>x</p><input aria-labelledby=l disabled>", true), ("<input readonly value=x>", false),
    ("<p disabled>x</p>", false), ("<div inert><button>x</button></div>", true), ("<div inert>x</div>", false),
  ])
  func `nothing is required of inactive controls and of what names them`(_ html: String, _ isExempt: Bool) {
    let exemptions = PaintedSnippet(html).parts.map(\.exemption)
    #expect(exemptions == [isExempt ? .disabled : nil])
  }

  @Test func `a component may say of what nothing is required`() throws {
    var contrast = DeclaredContrast()
    contrast.exempt = [.init(part: try selector(".a"), reason: "a logotype")]
    PaintingCase(
      "<p class=a>x<b>y</b></p>z", "b { font-weight: 400 }", "text .a canvastext (a logotype)",
      "text b canvastext (a logotype)", "text - canvastext"
    )
    .check(contrast)
  }
}
