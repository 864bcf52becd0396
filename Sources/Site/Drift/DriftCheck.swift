import Diagnostics
import Markup
import Tokens

/// Whether the documents of a system and its tokens say the same.
struct DriftCheck: Sendable {
  private let theme: ResolvedTheme
  private let names: TokenNames

  /// - Parameter asksForMentions: whether every token must stand in some document.
  static func findings(in system: ResolvedSystem, asksForMentions: Bool) -> Findings {
    var findings = Findings()
    guard let theme = system.theme, !theme.graph.tokens.isEmpty else { return findings }
    let check = DriftCheck(theme: theme, names: TokenNames(theme))
    for found in system.documents.parallelMap({ check.findings(in: $0) }) {
      for finding in found { findings.report(finding) }
    }
    if asksForMentions {
      for finding in UnmentionedTokens(theme, check.names).findings(system.documents) { findings.report(finding) }
    }
    return findings
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
