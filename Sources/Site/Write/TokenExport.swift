import DataFiles
package import Diagnostics
import SwiftSource
import Tokens

/// The tokens of a system as a file for other programs, or as those of a folder.
package struct TokenExport: Sendable {
  /// At least one.
  package let files: [OutputFile]
  /// How the name of a file ends that is the whole export; nil where any name will do.
  package let ending: String?
  /// How every export of the format begins: what tells our files from other people's.
  package let opening: String

  private init(_ bytes: [UInt8], opening: String) {
    files = [OutputFile(path: "export", bytes: bytes)]
    ending = nil
    self.opening = opening
  }

  private init(_ files: [OutputFile], ending: String, opening: String) {
    self.files = files
    self.ending = ending
    self.opening = opening
  }

  /// Why there is nothing to export.
  package struct Failure: Error {
    /// At least one, all without a place.
    package let findings: [Finding]
  }

  /// Custom properties in every mode.
  package static func css(_ system: ResolvedSystem, into findings: inout Findings) throws(Failure) -> TokenExport {
    let theme = try theme(of: system)
    let export = CSSExport(theme.graph, prefix: theme.configuration.prefix, into: &findings)
    return TokenExport(Array(export.text(title: theme.configuration.name).utf8), opening: CSSExport.opening)
  }

  /// One token file of a mode.
  /// - Parameter input: a choice of contexts as JSON (DTCG Resolver 2025.10, "inputs"); nil for the default of every modifier.
  package static func json(
    _ system: ResolvedSystem, input: String?, into findings: inout Findings
  ) throws(Failure) -> TokenExport {
    let theme = try theme(of: system)
    let mode = try mode(input, of: theme)
    let export = DTCGExport(theme.document, graph: theme.graph, mode: theme.graph.modes[mode], system: system.name)
    if let first = export.omitted.first {
      findings.report(omitted(export.omitted, at: theme.graph[first]?.primary.namePlace))
    }
    return TokenExport(export.bytes, opening: DTCGExport.opening)
  }

  /// The opaque colours of a mode as Adobe's programs take them.
  package static func ase(
    _ system: ResolvedSystem, input: String?, into findings: inout Findings
  ) throws(Failure) -> TokenExport {
    let bytes = AdobeSwatchExchange(try palette(system, input: input, into: &findings)).bytes
    return TokenExport(bytes, opening: AdobeSwatchExchange.opening)
  }

  /// The opaque colours of a mode as GIMP and its relatives take them.
  package static func gpl(
    _ system: ResolvedSystem, input: String?, into findings: inout Findings
  ) throws(Failure) -> TokenExport {
    let text = GIMPPalette(try palette(system, input: input, into: &findings)).text
    return TokenExport(Array(text.utf8), opening: GIMPPalette.opening)
  }

  /// The constants of those tokens that have a name: one file, or those of a folder.
  package static func swift(
    _ system: ResolvedSystem, input: String?, into findings: inout Findings
  ) throws(Failure) -> TokenExport {
    let theme = try theme(of: system)
    let export = SwiftExport(
      theme.graph, theme.swiftNames, title: theme.configuration.name, modes: try choice(input, of: theme),
      face: theme.face, into: &findings)
    let files = export.files.map { OutputFile(path: $0.path, bytes: Array($0.text.utf8)) }
    return TokenExport(files, ending: ".swift", opening: SwiftExport.opening)
  }

  /// The colours as an asset catalog.
  package static func xcassets(
    _ system: ResolvedSystem, input: String?, into findings: inout Findings
  ) throws(Failure) -> TokenExport {
    let theme = try theme(of: system)
    let assets = ColorAssets(theme.graph, theme.swiftNames, modes: try choice(input, of: theme))
    assets.report(into: &findings)
    let files = assets.files.map { OutputFile(path: $0.path, bytes: Array($0.text.utf8)) }
    return TokenExport(files, ending: "/\(ColorAssets.folder)/Contents.json", opening: "{")
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
    try choice(input, of: theme).base
  }

  private static func choice(_ input: String?, of theme: ResolvedTheme) throws(Failure) -> SwiftModes {
    guard let input else { return SwiftModes() }
    var sources = SourceFiles()
    var findings = Findings()
    let file = sources.add(path: "input", bytes: Array(input.utf8))
    if let data = JSONReader.read(file, into: &findings), let mode = theme.document.mode(for: data, into: &findings),
      let index = theme.graph.modes.firstIndex(of: mode)
    {
      let names = Set((data.members ?? []).map { $0.key.lowercased() })
      let chosen = theme.graph.modifiers.indices.filter { names.contains(theme.graph.modifiers[$0].name.lowercased()) }
      return SwiftModes(base: index, chosen: Set(chosen))
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
