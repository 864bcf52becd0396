import DataFiles
package import Diagnostics
import Tokens

/// The tokens of a system as a file for other programs.
package struct TokenExport: Sendable {
  package let text: String
  /// How every export of the format begins: what tells our files from other people's.
  package let opening: String

  /// Why there is nothing to export.
  package struct Failure: Error {
    /// At least one, all without a place.
    package let findings: [Finding]
  }

  /// Custom properties in every mode.
  package static func css(_ system: ResolvedSystem, into findings: inout Findings) throws(Failure) -> TokenExport {
    let theme = try theme(of: system)
    let export = CSSExport(theme.graph, prefix: theme.configuration.prefix, into: &findings)
    return TokenExport(text: export.text(title: theme.configuration.name), opening: CSSExport.opening)
  }

  /// One token file of a mode.
  /// - Parameter input: a choice of contexts as JSON (DTCG Resolver 2025.10, "inputs"); nil for the default of every modifier.
  package static func json(
    _ system: ResolvedSystem, of project: Project, input: String?, into findings: inout Findings
  ) throws(Failure) -> TokenExport {
    let graph = try theme(of: system).graph
    guard let document = project.systems.first(where: { $0.name == system.name })?.theme?.document else {
      preconditionFailure("a system with a theme has the source of it")
    }
    let mode = if let input { try chosen(input, of: document) } else { graph.modes[0] }
    let export = DTCGExport(document, graph: graph, mode: mode)
    if let first = export.omitted.first {
      findings.report(omitted(export.omitted, at: graph[first]?.primary.namePlace))
    }
    return TokenExport(text: export.text(system: system.name), opening: DTCGExport.opening)
  }

  private static func theme(of system: ResolvedSystem) throws(Failure) -> ResolvedTheme {
    guard let theme = system.theme else {
      let text = "the system '\(system.name)' has no theme"
      throw Failure(findings: [Finding(.error, "nothing-to-export", text, at: nil)])
    }
    return theme
  }

  private static func chosen(_ input: String, of document: ResolverDocument) throws(Failure) -> Mode {
    var sources = SourceFiles()
    var findings = Findings()
    let file = sources.add(path: "input", bytes: Array(input.utf8))
    if let data = JSONReader.read(file, into: &findings), let mode = document.mode(for: data, into: &findings) {
      return mode
    }
    // The input is no file that could be shown.
    throw Failure(findings: findings.sorted.map { Finding($0.severity, $0.rule, $0.text, at: nil, help: $0.help) })
  }

  private static func omitted(_ paths: [TokenPath], at place: Place?) -> Finding {
    let names = paths.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    let more = paths.count > 5 ? " and \(paths.count - 5) more" : ""
    return Finding(
      .warning, "not-in-standard", "DTCG 2025.10 cannot say \(names)\(more), which no other program will find",
      at: place, help: "they stand under $extensions.specimen.beyond, as they are written")
  }
}
