import Diagnostics
import Markup

/// A document, rendered, with what was found on the way.
struct Rendering {
  let html: String
  let document: MarkdownDocument
  let findings: Findings
  let sources: SourceFiles

  init(
    _ markdown: String, extensions: MarkdownParser.Extensions = .all, rawHTML: Bool = false,
    links: Bool = false,
    configure: (inout MarkdownRenderer) -> Void = { _ in }
  ) {
    var findings = Findings()
    var sources = SourceFiles()
    let file = sources.add(path: "a.md", bytes: Array(markdown.utf8))
    var renderer = MarkdownRenderer()
    renderer.allowsRawHTML = rawHTML
    renderer.linksHeadings = links
    configure(&renderer)
    document = MarkdownParser(extensions: extensions).document(file, findings: &findings)
    html = renderer.html(document).text
    self.findings = findings
    self.sources = sources
  }

  /// The findings as they are printed, one a line, without frames.
  var messages: [String] {
    findings.sorted.map { finding in
      let position = finding.place.map { sources.position(of: $0) }
      return "\(position?.line ?? 0):\(position?.column ?? 0) \(finding.text)"
    }
  }
}
