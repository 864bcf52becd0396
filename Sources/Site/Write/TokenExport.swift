import DataFiles
package import Diagnostics
import Tokens

/// The tokens of a system as a file for other programs.
package struct TokenExport: Sendable {
  package let bytes: [UInt8]
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
    return TokenExport(
      bytes: Array(export.text(title: theme.configuration.name).utf8), opening: CSSExport.opening)
  }

  /// One token file of a mode.
  /// - Parameter input: a choice of contexts as JSON (DTCG Resolver 2025.10, "inputs"); nil for the default of every modifier.
  package static func json(
    _ system: ResolvedSystem, input: String?, into findings: inout Findings
  ) throws(Failure) -> TokenExport {
    let theme = try theme(of: system)
    let mode = try mode(input, of: theme)
    let export = DTCGExport(theme.document, graph: theme.graph, mode: theme.graph.modes[mode])
    if let first = export.omitted.first {
      findings.report(omitted(export.omitted, at: theme.graph[first]?.primary.namePlace))
    }
    return TokenExport(bytes: Array(export.text(system: system.name).utf8), opening: DTCGExport.opening)
  }

  /// The opaque colours of a mode as Adobe's programs take them.
  package static func ase(
    _ system: ResolvedSystem, input: String?, into findings: inout Findings
  ) throws(Failure) -> TokenExport {
    let bytes = AdobeSwatchExchange(try palette(system, input: input, into: &findings)).bytes
    return TokenExport(bytes: bytes, opening: AdobeSwatchExchange.opening)
  }

  /// The opaque colours of a mode as GIMP and its relatives take them.
  package static func gpl(
    _ system: ResolvedSystem, input: String?, into findings: inout Findings
  ) throws(Failure) -> TokenExport {
    let text = GIMPPalette(try palette(system, input: input, into: &findings)).text
    return TokenExport(bytes: Array(text.utf8), opening: GIMPPalette.opening)
  }

  private static func palette(
    _ system: ResolvedSystem, input: String?, into findings: inout Findings
  ) throws(Failure) -> Palette {
    let theme = try theme(of: system)
    let palette = Palette(theme, mode: try mode(input, of: theme))
    if let first = palette.translucent.first {
      findings.report(translucent(palette.translucent, at: theme.graph[first]?.primary.namePlace))
    }
    return palette
  }

  private static func theme(of system: ResolvedSystem) throws(Failure) -> ResolvedTheme {
    guard let theme = system.theme else {
      let text = "the system '\(system.name)' has no theme"
      throw Failure(findings: [Finding(.error, "nothing-to-export", text, at: nil)])
    }
    return theme
  }

  /// The index of the mode that an input chooses.
  private static func mode(_ input: String?, of theme: ResolvedTheme) throws(Failure) -> Int {
    guard let input else { return 0 }
    var sources = SourceFiles()
    var findings = Findings()
    let file = sources.add(path: "input", bytes: Array(input.utf8))
    if let data = JSONReader.read(file, into: &findings), let mode = theme.document.mode(for: data, into: &findings),
      let index = theme.graph.modes.firstIndex(of: mode)
    {
      return index
    }
    // The input is no file that could be shown.
    throw Failure(findings: findings.sorted.map { Finding($0.severity, $0.rule, $0.text, at: nil, help: $0.help) })
  }

  private static func omitted(_ paths: [TokenPath], at place: Place?) -> Finding {
    Finding(
      .warning, "not-in-standard", "DTCG 2025.10 cannot say \(names(paths)), which no other program will find",
      at: place, help: "they stand under $extensions.specimen.beyond, as they are written")
  }

  private static func translucent(_ paths: [TokenPath], at place: Place?) -> Finding {
    Finding(
      .warning, "not-in-palette", "a palette cannot say \(names(paths)), which let through what lies behind", at: place,
      help: "take them from 'specimen export json'")
  }

  private static func names(_ paths: [TokenPath]) -> String {
    let names = paths.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return names + (paths.count > 5 ? " and \(paths.count - 5) more" : "")
  }
}
