import Testing

@testable import Site

struct SiteStyleTests {
  @Test(arguments: [
    ("/* a */\n.a { b: c; }\n", ".a{b:c}"), (".a :where(b) > c, d { e: f; g: h; }", ".a :where(b) > c,d{e:f;g:h}"),
    ("@media (width < 9px) {\n  .a { b: calc(1px + 2px); }\n}\n", "@media (width < 9px){.a{b:calc(1px + 2px)}}"),
  ])
  func `rules lose the blanks that only people read by`(css: String, squeezed: String) {
    #expect(String(decoding: SiteStyle.squeezed(css), as: UTF8.self) == squeezed)
  }
}
