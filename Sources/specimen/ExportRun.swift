import Diagnostics
import FoundationEssentials
import Site
import Tokens

/// One run of `specimen export`: the text of the export, or why there is none.
struct ExportRun {
  private(set) var run = ProjectRun()
  /// What goes to standard output; empty when it went to a file, or nothing was exported.
  private(set) var output = ""

  init(_ format: ExportFormat, _ options: Options) {
    guard let build = run.build(options, rendersSite: false) else { return }
    // Contrast is for 'check' to judge.
    run.findings = build.inputFindings
    guard run.exitCode != .failure, !run.findings.hasErrors else { return }
    run.exitCode = .success
    do throws(Refusal) {
      let system = try build.system(named: options.system)
      let (text, opening) = try ExportRun.text(format, system, options, build, into: &run.findings)
      guard !run.findings.hasErrors else {
        run.exitCode = .findings
        return
      }
      guard let path = options.output else {
        output = text
        return
      }
      try write(text, opening, to: path, in: options.project)
    } catch {
      run.fail(error.finding)
    }
  }

  private static func text(
    _ format: ExportFormat, _ system: ResolvedSystem, _ options: Options, _ build: Build,
    into findings: inout Findings
  ) throws(Refusal) -> (text: String, opening: String) {
    guard let theme = system.theme, let source = build.project.systems.first(where: { $0.name == system.name })?.theme
    else { throw Refusal("nothing-to-export", "the system '\(system.name)' has no theme") }
    switch format {
    case .css:
      let export = CSSExport(theme.graph, prefix: theme.configuration.prefix, into: &findings)
      return (export.text(title: theme.configuration.name), CSSExport.opening)
    case .json:
      let mode = try theme.graph.mode(choosing: options.mode)
      return (DTCGExport(source.document, mode: mode).text(system: system.name), DTCGExport.opening)
    }
  }

  private func write(_ text: String, _ opening: String, to path: String, in project: String) throws(Refusal) {
    if let input = run.input(around: path, in: project) {
      throw Refusal(
        "output", "the export cannot go to '\(path)': the project is read from '\(input)'",
        help: "choose a file beside it")
    }
    guard !run.reads(path, in: project) else {
      throw Refusal(
        "output", "the export cannot go to '\(path)': the project would read it as tokens of its own",
        help: "choose another folder, or a name that does not end with .tokens.json")
    }
    do throws(WriteFailure) {
      try ExportFile(path, opening: opening).write(text)
    } catch {
      throw Refusal(error.finding)
    }
  }
}
