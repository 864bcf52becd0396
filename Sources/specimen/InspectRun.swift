import Diagnostics
import Site

/// One run of `specimen inspect`: what it found out, or why that is nothing.
struct InspectRun {
  private(set) var run = ProjectRun()
  /// What goes to standard output.
  private(set) var output = ""
  /// Whole lines for people beside the output; empty when there is nothing to say.
  private(set) var note = ""

  init(_ names: [String], _ options: Options) {
    guard let build = run.build(options) else { return }
    let faults = build.inputFindings
    run.findings = Findings()
    do throws(Refusal) {
      let systems =
        try options.system.map { name throws(Refusal) in [try build.system(named: name)] } ?? build.resolved.systems
      if let reports = try InspectRun.components(names, among: systems) {
        output =
          options.format == .json
          ? ComponentReport.json(reports, sources: build.sources)
          : reports.map { $0.text(sources: build.sources) }.joined(separator: "\n")
        tellFaults(faults)
        return
      }
      guard let system = try InspectRun.system(of: names, among: systems) else {
        // Why a token cannot be read is the one finding.
        run.findings = faults
        run.exitCode = .failure
        return
      }
      output = try InspectRun.report(names, system, options.format, build.sources)
      tellFaults(faults)
    } catch {
      for finding in error.findings { run.fail(finding) }
    }
  }

  private mutating func tellFaults(_ faults: Findings) {
    if faults.hasErrors {
      note = "note: the project has \(TextPrinter.summary(faults)); 'specimen check' tells them\n"
    }
    run.exitCode = .success
  }

  /// The component that is meant by `components/NAME`, or by a name that no token has; nil where tokens are meant.
  private static func components(
    _ names: [String], among systems: [ResolvedSystem]
  ) throws(Refusal) -> [ComponentReport]? {
    guard names.count == 1, let name = names.first else { return nil }
    let folder = "components/"
    let isFolder = name.hasPrefix(folder)
    if !isFolder, systems.contains(where: { $0.theme?.tokens(named: name).isEmpty == false }) { return nil }
    let component = isFolder ? String(name.dropFirst(folder.count)) : name
    let found = systems.filter { $0.theme?.components[component] != nil }
    guard found.count < 2 else { throw ambiguous(component, "components", found.map(\.name)) }
    if found.isEmpty, isFolder {
      let known = systems.flatMap { $0.theme?.components.all.map(\.component.name) ?? [] }
      throw Refusal(
        "unknown-component", "'\(component)' names no component",
        help: NearestName.help(component, in: known) ?? "components: \(known.joined(separator: ", "))")
    }
    return found.isEmpty ? nil : found.compactMap { ComponentReport(named: component, in: $0) }
  }

  /// The one system that has tokens of all the names; nil when one of them may be there and could not be read.
  private static func system(
    of names: [String], among systems: [ResolvedSystem]
  ) throws(Refusal) -> ResolvedSystem? {
    let themes = systems.compactMap(\.theme)
    for name in names where themes.allSatisfy({ $0.tokens(named: name).isEmpty }) {
      guard !themes.contains(where: { $0.isUnsure(ofName: name) }) else { return nil }
      throw unknown(name, themes)
    }
    let found = systems.filter { system in
      names.allSatisfy { name in system.theme.map { !$0.tokens(named: name).isEmpty } ?? false }
    }
    guard found.count < 2 else { throw ambiguous(names[0], "tokens", found.map(\.name)) }
    guard let system = found.first else {
      throw Refusal("unknown-pair", "no system has both '\(names[0])' and '\(names[names.count - 1])'")
    }
    return system
  }

  private static func report(
    _ names: [String], _ system: ResolvedSystem, _ format: Options.Format, _ sources: SourceFiles
  ) throws(Refusal) -> String {
    guard names.count > 1 else {
      let reports = TokenReport.all(named: names[0], in: system)
      return switch format {
      case .text: reports.map { $0.text(sources: sources) }.joined(separator: "\n")
      case .json: TokenReport.json(reports, sources: sources)
      }
    }
    do throws(PairReport.Failure) {
      let reports = try PairReport.all(named: names[0], on: names[1], in: system)
      return switch format {
      case .text: reports.map { $0.text(sources: sources) }.joined(separator: "\n")
      case .json: PairReport.json(reports, sources: sources)
      }
    } catch {
      throw Refusal([error.finding])
    }
  }

  private static func unknown(_ name: String, _ themes: [ResolvedTheme]) -> Refusal {
    let components = themes.flatMap { $0.components.all.map(\.component.name) }
    return Refusal(
      "unknown-token", "'\(name)' names no token",
      help: themes.lazy.compactMap { $0.helpNaming(name) }.first ?? NearestName.help(name, in: components))
  }

  private static func ambiguous(_ name: String, _ what: String, _ systems: [String]) -> Refusal {
    Refusal(
      "ambiguous-system", "'\(name)' names \(what) of \(systems.count) systems: \(systems.joined(separator: ", "))",
      help: "name one with --system")
  }
}
