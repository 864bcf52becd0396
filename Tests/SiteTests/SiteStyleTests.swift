import Testing

@testable import Site

struct SiteStyleTests {
  @Test(arguments: [
    ("/* a */\n.a { b: c; }\n", ".a{b:c}"), (".a :where(b) > c, d { e: f; g: h; }", ".a :where(b) > c,d{e:f;g:h}"),
    ("@media (width < 9px) {\n  .a { b: calc(1px + 2px); }\n}\n", "@media (width < 9px){.a{b:calc(1px + 2px)}}"),
    (".a { b: 0.5px, -0.25em 10.5px calc(0.1 * c); }", ".a{b:.5px,-.25em 10.5px calc(.1 * c)}"),
  ])
  func `rules lose what only people read by`(css: String, squeezed: String) {
    #expect(String(decoding: SiteStyle.squeezed(css), as: UTF8.self) == squeezed)
  }
}
