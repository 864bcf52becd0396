import Diagnostics
import Markup
import Testing

struct CommonMarkTests {
  private static let examples = SpecExample.all(in: "spec-0.30.txt")

  @Test(.enabled(if: !examples.isEmpty, "the shared test data is not beside this package"))
  func `renders every example of CommonMark 0_30 byte for byte`() {
    #expect(Self.examples.count == 652)
    for example in Self.examples {
      #expect(render(example.markdown, extensions: []) == example.html, "example \(example.testDescription)")
    }
  }

  private func render(_ markdown: String, extensions: MarkdownParser.Extensions) -> String {
    var findings = Findings()
    var sources = SourceFiles()
    let file = sources.add(path: "a.md", bytes: Array(markdown.utf8))
    var renderer = MarkdownRenderer()
    renderer.allowsRawHTML = true
    renderer.linksHeadings = false
    let document = MarkdownParser(extensions: extensions).document(file, findings: &findings)
    return renderer.html(document).text
  }
}
