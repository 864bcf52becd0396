import DataFiles
import Diagnostics
import TestSupport
import Testing
import Tokens

/// The front matter of DESIGN.md, by the rules of its specification (google-labs-code/design.md, version `alpha`).
struct DesignDocumentTests {
  private static func graph(_ yaml: String) throws -> (graph: TokenGraph, findings: Findings) {
    var sources = SourceFiles()
    var findings = Findings()
    let file = sources.add(path: "DESIGN.md", bytes: Array(yaml.utf8))
    let frontMatter = try #require(YAMLReader.read(file, into: &findings))
    let data = DesignDocument.tokens(in: frontMatter)
    let tokens = Dialect.read(data, profile: .lenient, into: &findings)
    let document = ResolverDocument(steps: [.set(sources: [tokens])])
    return (TokenGraph(document, profile: .lenient, into: &findings), findings)
  }

  @Test(arguments: [
    ("colors: {a: '#1A1C1E'}", "colors.a", "#1a1c1e"),
    ("colors: {a: 'rgb(0 0 0 / 50%)'}", "colors.a", "rgb(0 0 0 / 0.5)"),
    ("colors: {brand: {'50': white}}", "colors.brand.50", "#ffffff"),
    ("rounded: {none: 0, sm: 4px}", "rounded.none", "0px"), ("rounded: {none: 0, sm: 4px}", "rounded.sm", "4px"),
    ("spacing: {a: 8, b: 0.5rem}", "spacing.a", "8px"), ("spacing: {a: 8, b: 0.5rem}", "spacing.b", "0.5rem"),
    ("colors: {a: red}\ncomponents: {b: {textColor: '{colors.a}'}}", "components.b.textColor", "#ff0000"),
    ("components: {b: {height: 48px}}", "components.b.height", "48px"),
    ("motion: {fast: 200ms}", "motion.fast", "200ms"),
  ])
  func `values are those of CSS, by the name of their map`(yaml: String, path: String, css: String) throws {
    let (graph, findings) = try DesignDocumentTests.graph(yaml)
    let token = TokenPath(printed: path).flatMap { graph[$0] }
    #expect(token?.primary.value.css == css)
    #expect(findings.isEmpty)
  }

  @Test(
    arguments: [
      ("fontSize: 44px, lineHeight: 52px, letterSpacing: -0.02em", 52.0 / 44, -0.88),
      ("fontSize: 16px, lineHeight: 1.5", 1.5, 0), ("fontSize: 16px, lineHeight: 150%, letterSpacing: 1px", 1.5, 1),
      ("fontSize: 1rem, lineHeight: 1.5rem, letterSpacing: 5%", 1.5, 0.8),
    ] as [(String, Double, Double)])
  func `a style has its line height as a multiple and its tracking as a length`(
    parts: String, multiple: Double, tracking: Double
  ) throws {
    let (graph, findings) = try DesignDocumentTests.graph(
      "typography: {body: {fontFamily: Inter, fontWeight: '600', \(parts)}}")
    guard case .typography(let style)? = graph[TokenPath(["typography", "body"])]?.primary.value,
      case .multiple(let lineHeight)? = style.lineHeight
    else {
      Issue.record("no style")
      return
    }
    #expect(abs(lineHeight - multiple) < 1e-4)
    #expect(style.letterSpacing?.pixels == tracking)
    #expect(style.fontWeight == 600)
    #expect(style.fontFamily == ["Inter"])
    #expect(findings.isEmpty)
  }

  @Test func `what only CSS can tell stays as it is written, and is told of`() throws {
    let (graph, findings) = try DesignDocumentTests.graph("spacing: {a: 'clamp(1rem, 2vw, 3rem)'}")
    #expect(graph[TokenPath(["spacing", "a"])]?.primary.value.css == "clamp(1rem, 2vw, 3rem)")
    #expect(findings.contains { $0.rule == "opaque-value" })
  }

  @Test func `facts about the document are no tokens`() throws {
    let (graph, _) = try DesignDocumentTests.graph("version: alpha\nname: A\ndescription: B\nomitted: [Shapes]\n")
    #expect(graph.tokens.isEmpty)
  }
}
