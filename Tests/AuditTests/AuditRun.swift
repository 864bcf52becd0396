import Audit
import Cascade
import DataFiles
import Diagnostics
import Tokens

/// One audit of inline files.
struct AuditRun {
  /// What a component paints, in words of the test.
  struct Mockup {
    var component = "card"
    var state = InteractionState.rest
    let html: String
    let parts: (ElementTree) -> [PaintedPart]
  }

  let audit: ContrastAudit?
  let graph: TokenGraph
  let findings: Findings
  let sources: SourceFiles

  /// - Parameter night: what the context `night` of the modifier `time` has in place of `tokens`; nil for a theme of one mode.
  init(
    tokens: String, night: String? = nil, policy: String, waivers: String? = nil, profile: TokenProfile = .strict,
    mockups: [Mockup] = [], canvas: String? = nil
  ) {
    var sources = SourceFiles()
    var findings = Findings()
    let tokenFile = sources.add(path: "tokens.json", bytes: Array(tokens.utf8))
    let policyFile = sources.add(path: "theme.yaml", bytes: Array(policy.utf8))
    let tree = JSONReader.read(tokenFile, into: &findings).map { TokenReader.read($0, into: &findings) }
    var steps = [ResolverDocument.Step.set(sources: tree.map { [TokenFile(tree: $0)] } ?? [])]
    if let night {
      let file = sources.add(path: "night.json", bytes: Array(night.utf8))
      let tree = JSONReader.read(file, into: &findings).map { TokenReader.read($0, into: &findings) }
      steps.append(
        .modifier(
          Modifier(name: "time", contexts: ["day", "night"]), sources: [[], tree.map { [TokenFile(tree: $0)] } ?? []]))
    }
    let graph = TokenGraph(ResolverDocument(steps: steps), profile: profile, into: &findings)
    self.graph = graph
    var accepted: [Waiver] = []
    if let waivers {
      let file = sources.add(path: "contrast.waivers.yaml", bytes: Array(waivers.utf8))
      accepted = YAMLReader.read(file, into: &findings).map { Waiver.read($0, into: &findings) } ?? []
    }
    let policy = YAMLReader.read(policyFile, into: &findings).flatMap { ContrastPolicy($0, into: &findings) }
    let properties = TokenProperties(graph, prefix: "t", into: &findings)
    let values = ModeValues(properties, schemes: graph.modes.map { _ in .light })
    let painted = mockups.map { mockup in
      let file = sources.add(path: "components/\(mockup.component)/default.html", bytes: Array(mockup.html.utf8))
      let tree = HTMLReader.tree(of: file, into: &findings)
      return PaintedMockup(
        component: mockup.component, variant: "default", state: mockup.state, tree: tree, parts: mockup.parts(tree))
    }
    let theme = PaintedTheme(painted, on: canvas.flatMap { TokenPath(printed: $0) }, values)
    var verdicts = Findings()
    audit = policy.map {
      ContrastAudit(
        graph, policy: $0, waivers: accepted, today: CalendarDate(year: 2026, month: 11, day: 30), painted: theme,
        faults: &findings, into: &verdicts)
    }
    findings.report(verdicts)
    self.findings = findings
    self.sources = sources
  }

  var printed: String { TextPrinter(sources: sources).text(findings) }
}
