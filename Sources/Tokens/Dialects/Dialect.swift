package import DataFiles
package import Diagnostics

/// The shapes in which people have their tokens; told apart by file, never by project.
package enum Dialect: Hashable, Sendable {
  /// DTCG Resolver 2025.10: names token files, and is none itself.
  case resolver
  /// A resolver as drafts before 2025.10 had it.
  case resolverDraft
  /// What Figma's REST API and plugins say of variables.
  case figmaVariables
  /// The Token Listing that Terrazzo writes.
  case tokenListing
  /// Adobe Spectrum's own format.
  case spectrum
  /// All sets and themes of Tokens Studio in one file.
  case tokensStudio
  /// Style Dictionary, and a set of Tokens Studio alone.
  case styleDictionary
  /// DTCG Format 2025.10, its drafts, and what tools write in its shape.
  case dtcg

  /// The dialect of a file; nil for one that holds no tokens.
  package static func of(_ file: DataValue) -> Dialect? {
    if ResolverDraft.matches(file) { return .resolverDraft }
    if file["resolutionOrder"]?.array != nil { return .resolver }
    if FigmaVariables.matches(file) { return .figmaVariables }
    if TokenListing.matches(file) { return .tokenListing }
    if Spectrum.matches(file) { return .spectrum }
    // A schema of token files has their names as keys.
    if file["$schema"]?.string?.contains("json-schema.org") == true { return nil }
    if TokensStudio.isFile(file) { return .tokensStudio }
    if StyleDictionary.isSource(file) {
      return TokensStudioReferences.leaveOutSets(in: file) ? .tokensStudio : .styleDictionary
    }
    return isOfDTCG(file) ? .dtcg : nil
  }

  /// The tokens of a file, whatever its dialect. `strict` reads every file by the standard.
  package static func read(_ file: DataValue, profile: TokenProfile, into findings: inout Findings) -> TokenFile {
    guard profile == .lenient else { return TokenFile(tree: TokenReader.read(file, into: &findings)) }
    switch of(file) {
    case .resolverDraft:
      findings.report(ResolverDraft.finding(file))
      return TokenFile(tree: TokenGroup())
    case .figmaVariables: return FigmaVariables.read(file, into: &findings)
    case .tokenListing: return TokenListing.read(file, into: &findings)
    case .spectrum: return Spectrum.read(file, into: &findings)
    case .tokensStudio: return TokensStudio.read(file, into: &findings)
    case .styleDictionary: return StyleDictionary.read(file, into: &findings)
    case .dtcg, .resolver, nil:
      return ModeReader.read(TokenReader.read(file, profile: profile, into: &findings), into: &findings)
    }
  }

  /// A group without tokens may give those of other files their type.
  private static func isOfDTCG(_ value: DataValue) -> Bool {
    guard let members = value.members else { return false }
    return members.contains { ["$value", "$type", "$extends", "$extensions"].contains($0.key) }
      || members.contains { isOfDTCG($0.value) }
  }
}
