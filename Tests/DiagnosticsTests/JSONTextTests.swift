import Testing

@testable import Diagnostics

struct JSONTextTests {
  /// RFC 8259, section 7: what must be escaped; and what could end a script, or a line of one.
  @Test(arguments: [
    ("", #""""#),
    ("plain – Grüße 👋", #""plain – Grüße 👋""#),
    (#"a "b" \ c"#, #""a \"b\" \\ c""#),
    ("1\n2\r3\t4\u{0}5\u{1F}6\u{7F}", #""1\n2\r3\t4\u00005\u001f6\#u{7F}""#),
    ("</script>", #""\u003c/script>""#),
    ("\u{2028}a\u{2029}", #""\u2028a\u2029""#),
    ("\u{2027}\u{202A}†\u{2AA8}", "\"\u{2027}\u{202A}†\u{2AA8}\""),
  ])
  func `escapes what JSON and a script need, and nothing else`(_ text: String, _ wanted: String) {
    #expect(JSONText.quoted(text) == wanted)
  }
}
