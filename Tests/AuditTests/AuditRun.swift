import Audit
import DataFiles
import Diagnostics
import Tokens

/// One audit of inline files.
struct AuditRun {
  let audit: ContrastAudit?
  let findings: Findings
  let graph: TokenGraph
  let sources: SourceFiles

  init(tokens: String, policy: String, waivers: String? = nil) {
    var sources = SourceFiles()
    var findings = Findings()
    let tokenFile = sources.add(path: "tokens.json", bytes: Array(tokens.utf8))
    let policyFile = sources.add(path: "theme.yaml", bytes: Array(policy.utf8))
    let tree = JSONReader.read(tokenFile, into: &findings).map { TokenReader.read($0, into: &findings) }
    let graph = TokenGraph(
      ResolverDocument(steps: [.set(sources: tree.map { [TokenFile(tree: $0)] } ?? [])]), profile: .strict,
      into: &findings)
    var accepted: [Waiver] = []
    if let waivers {
      let file = sources.add(path: "contrast.waivers.yaml", bytes: Array(waivers.utf8))
      accepted = YAMLReader.read(file, into: &findings).map { Waiver.read($0, into: &findings) } ?? []
    }
    let policy = YAMLReader.read(policyFile, into: &findings).flatMap { ContrastPolicy($0, into: &findings) }
    var verdicts = Findings()
    audit = policy.map {
      ContrastAudit(
        graph, policy: $0, waivers: accepted, today: CalendarDate(year: 2026, month: 11, day: 30), faults: &findings,
        into: &verdicts)
    }
    findings.report(verdicts)
    self.findings = findings
    self.sources = sources
    self.graph = graph
  }

  var printed: String { TextPrinter(sources: sources).text(findings) }
}
