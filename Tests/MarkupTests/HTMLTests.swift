import Markup
import Testing

struct HTMLTests {
  @Test func `escapes text and attributes, never markup`() {
    let name = "<b> & \"c\" 'd'"
    let inner: HTML = "<i>\(name)</i>"
    let html: HTML = "<p title=\"\(name)\" hidden>\(inner)\(1)\(nil as HTML?)\(each: [inner, "<br>"])</p>"

    let escaped = "&lt;b&gt; &amp; &quot;c&quot; 'd'"
    #expect(
      html.text == "<p title=\"\(escaped)\" hidden><i>\(escaped)</i>1<i>\(escaped)</i><br></p>")
  }

  @Test func `writes an attribute only when it has a value`() {
    let present: HTML = "<li\(attribute: "hidden", if: true)\(attribute: "title", "a\"b")></li>"
    let absent: HTML = "<li class=\"x\"\(attribute: "hidden", if: false)\(attribute: "title", nil)></li>"
    #expect(present.text == "<li hidden=\"\" title=\"a&quot;b\"></li>")
    #expect(absent.text == "<li class=\"x\"></li>")
  }

  @Test func `knows comments, declarations and raw text`() {
    let html: HTML =
      "<!doctype html>\("a")<!-- <a href=\" --><script>if (a </b/.x) { \(HTML()) }</script>\("<")"
    #expect(html.text == "<!doctype html>a<!-- <a href=\" --><script>if (a </b/.x) {  }</script>&lt;")
  }

  @Test func `joins pieces`() {
    let pieces: [HTML] = ["<b>a</b>", "b"]
    #expect(pieces.joined(separator: ", ").text == "<b>a</b>, b")
    #expect(([] as [HTML]).joined().isEmpty)
  }

  @Test func `stops a String in an address`() async {
    await #expect(processExitsWith: .failure) {
      let address = "javascript:alert(1)"
      let html: HTML = "<a href=\"\(address)\"></a>"
      print(html)
    }
  }

  @Test func `stops a String in a tag, a style, a script and an event handler`() async {
    await #expect(processExitsWith: .failure) { print("<p \("a")></p>" as HTML) }
    await #expect(processExitsWith: .failure) { print("<p style=\"\("a")\"></p>" as HTML) }
    await #expect(processExitsWith: .failure) { print("<script>\("a")</script>" as HTML) }
    await #expect(processExitsWith: .failure) { print("<script>\"</b>\" + \("a")</script>" as HTML) }
    await #expect(processExitsWith: .failure) { print("<p onclick=\"\("a")\"></p>" as HTML) }
    await #expect(processExitsWith: .failure) { print("<p class='\("a")'></p>" as HTML) }
    await #expect(processExitsWith: .failure) { print("<a HREF=\"\("a")\"></a>" as HTML) }
    await #expect(processExitsWith: .failure) {
      print("<script\(attribute: "type", "module")>\("a")</script>" as HTML)
    }
    await #expect(processExitsWith: .failure) { print("<p class=\"" as HTML) }
  }

  @Test(arguments: [
    ("https://a.b/c?d=e&f#g", "https://a.b/c?d=e&amp;f#g"),
    ("../motion.md#über uns", "../motion.md#%C3%BCber%20uns"),
    ("MAILTO:a@b.c", "MAILTO:a@b.c"),
    ("java\tscript:alert(1)", "java%09script:alert(1)"),
    ("", ""),
    ("a\"><script>", "a%22%3E%3Cscript%3E"),
  ])
  func `encodes an address`(address: String, want: String) throws {
    let href = try #require(Href(address))
    let html: HTML = "<a href=\"\(href)\"></a>"
    #expect(html.text == "<a href=\"\(want)\"></a>")
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "vbscript:x", "data:text/html,x", "file:///etc/passwd",
    "ftp://a",
  ])
  func `refuses an unsafe scheme`(address: String) {
    #expect(Href(address) == nil)
    #expect((Href(address, schemes: .unlisted) != nil) == address.hasPrefix("ftp"))
  }

  @Test(arguments: [
    ("var(--vero-color-canvas)", true), ("\"Manrope\", sans-serif", true), ("calc(1px + (2px * 3))", true),
    ("red; background: blue", false), ("red}", false), ("url(x)", false), ("URL(x)", false), ("(", false),
    ("\"", false), ("\\3b", false), ("red /* */", false), ("a)(", false), ("</style>", false),
  ])
  func `takes only CSS values that cannot end their declaration`(text: String, isTaken: Bool) {
    #expect((CSSValue(text) != nil) == isTaken)
  }

  @Test func `writes CSS into a style attribute`() {
    let font: CSSValue = "\"Manrope\""
    let html: HTML = "<p style=\"font-family: \(font); order: \(2)\"></p>"
    #expect(html.text == "<p style=\"font-family: &quot;Manrope&quot;; order: 2\"></p>")
  }
}
