import Testing

@testable import Preview
@testable import Site

struct PreviewSiteTests {
  private static let site = PreviewSite(
    [
      OutputFile(path: "index.html", bytes: Array("<body>home</body>".utf8)),
      OutputFile(path: "vero/index.html", bytes: Array("<body>vero</body>".utf8)),
      OutputFile(path: "404.html", bytes: Array("<body>none</body>".utf8)),
      OutputFile(path: "assets/site.css", bytes: Array("a{}".utf8)),
    ], version: 3, problems: nil)

  @Test(
    arguments: [
      ("/", 200, "text/html; charset=utf-8", "home"), ("/index.html", 200, "text/html; charset=utf-8", "home"),
      ("/vero/", 200, "text/html; charset=utf-8", "vero"), ("/vero", 301, "text/plain", ""),
      ("/assets/site.css", 200, "text/css; charset=utf-8", "a{}"), ("/nope", 404, "text/html; charset=utf-8", "none"),
      ("/../etc/passwd", 404, "text/html; charset=utf-8", "none"),
      ("/.specimen/state", 200, "application/json", #""version": 3, "problems": null"#),
    ] as [(String, UInt32, String, String)])
  func `answers by path`(path: String, status: UInt32, type: String, text: String) {
    let response = PreviewSiteTests.site.response(to: path)
    #expect(response.status == status)
    #expect(response.type == type)
    #expect(String(decoding: response.body, as: UTF8.self).contains(text))
  }

  @Test func `pages ask for what is newer, other files do not`() {
    let page = PreviewSiteTests.site.response(to: "/").body
    #expect(String(decoding: page, as: UTF8.self).contains("/.specimen/state"))
    #expect(String(decoding: page, as: UTF8.self).hasSuffix("</script></body>"))
    #expect(PreviewSiteTests.site.response(to: "/assets/site.css").body == Array("a{}".utf8))
  }

  @Test func `what cannot be shown leaves the pages as they were, and says so`() {
    let failing = PreviewSiteTests.site.failing("a \"quoted\" error")
    #expect(failing.version == 4)
    #expect(failing.response(to: "/").status == 200)
    let state = String(decoding: failing.response(to: PreviewSite.statePath).body, as: UTF8.self)
    #expect(state == "{\"version\": 4, \"problems\": \"a \\\"quoted\\\" error\"}\n")
  }
}
