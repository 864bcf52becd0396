import Diagnostics
import Markup
import Testing

struct MarkdownRendererTests {
  @Test(arguments: [
    (
      "> [!NOTE]\n> a",
      "<div class=\"alert alert-note\" role=\"note\">\n<p class=\"alert-title\">Note</p>\n<p>a</p>\n</div>\n"
    ),
    (
      "> [!dont]  \n> a\n>\n> b",
      "<div class=\"alert alert-dont\" role=\"note\">\n<p class=\"alert-title\">Don’t</p>\n<p>a</p>\n<p>b</p>\n</div>\n"
    ),
    (
      "> [!TIP]\n>\n> - a",
      "<div class=\"alert alert-tip\" role=\"note\">\n<p class=\"alert-title\">Tip</p>\n<ul>\n<li>a</li>\n</ul>\n</div>\n"
    ),
    ("> [!NOTE] a", "<blockquote>\n<p>[!NOTE] a</p>\n</blockquote>\n"),
    ("> \\[!NOTE]\n> a", "<blockquote>\n<p>[!NOTE]\na</p>\n</blockquote>\n"),
  ])
  func `renders an alert where its mark stands alone`(markdown: String, html: String) {
    #expect(Rendering(markdown).html == html)
  }

  @Test func `puts what to do beside what to leave`() {
    let alert = { (kind: String, title: String, text: String) in
      "<div class=\"alert alert-\(kind)\" role=\"note\">\n<p class=\"alert-title\">\(title)</p>\n<p>\(text)</p>\n</div>\n"
    }
    let pair = "<div class=\"do-dont\">\n" + alert("do", "Do", "a") + alert("dont", "Don’t", "b") + "</div>\n"
    #expect(Rendering("> [!DO]\n> a\n\n> [!DONT]\n> b").html == pair)
    #expect(
      Rendering("> [!DO]\n> a\n\nx\n\n> [!DONT]\n> b").html
        == alert("do", "Do", "a") + "<p>x</p>\n" + alert("dont", "Don’t", "b"))
  }

  @Test func `links a heading beside it, so that its name stays its text`() {
    #expect(
      Rendering("## Über *uns*", links: true).html == """
        <div class="heading"><h2 id="über-uns">Über <em>uns</em></h2>\
        <a class="anchor" href="#%C3%BCber-uns" aria-label="Link to section “Über uns”">\
        <span aria-hidden="true">#</span></a></div>

        """)
  }

  @Test(arguments: [
    (["Überblick"], ["überblick"]),
    (["A", "A", "A-1", "A", "a 1"], ["a", "a-1", "a-1-1", "a-2", "a-1-2"]),
    (["A-1", "A", "A"], ["a-1", "a", "a-2"]),
    (["色", "`{color.text}`", "?!", ""], ["色", "colortext", "section", "section-1"]),
    (["Cafe\u{301}", "Caf\u{E9}"], ["café", "café-1"]),
    (["a &amp; b", "C++ / Swift 6.3"], ["a--b", "c--swift-63"]),
  ])
  func `gives every heading its own id`(headings: [String], ids: [String]) {
    let rendering = Rendering(headings.map { "# \($0)\n" }.joined())
    #expect(rendering.document.headings.map(\.id) == ids)
  }

  @Test func `lists headings for the contents, also those in quotes and lists`() {
    let headings = Rendering("# A `b` [c](d)\n\n> ### E\n\n- F\n  ---").document.headings
    #expect(headings.map { "\($0.level) \($0.id) \($0.text)" } == ["1 a-b-c A b c", "3 e E", "2 f F"])
  }

  @Test(arguments: [
    ("<b>a</b>", "<p>&lt;b&gt;a&lt;/b&gt;</p>\n"),
    (
      "<script>\nalert(1)\n</script>", "<pre><code>&lt;script&gt;\nalert(1)\n&lt;/script&gt;\n</code></pre>\n"
    ),
    ("a <!-- b --> c\n\n<!-- d -->", "<p>a  c</p>\n"),
    (
      "[a](javascript:alert(1)) <javascript:alert(1)> [b](JAVASCRIPT&colon;x)",
      "<p>a javascript:alert(1) b</p>\n"
    ),
    ("![a](data:image/png;base64,x)", "<p>a</p>\n"),
    ("[a](https://b 'c\"d')", "<p><a href=\"https://b\" title=\"c&quot;d\">a</a></p>\n"),
    ("![a *b*](c.png)", "<p><img src=\"c.png\" alt=\"a b\" /></p>\n"),
    ("![](c.png)", "<p><img src=\"c.png\" alt=\"\" /></p>\n"),
    ("```a\"b c\nd\n```", "<pre><code class=\"language-a&quot;b\">d\n</code></pre>\n"),
  ])
  func `lets nothing through that could run`(markdown: String, html: String) {
    #expect(Rendering(markdown).html == html)
  }

  @Test(arguments: [
    ("\\*a\\* www.b.c &amp; ~~d~~", "*a* <a href=\"http://www.b.c\">www.b.c</a> &amp; <del>d</del>"),
    ("\\~\\~a~~ &#126;b", "~~a~~ ~b"),
    ("``a www.b.c", "``a <a href=\"http://www.b.c\">www.b.c</a>"),
    ("*a** www.b.c", "<em>a</em>* <a href=\"http://www.b.c\">www.b.c</a>"),
    ("[www.a.b ~~c~~](d)", "<a href=\"d\">www.a.b <del>c</del></a>"),
    ("![a www.b.c](d)", "<img src=\"d\" alt=\"a www.b.c\" />"),
  ])
  func `tells what was escaped from what was not`(markdown: String, html: String) {
    #expect(Rendering(markdown).html == "<p>\(html)</p>\n")
  }

  @Test func `never lets a script address through, even with raw HTML`() {
    #expect(
      Rendering("[a](javascript:x) [b](made-up:x)", rawHTML: true).html
        == "<p>a <a href=\"made-up:x\">b</a></p>\n")
  }

  @Test func `shows hooks every code span, block, address and tag`() {
    var seen: [String] = []
    let html = Rendering("`{a}` [b](c.md) ![d](e.png)\n\n```specimen swatches\n- f\n```\n\n<i>") { renderer in
      renderer.codeSpan = { literal, _ in
        seen.append(literal)
        return "<b>\(literal)</b>"
      }
      renderer.codeBlock = { block in
        seen.append("\(block.info): \(block.literal)")
        return "<hr>"
      }
      renderer.link = { destination, _ in destination.replacing(".md", with: ".html") }
      renderer.image = { source, _ in "../" + source }
      renderer.rawHTML = { literal, _ in
        seen.append(literal)
        return nil
      }
    }.html
    #expect(seen == ["{a}", "specimen swatches: - f\n", "<i>\n"])
    #expect(
      html == """
        <p><b>{a}</b> <a href="c.html">b</a> <img src="../e.png" alt="d" /></p>
        <hr>
        <pre><code>&lt;i&gt;
        </code></pre>

        """)
  }

  @Test func `names tables, tasks and footnotes for those who do not see them`() {
    let markdown = """
      | A | `B` |
      |---|:-:|
      | c | d |

      | A | `B` |
      |---|---|

      - [x] e [f](g)
      - [ ] h

      i[^1] j[^1]

      [^1]: k

      """
    #expect(
      Rendering(markdown).html == """
        <div class="table-wrap" role="region" aria-label="Table: A, B" tabindex="0">
        <table>
        <thead>
        <tr>
        <th scope="col">A</th>
        <th scope="col" class="align-center"><code>B</code></th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td>c</td>
        <td class="align-center">d</td>
        </tr>
        </tbody>
        </table>
        </div>
        <div class="table-wrap" role="region" aria-label="Table: A, B (2)" tabindex="0">
        <table>
        <thead>
        <tr>
        <th scope="col">A</th>
        <th scope="col"><code>B</code></th>
        </tr>
        </thead>
        </table>
        </div>
        <ul>
        <li class="task"><label><input type="checkbox" checked="" disabled="" /> e <a href="g">f</a></label></li>
        <li class="task"><label><input type="checkbox" disabled="" /> h</label></li>
        </ul>
        <p>i<sup class="footnote-ref"><a href="#fn:1" id="fnref:1" aria-label="Footnote 1">1</a></sup> \
        j<sup class="footnote-ref"><a href="#fn:1" id="fnref:1:2" aria-label="Footnote 1">1</a></sup></p>
        <section class="footnotes" aria-label="Footnotes">
        <ol>
        <li id="fn:1">
        <p>k <a class="footnote-back" href="#fnref:1" aria-label="Back to reference 1">↩</a> \
        <a class="footnote-back" href="#fnref:1:2" aria-label="Back to reference 1, use 2">↩</a></p>
        </li>
        </ol>
        </section>

        """)
  }

  @Test(arguments: [
    ("> [!NOTICE]\n> a", "1:3 '[!NOTICE]' is no kind of alert"),
    ("a [^b]\n\n[^c]: d [^c]", "1:3 '[^b]' refers to no footnote"),
    ("a\n\n [^c]: d", "3:2 footnote 'c' is never referred to"),
  ])
  func `says what the author has probably not meant`(markdown: String, message: String) {
    #expect(Rendering(markdown).messages.first == message)
  }

  @Test(arguments: [
    // A lazy line ends a table, as it does not stand in the quote.
    ("> | a |\n> |---|\n> | b |\nc", 1, "<p>c</p>"),
    ("- | a |\n  |---|\nc", 0, "<p>c</p>"),
    // Text before, a list inside of a quote, a table in each of two items.
    ("a\n| b |\n|---|", 0, "<p>a</p>"),
    ("> 1. | a |\n>    |---|\n>    | b |\n> 2. | c |\n>    |---|\n>    | d |", 2, "<td>d</td>"),
    ("| a |\n|---|\n| b \\| ~~c~~ |", 1, "<td>b | <del>c</del></td>"),
    ("| a |\n|---|\n1.\n", 0, "<ol>"),
    ("| a |\n|---|\n===\n", 1, "<td>===</td>"),
    ("a\n    |---|", 0, "<p>a\n|---|</p>"),
    ("```\n| a |\n|---|\n```", 0, "<pre>"),
    // What looks like a table of its own in code and in raw HTML, beside one that is.
    ("~~~\n\n| a |\n|---|\n| b |\n\n~~~\n\n| c |\n|---|\n| d |", 1, "| a |\n|---|\n| b |\n\n</code>"),
    ("<pre>\n\n| a |\n|---|\n\n</pre>\n\n| c |\n|---|\n| d |\n", 1, "| a |\n|---|\n"),
    ("- a\n\n| b |\n|---|\n| c |\n\n  d", 1, "</ul>\n<div"),
    // A definition is no header.
    ("[a]: /b\n---\n[a]", 0, "<p>---\n<a href=\"/b\">a</a></p>"),
    ("| # a # | 1. b |\n|---|---|\n| > c | - d \\\\ |", 1, "<td>&gt; c</td>\n<td>- d \\</td>"),
  ])
  func `finds tables as GitHub does, in any container`(markdown: String, bodies: Int, part: String) {
    let html = Rendering(markdown).html
    #expect(html.split(separator: "<tbody>").count - 1 == bodies)
    #expect(html.contains(part), "in \(html)")
  }
}
