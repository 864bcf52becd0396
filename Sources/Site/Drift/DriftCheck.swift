import Diagnostics
import Markup
import Tokens

/// Whether the documents of a system, its Swift and its tokens say the same.
struct DriftCheck: Sendable {
  private let theme: ResolvedTheme
  private let names: TokenNames

  /// - Parameters:
  ///   - sources: all files of the project.
  ///   - asksForMentions: whether every token must stand in some document.
  static func findings(in system: ResolvedSystem, _ sources: SourceFiles, asksForMentions: Bool) -> Findings {
    let theme = system.theme.flatMap { $0.graph.tokens.isEmpty ? nil : $0 }
    let names = theme.map { TokenNames($0) }
    let files = sources.files.filter { $0.path.hasSuffix(".swift") && isOfTheme($0.path, system.name) }
    var found = SwiftCheck(theme, names, sources).findings(system.documents, files)
    if let theme, let names {
      let check = DriftCheck(theme: theme, names: names)
      found += system.documents.parallelMap { check.findings(in: $0) }.flatMap { $0 }
      if asksForMentions { found += UnmentionedTokens(theme, names).findings(system.documents) }
    }
    var findings = Findings()
    for finding in found { findings.report(finding) }
    return findings
  }

  /// True in the folder of a theme, which may be the project itself.
  private static func isOfTheme(_ path: String, _ name: String) -> Bool {
    path.hasPrefix("themes/") ? path.hasPrefix("themes/\(name)/") : !path.hasPrefix("content/")
  }

  private func findings(in document: ResolvedDocument) -> [Finding] {
    let claims = DocumentClaims(in: document)
    guard claims.hasHex || claims.hasRatio else { return [] }
    return document.markdown.passages.flatMap { passage -> [Finding] in
      guard !passage.codes.isEmpty else { return [] }
      let mentions = names.mentions(in: passage)
      guard !mentions.isEmpty else { return [] }
      return (claims.hasHex ? HexDrift(theme.graph).findings(in: passage, mentions) : [])
        + (claims.hasRatio ? ContrastClaims(theme).findings(in: passage, mentions) : [])
    }
  }
}
