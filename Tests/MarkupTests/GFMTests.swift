import Markup
import Testing

struct GFMTests {
  private static let specification = SpecExample.all(in: "gfm-spec-0.29.txt").filter {
    ["table", "strikethrough", "autolink", "disabled"].contains($0.tag)
  }

  /// Without the tag filter (raw HTML is off or the author's own affair) and without an example that has no result.
  private static let extensions = SpecExample.all(in: "gfm-extensions.txt").filter {
    $0.section != "HTML tag filter" && !$0.html.contains("<IGNORE>")
  }

  @Test(.enabled(if: !specification.isEmpty, "the shared test data is not beside this package"))
  func `renders the extensions of the GFM specification`() {
    #expect(Self.specification.count == 23)
    for example in Self.specification { expect(example) }
  }

  @Test(.enabled(if: !extensions.isEmpty, "the shared test data is not beside this package"))
  func `renders the extension tests of cmark-gfm`() {
    #expect(Self.extensions.count == 26)
    for example in Self.extensions { expect(example) }
  }

  private func expect(_ example: SpecExample) {
    let html = Rendering(example.markdown, rawHTML: true).html
    #expect(normalized(html) == normalized(example.html), "example \(example.testDescription)")
  }

  /// What we write otherwise on purpose, so that assistive technology knows what it reads and HTML checkers agree: tables
  /// have a named region and header cells a scope, alignment is a class, checkboxes a label, footnotes other ids and
  /// named links.
  private func normalized(_ html: String) -> String {
    html
      .replacing(/<div class="table-wrap"[^>]*>\n(<table>[\s\S]*?<\/table>\n)<\/div>\n/) { $0.output.1 }
      .replacing(" scope=\"col\"", with: "")
      .replacing(/\ class="align-(\w+)"/) { " align=\"\($0.output.1)\"" }
      .replacing("<li class=\"task\">", with: "<li>")
      .replacing(/<\/?label>/, with: "")
      .replacing(/<input[^>]*>/) { $0.output.contains("checked") ? "[x]" : "[ ]" }
      .replacing(/\ (id|aria-label)="[^"]*"/, with: "")
      .replacing(/href="#(fn|fnref):?\d+"/) { "href=\"#\($0.output.1)\"" }
      .replacing(/<a( class="footnote-back(?:ref)?"| href="#fnref")+>/, with: "<a back>")
  }
}
