package import Diagnostics
import Tokens

/// The tokens of a system as a file for other programs.
package struct TokenExport: Sendable {
  package let text: String
  /// How every export of the format begins: what tells our files from other people's.
  package let opening: String

  /// Why there is nothing to export.
  package struct Failure: Error {
    package let finding: Finding

    fileprivate init(_ rule: Finding.Rule, _ text: String, help: String? = nil) {
      finding = Finding(.error, rule, text, at: nil, help: help)
    }
  }

  /// Custom properties in every mode.
  package static func css(_ system: ResolvedSystem, into findings: inout Findings) throws(Failure) -> TokenExport {
    let theme = try theme(of: system)
    let export = CSSExport(theme.graph, prefix: theme.configuration.prefix, into: &findings)
    return TokenExport(text: export.text(title: theme.configuration.name), opening: CSSExport.opening)
  }

  /// One token file of a mode.
  /// - Parameter contexts: by the names of their modifiers; a modifier that is not named has its default.
  package static func json(
    _ system: ResolvedSystem, of project: Project, contexts: [String: String]
  ) throws(Failure) -> TokenExport {
    let mode = try mode(contexts, of: theme(of: system))
    guard let document = project.systems.first(where: { $0.name == system.name })?.theme?.document else {
      preconditionFailure("a system with a theme has the source of it")
    }
    return TokenExport(text: DTCGExport(document, mode: mode).text(system: system.name), opening: DTCGExport.opening)
  }

  private static func theme(of system: ResolvedSystem) throws(Failure) -> ResolvedTheme {
    guard let theme = system.theme else {
      throw Failure("nothing-to-export", "the system '\(system.name)' has no theme")
    }
    return theme
  }

  private static func mode(_ contexts: [String: String], of theme: ResolvedTheme) throws(Failure) -> Mode {
    let modifiers = theme.graph.modifiers
    let names = modifiers.map(\.name)
    for (name, context) in contexts.sorted(by: { $0.key < $1.key }) {
      guard let modifier = modifiers.first(where: { $0.name == name }) else {
        let fallback = names.isEmpty ? "this theme has one mode" : "modifiers: \(names.joined(separator: ", "))"
        throw Failure(
          "unknown-modifier", "'\(name)' is no modifier of this theme",
          help: NearestName.help(name, in: names) ?? fallback)
      }
      guard modifier.contexts.contains(context) else {
        throw Failure(
          "unknown-context", "'\(context)' is no context of '\(name)'",
          help: NearestName.help(context, in: modifier.contexts)
            ?? "contexts: \(modifier.contexts.joined(separator: ", "))")
      }
    }
    return Mode(
      modifiers.map { Mode.Choice(modifier: $0.name, context: contexts[$0.name] ?? $0.defaultContext) })
  }
}
