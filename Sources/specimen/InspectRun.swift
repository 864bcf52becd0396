import Diagnostics
import Site

/// One run of `specimen inspect`: what it found out, or why that is nothing.
struct InspectRun {
  private(set) var run = ProjectRun()
  /// What goes to standard output.
  private(set) var output = ""
  /// Whole lines for people beside the output; empty when there is nothing to say.
  private(set) var note = ""

  init(_ name: String, _ options: Options) {
    guard let build = run.build(options, rendersSite: false) else { return }
    let faults = build.inputFindings
    run.findings = Findings()
    do throws(Refusal) {
      let systems =
        try options.system.map { name throws(Refusal) in [try build.system(named: name)] } ?? build.resolved.systems
      let found = systems.map { (system: $0.name, reports: TokenReport.all(named: name, in: $0)) }
        .filter { !$0.reports.isEmpty }
      guard found.count < 2 else { throw InspectRun.ambiguous(name, found.map(\.system)) }
      guard let reports = found.first?.reports else {
        let themes = systems.compactMap(\.theme)
        guard !themes.contains(where: { $0.isUnsure(ofName: name) }) else {
          // Why the token cannot be read is the one finding.
          run.findings = faults
          run.exitCode = .failure
          return
        }
        throw InspectRun.unknown(name, themes)
      }
      switch options.format {
      case .text: output = reports.map { $0.text(sources: build.sources) }.joined(separator: "\n")
      case .json: output = TokenReport.json(reports, sources: build.sources)
      }
      if faults.hasErrors {
        note = "note: the project has \(TextPrinter.summary(faults)); 'specimen check' tells them\n"
      }
      run.exitCode = .success
    } catch {
      for finding in error.findings { run.fail(finding) }
    }
  }

  private static func unknown(_ name: String, _ themes: [ResolvedTheme]) -> Refusal {
    Refusal(
      "unknown-token", "'\(name)' names no token", help: themes.lazy.compactMap { $0.helpNaming(name) }.first)
  }

  private static func ambiguous(_ name: String, _ systems: [String]) -> Refusal {
    Refusal(
      "ambiguous-system", "'\(name)' names tokens of \(systems.count) systems: \(systems.joined(separator: ", "))",
      help: "name one with --system")
  }
}
