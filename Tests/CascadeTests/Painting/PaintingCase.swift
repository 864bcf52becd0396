import Cascade
import Testing

/// A snippet and the parts that it paints, as `PaintedSnippet` writes them.
struct PaintingCase: Sendable, CustomTestStringConvertible {
  let html: String
  let css: String
  let state: InteractionState
  let lines: [String]

  init(_ html: String, _ css: String, in state: InteractionState = .rest, _ lines: String...) {
    (self.html, self.css, self.state, self.lines) = (html, css, state, lines)
  }

  var testDescription: String { "\(html) { \(css) }" }

  func check(_ contrast: DeclaredContrast = .init(), at location: SourceLocation = #_sourceLocation) {
    #expect(
      PaintedSnippet(html, css: css, in: state, contrast: contrast).lines == lines, sourceLocation: location)
  }
}
